// Finds the sentence that is spoken at a given time.
import type { Cue } from '../../contract/presentation/presentation-index';

/**
 * Returns the latest cue that starts at or before `seconds` (spec player §8), or undefined before the first. `cues` are in order
 * of their start.
 */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  let from = 0;
  let to = cues.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const cue = cues[middle];
    if (cue !== undefined && cue.start <= seconds) from = middle + 1;
    else to = middle;
  }
  return cues[from - 1];
}
