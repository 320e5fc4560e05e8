// A speaker's gestures: the mouth follows the sound, eyes blink, the body sways. Draws them as the frames of a film.
import { Resvg } from '@resvg/resvg-js';
import type { Gesture } from '../drawing/speaker-figure';
import type { Sound } from '../voices/wave';
import { filmFormat } from './mp4-file';

/**
 * Returns a function that yields the frames of a film of a sound, each made of its pixels (RGBA), a square of this size. A gesture is drawn once for all
 * films: whenever it comes again, its frame is the same object.
 */
export function gestureFrames<Frame>(
  svgOf: (gesture: Gesture) => string,
  frameOf: (pixels: Buffer) => Frame,
  size: number = filmFormat.size,
): (sound: Sound) => Generator<Frame> {
  const drawn = new Map<string, Frame>();
  return function* framesOf(sound) {
    for (const gesture of actingTo(sound, filmFormat.framesPerSecond)) {
      const key = JSON.stringify(gesture);
      const frame = drawn.get(key) ?? frameOf(rasterised(svgOf(gesture), size));
      drawn.set(key, frame);
      yield frame;
    }
  };
}

/** Returns the pixels of an SVG at this width, RGBA. */
function rasterised(svg: string, size: number): Buffer {
  const fitTo = { mode: 'width', value: size } as const;
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels);
}

/** Returns one gesture for every frame of a film of this sound. */
export function actingTo(sound: Sound, framesPerSecond: number): Gesture[] {
  const levels = levelsOf(sound, framesPerSecond);
  const loudest = Math.max(1, ...levels);
  return levels.map((level, frame) => ({
    mouth: level > 0.42 * loudest ? 'open' : level > 0.12 * loudest ? 'talk' : 'closed',
    eyes: blinks.has(frame % 143) ? 'blink' : 'open',
    // Rounded to halves: few enough values for every frame to be drawn once and reused.
    sway: Math.round(Math.sin(frame / 13) * 6) / 2 + 0,
  }));
}

/** Of nearly ten seconds: two frames in about three, and once twice in a row. */
const blinks: ReadonlySet<number> = new Set([44, 45, 92, 93, 97, 98]);

/** Returns the loudness of each frame, as the root of its mean square. */
function levelsOf({ rate, samples }: Sound, framesPerSecond: number): number[] {
  const length = rate / framesPerSecond;
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(Math.floor(frame * length), Math.floor((frame + 1) * length));
    const energy = part.reduce((sum, sample) => sum + sample ** 2, 0);
    return Math.sqrt(energy / Math.max(1, part.length));
  });
}
