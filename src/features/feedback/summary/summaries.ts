// Computes the rating summaries of all stories on the shelf, with this device's own ratings included at once.
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import {
  summariseFeedback,
  type FeedbackRecord,
  type FeedbackSummary,
} from '../../../contract/presentation/feedback';

/** The service's records with their summaries, or `failed` if they could not be loaded. */
export type LoadedFeedback =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | {
      readonly name: 'loaded';
      readonly records: readonly FeedbackRecord[];
      readonly summaries: ReadonlyMap<string, FeedbackSummary>;
      /** The ids of those that were deleted here since: a device has its own ones still. */
      readonly deleted: readonly string[];
    };

/** Returns the records with their summaries, computed once for all renders of the shelf. */
export function loadedFeedback(
  records: readonly FeedbackRecord[],
  deleted: readonly string[] = [],
): LoadedFeedback {
  return { name: 'loaded', records, summaries: summariseFeedback(records), deleted };
}

/** Returns what is loaded without a rating that the service has no longer. */
export function withoutRating(loaded: LoadedFeedback, id: string): LoadedFeedback {
  if (loaded.name !== 'loaded') return loaded;
  return loadedFeedback(
    loaded.records.filter((record) => record.id !== id),
    [...loaded.deleted, id],
  );
}

/**
 * Returns the summary of an entry, or undefined while nobody has rated it. Records have priority over the entry's embedded
 * summary, which is used only if they could not be loaded (spec people §1). Own ratings count from their submission on, each
 * once.
 */
export type SummaryOf = (entry: Pick<PresentationEntry, 'id' | 'feedback'>) => FeedbackSummary | undefined;

/** Returns the summary function. `own` are ratings of this device; the loaded records may already contain them. */
export function summariesOf(loaded: LoadedFeedback, own: readonly FeedbackRecord[]): SummaryOf {
  if (loaded.name === 'loading') return () => undefined;
  if (loaded.name === 'failed') {
    const ownById = groupById(own);
    return ({ id, feedback }) => withOwn(feedback, ownById.get(id) ?? []);
  }
  const loadedIds =
    own.length === 0 ? undefined : new Set([...loaded.deleted, ...loaded.records.map(({ id }) => id)]);
  const ownById = groupById(own.filter(({ id }) => loadedIds?.has(id) === false));
  if (ownById.size === 0) return ({ id }) => loaded.summaries.get(id);
  const summaries = new Map(loaded.summaries);
  for (const [id, more] of ownById) {
    const all = [...loaded.records.filter(({ presentationId }) => presentationId === id), ...more];
    for (const [key, summary] of summariseFeedback(all)) summaries.set(key, summary);
  }
  return ({ id }) => summaries.get(id);
}

function groupById(records: readonly FeedbackRecord[]): ReadonlyMap<string, readonly FeedbackRecord[]> {
  const groups = new Map<string, FeedbackRecord[]>();
  for (const record of records)
    groups.set(record.presentationId, [...(groups.get(record.presentationId) ?? []), record]);
  return groups;
}

/** Returns the weighted mean: an embedded summary counts as many times as it has ratings. */
function withOwn(
  embedded: FeedbackSummary | undefined,
  own: readonly FeedbackRecord[],
): FeedbackSummary | undefined {
  const mine = [...summariseFeedback(own).values()][0];
  if (mine === undefined || embedded === undefined) return embedded ?? mine;
  const ratingCount = embedded.ratingCount + mine.ratingCount;
  const mean = (before: number, added: number): number =>
    Math.round(((before * embedded.ratingCount + added * mine.ratingCount) / ratingCount) * 100) / 100;
  const { details } = embedded;
  return {
    presentationId: embedded.presentationId,
    averageRating: mean(embedded.averageRating, mine.averageRating),
    ratingCount,
    details: {
      story: mean(details.story, mine.details.story),
      image: mean(details.image, mine.details.image),
      voice: mean(details.voice, mine.details.voice),
      comments: [...details.comments, ...mine.details.comments],
    },
  };
}
