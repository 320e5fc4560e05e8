// The interface of the three painters that draw a speaker without the green: shader, worker and page (spec player §9). Also the
// green-screen rule that worker and page share, and the page's painter.
import * as limits from '../../../contract/limits';

/** Draws frames on its own canvas of 512 by 512 pixels (spec player §9). */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Draws the source's current frame; does nothing while there is none. */
  readonly paint: () => void;
  readonly clear: () => void;
  readonly dispose: () => void;
}

/** A source of frames; `size` returns pixels, 0 by 0 while there is no frame. */
export interface FrameSource {
  readonly image: HTMLVideoElement | HTMLCanvasElement;
  readonly size: () => { readonly width: number; readonly height: number };
}

/** Returns a painter, or undefined if the device does not support it. Calls `onLost` when the device loses it later. */
export type MakePainter = (source: FrameSource, onLost: () => void) => Painter | undefined;

export interface FrameRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the rectangle of a frame that is centred in the square canvas and fits it, or undefined while there is no frame. */
export function frameRectOf({ width, height }: { width: number; height: number }): FrameRect | undefined {
  if (width === 0 || height === 0) return undefined;
  const { size } = limits.greenScreen;
  const scale = size / Math.max(width, height);
  const placed = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    left: Math.floor((size - placed.width) / 2),
    top: Math.floor((size - placed.height) / 2),
    ...placed,
  };
}

/** Returns a canvas of the size in which speakers are drawn. */
export function createSquareCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = limits.greenScreen.size;
  canvas.height = limits.greenScreen.size;
  return canvas;
}

/** Makes green pixels of an RGBA picture transparent, in place: green above 80 and above blue plus red minus 50. */
export function removeGreen(pixels: Uint8ClampedArray): void {
  const { minGreen, margin } = limits.greenScreen;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const green = pixels[at + 1] ?? 0;
    // Most pixels end here, so their other channels are not read.
    if (green <= minGreen) continue;
    if (green > (pixels[at] ?? 0) + (pixels[at + 2] ?? 0) - margin) pixels[at + 3] = 0;
  }
}

const { size } = limits.greenScreen;

/** The last fallback, which works in every supported browser. Returns a painter on this thread, or undefined without a 2D canvas. It is never lost. */
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
