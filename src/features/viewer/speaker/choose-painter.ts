// Chooses how the green is removed: by a shader, else in a worker, else on the page. Falls back to the next when one is lost. A test may
// choose, too.
import { scriptAddress } from '../../../platform/browser/script-address';
import * as limits from '../../../contract/limits';
import {
  createSquareCanvas,
  frameRectOf,
  type FrameSource,
  makePagePainter,
  type MakePainter,
  type Painter,
} from './green-painter';
import { canPaint } from './use-speaker';
import type { ToGreenWorker } from './green-worker';
// oxlint-disable-next-line import/default -- Made by the build.
import workerAddress from './green-worker?worker&url';

export const painterKinds = ['shader', 'worker', 'page'] as const;
export type PainterKind = (typeof painterKinds)[number];

/** Returns the factories of all painters. A shader that is forced may also run in software. */
export function makersOf(forced: PainterKind | undefined): Readonly<Record<PainterKind, MakePainter>> {
  return {
    shader: makeShaderPainter(forced === undefined),
    worker: makeWorkerPainter,
    page: makePagePainter,
  };
}

/** Painters that were lost on this page; they are not tried again. */
const lost = new Set<PainterKind>();

interface PainterChoice {
  readonly show: (painter: Painter, kind: PainterKind) => void;
  /** Called when no painter is available, or the last one is lost. */
  readonly onNone: () => void;
}

/**
 * Calls `show` with the first available painter, and with the next one when that is lost; returns a function that ends this.
 * With `forced` only that painter is tried.
 */
export function choosePainter(
  source: FrameSource,
  { show, onNone }: PainterChoice,
  forced?: PainterKind,
  makers = makersOf(forced),
): () => void {
  let painter: Painter | undefined;
  const leave = (): void => {
    painter?.canvas.remove();
    painter?.dispose();
    painter = undefined;
  };
  const tryFrom = (at: number): void => {
    for (const [number, kind] of painterKinds.entries()) {
      if (number < at || lost.has(kind) || (forced ?? kind) !== kind) continue;
      painter = makers[kind](source, () => {
        lost.add(kind);
        leave();
        tryFrom(number + 1);
      });
      if (painter !== undefined) return show(painter, kind);
    }
    canPaint.set(false);
    onNone();
  };
  tryFrom(0);
  return leave;
}

interface TestOverrides {
  readonly painter?: PainterKind;
  readonly source?: FrameSource;
}

/** Reads `window.bookwormGreenScreen`, `{ painter?: 'shader' | 'worker' | 'page', picture?: HTMLCanvasElement }`. */
export function readTestOverrides(target: object = window): TestOverrides {
  const requested: unknown = Reflect.get(target, 'bookwormGreenScreen');
  if (typeof requested !== 'object' || requested === null) return {};
  const painter = painterKinds.find((known) => known === Reflect.get(requested, 'painter'));
  const picture: unknown = Reflect.get(requested, 'picture');
  return {
    ...(painter === undefined ? {} : { painter }),
    ...(picture instanceof HTMLCanvasElement ? { source: { image: picture, size: () => picture } } : {}),
  };
}

// The second painter: sends frames to a worker, which owns the canvas and removes the green. Sends one frame at a time and drops
// frames that arrive while the worker draws.

/** Returns a painter in a worker, or undefined when this browser has no offscreen canvas. Calls `onLost` when the worker fails. */
export const makeWorkerPainter: MakePainter = (source, onLost) => {
  const canvas = createSquareCanvas();
  if (!('transferControlToOffscreen' in canvas) || typeof createImageBitmap !== 'function') return undefined;
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const send = (message: ToGreenWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  send({ canvas: offscreen }, [offscreen]);
  worker.addEventListener('error', onLost, { once: true });
  return { canvas, ...sendFrames(source, worker, send, onLost) };
};

function sendFrames(
  source: Parameters<MakePainter>[0],
  worker: Worker,
  send: (message: ToGreenWorker, transfer?: Transferable[]) => void,
  onLost: () => void,
): Omit<Painter, 'canvas'> {
  let busy = false;
  /** Whether a frame arrived while the worker drew; the last frame before a pause must not be lost. */
  let waiting = false;
  let disposed = false;
  const paint = (): void => {
    const place = frameRectOf(source.size());
    if (place === undefined || disposed) return;
    waiting = busy;
    if (busy) return;
    busy = true;
    createImageBitmap(source.image).then(
      (frame) => (disposed ? frame.close() : send({ frame, place }, [frame])),
      // The element was emptied in the meantime and had no frame.
      paintNext,
    );
  };
  const paintNext = (): void => {
    busy = false;
    if (waiting) paint();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'no-context') onLost();
    else paintNext();
  });
  return {
    paint,
    clear: () => send({ clear: true }),
    dispose() {
      disposed = true;
      worker.terminate();
    },
  };
}

// The preferred painter: a WebGL shader removes the green. It compares channels as integers, like `removeGreen`, so that both give
// the same pixels.

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
const makeShaderPainter =
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
