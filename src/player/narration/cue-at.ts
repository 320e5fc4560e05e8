// Finds the sentence that is spoken at a given time.
import type { Cue } from '../../contract/presentation/presentation-index';

/** Returns the cue that `cueIndexAt` finds, or undefined before the first. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  return cues[cueIndexAt(cues, seconds)];
}

/**
 * Returns the index of the latest cue that starts at or before `seconds` (spec player §8); -1 before the first. `cues` are in order
 * of their start.
 */
export function cueIndexAt(cues: readonly Cue[], seconds: number): number {
  let from = 0;
  let to = cues.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const cue = cues[middle];
    if (cue !== undefined && cue.start <= seconds) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
