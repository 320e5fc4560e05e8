// Finds the sentence that is spoken at a given time.
import { canBeSeconds, type Cue } from '../../contract/presentation/transcription';
import type { MediaTime } from '../media/media-time';

/** Returns the cue that `cueIndexAt` finds, or undefined before the first. */
export function cueAt(cues: readonly Cue[], at: Pick<MediaTime, 'time' | 'duration'>): Cue | undefined {
  return cues[cueIndexAt(cues, at)];
}

/**
 * Returns the index of the latest cue that starts at or before the time (spec player §8); -1 before the first, and where the starts
 * cannot be seconds. `cues` are in order of their start.
 */
export function cueIndexAt(
  cues: readonly Cue[],
  { time, duration }: Pick<MediaTime, 'time' | 'duration'>,
): number {
  if (!canBeSeconds(cues, duration)) return -1;
  let from = 0;
  let to = cues.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const cue = cues[middle];
    if (cue !== undefined && cue.start <= time) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
