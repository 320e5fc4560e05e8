// Stories that were begun and not finished, as the shelf knows them. Pure; remembers no place.
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

/** Where a story was left. */
export interface Reading {
  readonly presentationId: string;
  /** Position in the sequence of slides, from 0 (decision 19). */
  readonly slide: number;
}

export interface StoryInProgress {
  readonly entry: PresentationEntry;
  /** As the player counts (decision 41). */
  readonly page: number;
}

/** In the order of the readings. A story that is listed no more, or was read to its last slide, has nothing to continue. */
export function storiesInProgress(
  readings: readonly Reading[],
  entries: readonly PresentationEntry[],
): readonly StoryInProgress[] {
  if (readings.length === 0) return [];
  const wanted = new Set(readings.map(({ presentationId }) => presentationId));
  const known = new Map(entries.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  return readings.flatMap(({ presentationId, slide }) => {
    const entry = known.get(presentationId);
    if (entry === undefined) return [];
    // Between cover and ending.
    const isOver = entry.pageCount !== undefined && slide > entry.pageCount;
    return isOver ? [] : [{ entry, page: slide + 1 }];
  });
}
