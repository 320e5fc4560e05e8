// The preferred painter: a WebGL shader removes the green. It compares channels as integers, like `removeGreen`, so that both give
// the same pixels.
import * as limits from '../../../../contract/limits';
import { createSquareCanvas, frameRectOf, type MakePainter, type Painter } from './green-painter';

const { size, minGreen, margin } = limits.greenScreen;

/** A single triangle that covers the canvas; the frame's first row is at the top. */
const vertexShader = `#version 300 es
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1.);
  at = vec2(corner.x + 1., 1. - corner.y) * .5;
  gl_Position = vec4(corner, 0., 1.);
}`;

const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D frame;
in vec2 at;
out vec4 colour;
void main() {
  vec3 c = floor(texture(frame, at).rgb * 255. + .5);
  bool green = c.g > ${minGreen}. && c.g > c.b + c.r - ${margin}.;
  colour = green ? vec4(0.) : vec4(c / 255., 1.);
}`;

/**
 * Returns a factory that gives undefined without WebGL 2, and with `refusesSoftware` also for a software renderer, which is slower
 * than `removeGreen`.
 */
export const makeShaderPainter =
  (refusesSoftware: boolean): MakePainter =>
  (source, onLost) => {
    const canvas = createSquareCanvas();
    const gl = canvas.getContext('webgl2', {
      antialias: false,
      depth: false,
      // A paused frame is shown, and may be read, long after it was drawn.
      preserveDrawingBuffer: true,
      powerPreference: 'low-power',
    });
    if (gl === null) return undefined;
    const releaseContext = (): void => gl.getExtension('WEBGL_lose_context')?.loseContext();
    if ((refusesSoftware && isSoftware(gl)) || !setUp(gl)) {
      releaseContext();
      return undefined;
    }
    canvas.addEventListener('webglcontextlost', onLost);
    return {
      canvas,
      ...drawFrames(gl, source),
      dispose() {
        canvas.removeEventListener('webglcontextlost', onLost);
        releaseContext();
      },
    };
  };

/** Software renderers of Chromium, Mesa and Windows; `failIfMajorPerformanceCaveat` does not detect them. */
const software = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function isSoftware(gl: WebGL2RenderingContext): boolean {
  // Browsers without the extension give the same name for RENDERER.
  const debug = gl.getExtension('WEBGL_debug_renderer_info');
  return software.test(String(gl.getParameter(debug?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
}

function setUp(gl: WebGL2RenderingContext): boolean {
  const program = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return false;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return false;
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.clearColor(0, 0, 0, 0);
  return true;
}

function drawFrames(gl: WebGL2RenderingContext, { image, size: sizeOf }: Parameters<MakePainter>[0]) {
  const clear = (): void => gl.clear(gl.COLOR_BUFFER_BIT);
  const paint = (): void => {
    const frame = sizeOf();
    const place = frameRectOf(frame);
    if (place === undefined) return;
    // A frame of the canvas's size is copied without interpolation.
    const filter = frame.width === place.width && frame.height === place.height ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    clear();
    gl.viewport(place.left, size - place.top - place.height, place.width, place.height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  return { clear, paint } satisfies Partial<Painter>;
}
