// Finds the sentence that is spoken at a given time.
import { canBeSeconds, type Cue } from '../../contract/presentation/transcription';
import type { MediaTime } from '../media/media-time';

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

/**
 * Returns how much of a cue has been spoken, from 0 to 1. It lasts until the next one starts, or until the end of the medium; 0 while that
 * is unknown.
 */
export function cueProgress(cues: readonly Cue[], index: number, seconds: number, duration: number): number {
  const start = cues[index]?.start ?? 0;
  const length = (cues[index + 1]?.start ?? duration) - start;
  return length > 0 ? Math.max(0, Math.min(1, (seconds - start) / length)) : 0;
}
