// Loads the ratings of the shelf and computes their summaries, with this device's own ratings included at once. A failed load is only
// reported (spec screens §3).
import { useEffect, useMemo } from 'react';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import {
  type FeedbackRecord,
  type FeedbackSummary,
  summariseFeedback,
} from '../../../contract/presentation/feedback';
import { FeedbackNotFoundError } from '../../../contract/service/errors';
import { startLoad } from '../../../platform/browser/use-resource';
import { createWritable, type Readable, type Writable } from '../../../base/readable';
import { useReadable } from '../../../ui/use-readable';
import { useTexts, withDecimalSign } from '../../../platform/i18n/i18n';
import { Stars } from '../../../ui/stars';
import type { InterfaceLanguage } from '../../../contract/languages';
import '../feedback.css';

/** The service's records with their summaries, or `failed` if they could not be loaded. */
type LoadedFeedback =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | {
      readonly name: 'loaded';
      readonly records: readonly FeedbackRecord[];
      readonly summaries: ReadonlyMap<string, FeedbackSummary>;
      /** The ids of the ratings deleted here since the load: a device still has its own ratings. */
      readonly deleted: readonly string[];
    };

/** Returns the records with their summaries, computed once for all renders of the shelf. */
export function loadedFeedback(
  records: readonly FeedbackRecord[],
  deleted: readonly string[] = [],
): LoadedFeedback {
  return { name: 'loaded', records, summaries: summariseFeedback(records), deleted };
}

/** Returns the loaded feedback without a rating that the service no longer has. */
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
type SummaryOf = (entry: Pick<PresentationEntry, 'id' | 'feedback'>) => FeedbackSummary | undefined;

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

/** The loaded ratings, so that the shelf has the same order when a person returns to it. */
export interface RatingsStore extends Writable<LoadedFeedback> {
  /** Whether the service could not be reached since they were requested: they may come from a cache, and newer ones may be there. */
  readonly isOutdated: Writable<boolean>;
}

/** Creates a store in the state `loading`. */
export function createRatingsStore(): RatingsStore {
  return { ...createWritable<LoadedFeedback>({ name: 'loading' }), isOutdated: createWritable(false) };
}

interface SummariesDeps {
  readonly ratingsStore: RatingsStore;
  /** Must be stable: a new function starts another load. */
  readonly listFeedback: (signal: AbortSignal) => Promise<readonly FeedbackRecord[]>;
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether the service can be reached. When it is back, the ratings are loaded again. */
  readonly isReachable: boolean;
}

interface Summaries {
  /** The same function until a rating changes. */
  readonly summaryOf: SummaryOf;
  readonly isLoading: boolean;
}

/** Loads the ratings once, and again when the service is back after an outage. Returns the summary function. */
export function useSummaries({
  ratingsStore,
  listFeedback,
  ownRatings,
  isReachable,
}: SummariesDeps): Summaries {
  const loaded = useReadable(ratingsStore);
  const shouldLoad = loaded.name !== 'loaded' && (isReachable || loaded.name === 'loading');
  useEffect(() => {
    if (!shouldLoad) return undefined;
    return startLoad((signal) => loadFeedback(listFeedback(signal)), {
      where: 'gallery: failed loading feedback',
      onLoaded: ratingsStore.set,
      onFailed: () => ratingsStore.set({ name: 'failed' }),
    }).stop;
  }, [ratingsStore, listFeedback, shouldLoad]);
  useEffect(() => {
    const { isOutdated } = ratingsStore;
    if (!isReachable) isOutdated.set(true);
    if (!isReachable || !isOutdated.get() || ratingsStore.get().name !== 'loaded') return undefined;
    return startLoad((signal) => loadFeedback(listFeedback(signal)), {
      where: 'gallery: failed loading feedback',
      onLoaded: (ratings) => {
        isOutdated.set(false);
        ratingsStore.set(ratings);
      },
    }).stop;
  }, [ratingsStore, listFeedback, isReachable]);
  const own = useReadable(ownRatings);
  const summaryOf = useMemo(() => summariesOf(loaded, own), [loaded, own]);
  return { summaryOf, isLoading: loaded.name === 'loading' };
}

/** Resolves with the ratings; 404 means that there are none (spec contract §5). Rejects with the service's other errors. */
export async function loadFeedback(records: Promise<readonly FeedbackRecord[]>): Promise<LoadedFeedback> {
  try {
    return loadedFeedback(await records);
  } catch (error) {
    if (error instanceof FeedbackNotFoundError) return loadedFeedback([]);
    throw error;
  }
}

// The button with a story's ratings on its card: five stars, the average and the number of ratings (spec screens §9). Opens
// the summary.

interface RatingButtonProps {
  /** Undefined while nobody has rated the story. */
  readonly summary: FeedbackSummary | undefined;
  /** The ratings are still loading. A placeholder is shown. */
  readonly isLoading: boolean;
  /** The element that holds the story's title. */
  readonly describedBy: string;
  readonly onOpen: () => void;
}

export function RatingButton({ summary, isLoading, describedBy, onOpen }: RatingButtonProps) {
  const { t, language } = useTexts();
  if (isLoading) return <div className="rating-button rating-loading" />;
  const average = summary && scoreOf(summary.averageRating, language);
  return (
    <button
      type="button"
      className="rating-button"
      aria-label={
        summary ? t('gallery.ratings', { average, count: summary.ratingCount }) : t('gallery.noRatings')
      }
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      <Stars value={summary?.averageRating ?? 0} />
      {summary && (
        <span className="rating-button-numbers">
          {average} ({summary.ratingCount})
        </span>
      )}
    </button>
  );
}

/** Returns the score with one decimal (spec screens §13) in the language's format: 4.3 or 4,3. */
export function scoreOf(score: number, language: InterfaceLanguage): string {
  return withDecimalSign((Math.round(score * 10) / 10).toFixed(1), language);
}
