// The second way: frames go to a worker, which owns the canvas and looks at every pixel there. One frame at a time:
// what comes while the worker draws is left out.
import { scriptAddress } from '../../../../platform/service-worker/script-address';
import type { ToGreenWorker } from './green-worker';
// oxlint-disable-next-line import/default -- Made by the build.
import workerAddress from './green-worker?worker&url';
import { createSquareCanvas, frameRectOf, type MakePainter, type Painter } from './painter';

export const makeWorkerPainter: MakePainter = (source, onLost) => {
  const canvas = createSquareCanvas();
  if (!('transferControlToOffscreen' in canvas) || typeof createImageBitmap !== 'function') return undefined;
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  const tell = (message: ToGreenWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  tell({ canvas: offscreen }, [offscreen]);
  worker.addEventListener('error', onLost, { once: true });
  return { canvas, ...sendFrames(source, worker, tell, onLost) };
};

function sendFrames(
  source: Parameters<MakePainter>[0],
  worker: Worker,
  tell: (message: ToGreenWorker, transfer?: Transferable[]) => void,
  onLost: () => void,
): Omit<Painter, 'canvas'> {
  let busy = false;
  /** A frame that came while the worker drew; the last one of a video that then stands must not be lost. */
  let waiting = false;
  let disposed = false;
  const paint = (): void => {
    const place = frameRectOf(source.size());
    if (place === undefined || disposed) return;
    waiting = busy;
    if (busy) return;
    busy = true;
    createImageBitmap(source.image).then(
      (frame) => tell({ frame, place }, [frame]),
      // A video that was emptied meanwhile has no frame to give.
      () => void (busy = false),
    );
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    busy = false;
    if (data === 'no-context') onLost();
    else if (waiting) paint();
  });
  return {
    paint,
    clear: () => tell({ clear: true }),
    dispose() {
      disposed = true;
      worker.terminate();
    },
  };
}
