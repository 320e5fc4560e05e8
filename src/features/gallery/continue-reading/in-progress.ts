// Finds the stories that were started and not finished. Pure: reads and writes no positions.
import type { PresentationEntry } from '../../../contract/presentation/list-entry';

/** Where a story was last read. */
export interface LastPosition {
  readonly presentationId: string;
  /** Position in the sequence of slides, from 0 (spec player §1). */
  readonly slide: number;
}

export interface StoryInProgress {
  readonly entry: PresentationEntry;
  /** The page number as the player counts (spec player §11). */
  readonly page: number;
}

/**
 * Returns the stories in the order of the positions. Leaves out stories that are no longer listed and those read to their
 * last slide.
 */
export function storiesInProgress(
  lastPositions: readonly LastPosition[],
  entries: readonly PresentationEntry[],
): readonly StoryInProgress[] {
  if (lastPositions.length === 0) return [];
  const wanted = new Set(lastPositions.map(({ presentationId }) => presentationId));
  const known = new Map(entries.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  return lastPositions.flatMap(({ presentationId, slide }) => {
    const entry = known.get(presentationId);
    if (entry === undefined) return [];
    // Pages are the slides between the cover and the ending.
    const isDone = entry.pageCount !== undefined && slide > entry.pageCount;
    return isDone ? [] : [{ entry, page: slide + 1 }];
  });
}
