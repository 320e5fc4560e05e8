// Computes the gestures of a speaker: the mouth follows the sound, eyes blink, the body sways. Pure.
import type { Sound } from '../../voice/wave';

export interface Gesture {
  readonly mouth: 'closed' | 'talk' | 'open';
  readonly eyes: 'open' | 'blink';
  /** Lean of the body, -3 to 3. */
  readonly sway: number;
}

/** Returns one gesture for every frame of a film of this sound. */
export function actingTo(sound: Sound, framesPerSecond: number): Gesture[] {
  const levels = levelsOf(sound, framesPerSecond);
  const loudest = Math.max(1, ...levels);
  return levels.map((level, frame) => ({
    mouth: mouthFor(level / loudest),
    eyes: blinksAt(frame) ? 'blink' : 'open',
    // Rounded to halves: few enough values for every frame to be drawn once and reused.
    sway: Math.round(Math.sin(frame / 13) * 6) / 2 + 0,
  }));
}

function mouthFor(level: number): Gesture['mouth'] {
  if (level > 0.42) return 'open';
  return level > 0.12 ? 'talk' : 'closed';
}

/** Returns true for two frames in about three seconds, and sometimes twice in a row. */
function blinksAt(frame: number): boolean {
  const beat = frame % 143;
  return [44, 45, 92, 93, 97, 98].includes(beat);
}

/** Returns the loudness of each frame, as the root of its mean square. */
function levelsOf({ rate, samples }: Sound, framesPerSecond: number): number[] {
  const length = rate / framesPerSecond;
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, frame) => {
    const part = samples.subarray(Math.floor(frame * length), Math.floor((frame + 1) * length));
    const energy = part.reduce((sum, sample) => sum + sample ** 2, 0);
    return Math.sqrt(energy / Math.max(1, part.length));
  });
}
