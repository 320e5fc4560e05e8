// The ratings of all stories on the shelf, with this device's own among them at once. Loads and draws nothing.
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import {
  summariseFeedback,
  type FeedbackRecord,
  type FeedbackSummary,
} from '../../../contract/service/feedback';

/** The service's records with their summaries; `failed` where they cannot be had. */
export type LoadedFeedback =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | {
      readonly name: 'loaded';
      readonly records: readonly FeedbackRecord[];
      readonly summaries: ReadonlyMap<string, FeedbackSummary>;
    };

/** Summarises once, however often the shelf is drawn. */
export function loadedFeedback(records: readonly FeedbackRecord[]): LoadedFeedback {
  return { name: 'loaded', records, summaries: summariseFeedback(records) };
}

/**
 * What people think of an entry; undefined where nobody has rated it. Records win over what the entry embeds, which
 * serves only where they cannot be had (decision 12). Own ratings count as soon as they are given, each once.
 */
export type SummaryOf = (entry: Pick<PresentationEntry, 'id' | 'feedback'>) => FeedbackSummary | undefined;

/** `own` are ratings of this device that the service may or may not have told of. */
export function summariesOf(loaded: LoadedFeedback, own: readonly FeedbackRecord[]): SummaryOf {
  if (loaded.name === 'loading') return () => undefined;
  if (loaded.name === 'failed') {
    const ownById = groupById(own);
    return ({ id, feedback }) => withOwn(feedback, ownById.get(id) ?? []);
  }
  const told = own.length === 0 ? undefined : new Set(loaded.records.map(({ id }) => id));
  const ownById = groupById(own.filter(({ id }) => told?.has(id) === false));
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

/** An embedded summary weighs as many ratings as it counts. */
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
