// The second painter: sends frames to a worker, which owns the canvas and removes the green. Sends one frame at a time and drops
// frames that arrive while the worker draws.
import { scriptAddress } from '../../../../platform/browser/script-address';
import type { ToGreenWorker } from './green-worker';
// oxlint-disable-next-line import/default -- Made by the build.
import workerAddress from './green-worker?worker&url';
import { createSquareCanvas, frameRectOf, type MakePainter, type Painter } from './green-painter';

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
