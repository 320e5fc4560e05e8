// The baseline of the green screen, as a module for the page. Its painters draw an unchanged frame on a square canvas, one of
// each kind that the product uses. Its functions wait for the frame of either.

/**
 * Exports `painters` by way, and `waitedFor(way, make)`, which returns a function that paints and resolves with the frame
 * drawn.
 */
export const barePainters = `
const size = 512;
const square = () => Object.assign(document.createElement('canvas'), { width: size, height: size });
const placeOf = ({ width, height }) => {
  const scale = size / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { left: Math.floor((size - w) / 2), top: Math.floor((size - h) / 2), width: w, height: h };
};

const vertex = \`#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1.);
  at = vec2(corner.x + 1., 1. - corner.y) * .5;
  gl_Position = vec4(corner, 0., 1.);
}\`;
const fragment = \`#version 300 es
precision highp float;
uniform sampler2D frame;
in vec2 at;
out vec4 colour;
void main() { colour = texture(frame, at); }\`;

function drawByCard(source) {
  const canvas = square();
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, preserveDrawingBuffer: true });
  const program = gl.createProgram();
  for (const [type, text] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
    const shader = gl.createShader(type);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  return { canvas, paint() {
    const { left, top, width, height } = placeOf(source.size());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source.image);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.viewport(left, size - top - height, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  } };
}

function drawByWorker(source) {
  const canvas = square();
  const code = \`let context;
onmessage = ({ data: { canvas, frame, place } }) => {
  if (canvas) { context = canvas.getContext('2d', { willReadFrequently: true }); return; }
  context.clearRect(0, 0, 512, 512);
  context.drawImage(frame, place.left, place.top, place.width, place.height);
  frame.close();
  context.getImageData(0, 0, 1, 1);
  postMessage('drawn');
};\`;
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen }, [offscreen]);
  return { canvas, async paint() {
    const frame = await createImageBitmap(source.image);
    worker.postMessage({ frame, place: placeOf(source.size()) }, [frame]);
  } };
}

function drawByPage(source) {
  const canvas = square();
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return { canvas, paint() {
    const { left, top, width, height } = placeOf(source.size());
    context.clearRect(0, 0, size, size);
    context.drawImage(source.image, left, top, width, height);
  } };
}

export const painters = { shader: drawByCard, worker: drawByWorker, page: drawByPage };

/** Reading one pixel waits for the drawing, which the browser otherwise defers. */
const readPixel = {
  shader: (canvas) => canvas.getContext('webgl2').readPixels(0, 0, 1, 1, 6408, 5121, new Uint8Array(4)),
  page: (canvas) => canvas.getContext('2d').getImageData(0, 0, 1, 1),
};

export function waitedFor(way, make) {
  const { worker, made } = withItsWorker(make);
  if (worker === undefined) return async () => { made.paint(); readPixel[way](made.canvas); };
  return () => new Promise((drawn) => {
    worker.addEventListener('message', () => drawn(), { once: true });
    void made.paint();
  });
}

/** Neither painter reports when its worker has drawn; its worker does. */
function withItsWorker(make) {
  const Plain = globalThis.Worker;
  let worker;
  globalThis.Worker = class extends Plain {
    constructor(...how) { super(...how); worker = this; }
  };
  const made = make();
  globalThis.Worker = Plain;
  return { worker, made };
}
`;
