// Draws a speaker's gestures as the frames of a film. Chooses no gesture.
import { Resvg } from '@resvg/resvg-js';
import type { Sound } from '../../voice/wave';
import { actingTo, type Gesture } from './acting';

interface GestureDrawing<Frame> {
  /** Returns the drawing of a gesture as SVG. */
  readonly svgOf: (gesture: Gesture) => string;
  /** The width and height of a frame, in pixels. */
  readonly size: number;
  readonly framesPerSecond: number;
  /** Returns the frame of these pixels, RGBA. */
  readonly frameOf: (pixels: Buffer) => Frame;
}

/**
 * Returns a function that yields the frames of a film of a sound. Each gesture is drawn once for all films: whenever it comes
 * again, its frame is the same object.
 */
export function gestureFrames<Frame>({ svgOf, size, framesPerSecond, frameOf }: GestureDrawing<Frame>) {
  const drawn = new Map<string, Frame>();
  return function* framesOf(sound: Sound): Generator<Frame> {
    for (const gesture of actingTo(sound, framesPerSecond)) {
      const key = `${gesture.mouth} ${gesture.eyes} ${gesture.sway}`;
      const frame = drawn.get(key) ?? frameOf(rasterised(svgOf(gesture), size));
      drawn.set(key, frame);
      yield frame;
    }
  };
}

/** Returns the pixels of an SVG at this width, RGBA. */
export function rasterised(svg: string, size: number): Buffer {
  const fitTo = { mode: 'width', value: size } as const;
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels);
}
