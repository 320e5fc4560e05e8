// The worker of the worker painter: draws each frame, removes the green and posts `drawn`.
import { type FrameRect, removeGreen } from './green-painter';

/** Messages to the worker: first its canvas, then frames or `clear`. It answers each frame. */
export type ToGreenWorker =
  | { readonly canvas: OffscreenCanvas }
  | { readonly frame: ImageBitmap; readonly place: FrameRect }
  | { readonly clear: true };

let context: OffscreenCanvasRenderingContext2D | null = null;

addEventListener('message', ({ data }: MessageEvent<ToGreenWorker>) => {
  if ('canvas' in data) {
    context = data.canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) postMessage('no-context');
    return;
  }
  if (context === null) return;
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  if ('clear' in data) return;
  const { frame, place } = data;
  context.drawImage(frame, place.left, place.top, place.width, place.height);
  frame.close();
  const pixels = context.getImageData(place.left, place.top, place.width, place.height);
  removeGreen(pixels.data);
  context.putImageData(pixels, place.left, place.top);
  postMessage('drawn');
});
