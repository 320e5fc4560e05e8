// One polite status line about the downloads. Its text changes only when a story is saved or saving is blocked.
import { useEffect, useMemo } from 'react';
import type { SavedPresentation } from '../../../contract/worker/worker-messages';
import { shownTitle } from '../../../contract/presentation/list-entry';
import { useTexts, type Translate } from '../../../platform/i18n/i18n';
import { createWritable, derived, type Writable } from '../../../base/readable';
import type { Downloads } from '../../../platform/service-worker/worker-client';
import { neededSizeOf } from '../sizes';
import { followQueue, queueStatus, firstOverQuota, type QueueIds, type QueueStatus } from './queue';
import './queue.css';
import { useReadable } from '../../../ui/use-readable';

/** The ids of the queue. Outlives the screen, so that the count is the same after navigating back. */
export type QueueStore = Writable<QueueIds>;

/** Creates an empty queue. */
export function createQueueStore(): QueueStore {
  return createWritable<QueueIds>(new Set<string>());
}

interface QueueLineProps {
  readonly downloads: Pick<Downloads, 'saved'>;
  readonly queueStore: QueueStore;
  readonly isReachable: boolean;
}

export function QueueLine({ downloads, queueStore, isReachable }: QueueLineProps) {
  const { t, language } = useTexts();
  const { status, full } = useQueueLineState({ downloads, queueStore, isReachable });
  const named = shownTitle(full ?? {}, t('app.untitled'));
  return (
    <output className="queue-line">
      {status !== undefined && <span>{sentenceOf(t, status)}</span>}
      {status?.isWaiting === true && <span>{t('offline.queue.waiting')}</span>}
      {full !== undefined && (
        <span className="queue-failure">
          <cite lang={named.lang} dir="auto">
            {named.title}
          </cite>
          {': '}
          {full.shortOf === undefined
            ? t('offline.button.full')
            : t('offline.button.spaceNeeded', { size: neededSizeOf(full.shortOf, language) })}
        </span>
      )}
    </output>
  );
}

interface QueueLineState {
  readonly status: QueueStatus | undefined;
  /** The story for which the device has too little storage. */
  readonly full: SavedPresentation | undefined;
}

/** Returns a new state only when the line's text changes, not for every byte received. */
function useQueueLineState({ downloads, queueStore, isReachable }: QueueLineProps): QueueLineState {
  const { saved } = downloads;
  useEffect(() => {
    const update = () => queueStore.set(followQueue(queueStore.get(), saved.get()));
    update();
    return saved.subscribe(update);
  }, [queueStore, saved]);
  const lineState = useMemo(
    () =>
      derived(saved, (all): QueueLineState => {
        const ids = followQueue(queueStore.get(), all);
        return { status: queueStatus(ids, all, isReachable), full: firstOverQuota(ids, all) };
      }),
    [queueStore, saved, isReachable],
  );
  return useReadable(lineState);
}

function sentenceOf(t: Translate, { done, total }: QueueStatus): string {
  const amounts = { done, count: total };
  return done === total ? t('offline.queue.finished', amounts) : t('offline.queue.running', amounts);
}
