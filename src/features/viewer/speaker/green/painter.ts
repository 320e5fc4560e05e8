// What draws a speaker without the green behind them. Three ways do: a shader, a worker, the page itself.
import { limits } from '../../../../contract/limits';

/** Draws frames on a canvas of its own, 512 by 512 (experience 9). */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Draws what the source shows now; nothing while it shows nothing. */
  readonly paint: () => void;
  readonly clear: () => void;
  readonly dispose: () => void;
}

/** A picture that moves, and its size in pixels: 0 by 0 while there is none. */
export interface FrameSource {
  readonly image: HTMLVideoElement | HTMLCanvasElement;
  readonly size: () => { readonly width: number; readonly height: number };
}

/** Makes a painter, or undefined where the device lacks what it needs; `onLost` is called when it is taken away later. */
export type MakePainter = (source: FrameSource, onLost: () => void) => Painter | undefined;

export interface FrameRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a whole frame stands in the middle of the square; undefined while there is no frame. */
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

export function createSquareCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = limits.greenScreen.size;
  canvas.height = limits.greenScreen.size;
  return canvas;
}
