// The last fallback: removes the green on the page's main thread. Works in every supported browser.
import * as limits from '../../../../contract/limits';
import { createSquareCanvas, frameRectOf, type MakePainter } from './painter';
import { removeGreen } from './remove-green';

const { size } = limits.greenScreen;

/** Returns a painter on this thread, or undefined without a 2D canvas. It is never lost. */
export const makePagePainter: MakePainter = (source) => {
  const canvas = createSquareCanvas();
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  const clear = (): void => context.clearRect(0, 0, size, size);
  return {
    canvas,
    clear,
    paint() {
      const place = frameRectOf(source.size());
      if (place === undefined) return;
      clear();
      const { left, top, width, height } = place;
      context.drawImage(source.image, left, top, width, height);
      const frame = context.getImageData(left, top, width, height);
      removeGreen(frame.data);
      context.putImageData(frame, left, top);
    },
    dispose: clear,
  };
};
