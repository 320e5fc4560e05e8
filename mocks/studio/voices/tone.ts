// Generates soft tones for stories that are built without a voice.
import type { Sound } from './wave';

const rate = 22_050;
/** Seconds in which a tone rises and falls, so that it does not click. */
const slope = 0.08;

/** Returns a sine of a pitch in hertz and a length in seconds, with soft ends and a faint octave. */
export function softTone(pitch: number, seconds: number): Sound {
  const length = Math.round(rate * seconds);
  const samples = Int16Array.from({ length }, (_, index) => {
    const time = index / rate;
    const edge = Math.min(1, time / slope, (seconds - time) / slope);
    const turn = 2 * Math.PI * pitch * time;
    return 5000 * edge * (Math.sin(turn) + 0.3 * Math.sin(2 * turn));
  });
  return { rate, samples };
}
