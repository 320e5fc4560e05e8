// One polite line about what is being saved. Says something new only when a story is done, or when it cannot go on.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import { shownTitle } from '../../../contract/presentation/list-entry';
import { useTexts } from '../../../platform/i18n/i18n';
import { createWritable, derived, type Writable } from '../../../contract/readable';
import type { Downloads } from '../../../platform/service-worker/service-worker';
import { roomOf } from '../sizes';
import { followQueue, queueStatus, withoutRoom, type QueueIds, type QueueStatus } from './queue';
import './queue.css';

/** Lives longer than a page: who comes back finds the same count. */
export type QueueMemory = Writable<QueueIds>;

export function createQueueMemory(): QueueMemory {
  return createWritable<QueueIds>(new Set<string>());
}

interface QueueLineProps {
  readonly downloads: Pick<Downloads, 'saved'>;
  readonly memory: QueueMemory;
  readonly isOnline: boolean;
}

export function QueueLine({ downloads, memory, isOnline }: QueueLineProps) {
  const { t, language } = useTexts();
  const { saveStatus, full } = useQueueNews({ downloads, memory, isOnline });
  const named = shownTitle(full ?? {}, t('app.untitled'));
  return (
    <output className="queue-line">
      {saveStatus !== undefined && <span>{sentenceOf(t, saveStatus)}</span>}
      {saveStatus?.isWaiting === true && <span>{t('offline.queue.waiting')}</span>}
      {full !== undefined && (
        <span className="queue-trouble">
          <cite lang={named.lang}>{named.title}</cite>
          {': '}
          {full.shortOf === undefined
            ? t('offline.button.full')
            : t('offline.button.noRoom', { room: roomOf(full.shortOf, language) })}
        </span>
      )}
    </output>
  );
}

interface QueueNews {
  readonly saveStatus: QueueStatus | undefined;
  /** The story that finds no room. */
  readonly full: SavedPresentation | undefined;
}

/** Changes with what the line says, not with every byte that comes. */
function useQueueNews({ downloads, memory, isOnline }: QueueLineProps): QueueNews {
  const { saved } = downloads;
  useEffect(() => {
    const follow = () => memory.set(followQueue(memory.get(), saved.get()));
    follow();
    return saved.subscribe(follow);
  }, [memory, saved]);
  const news = useMemo(
    () =>
      derived(saved, (all): QueueNews => {
        const ids = followQueue(memory.get(), all);
        return { saveStatus: queueStatus(ids, all, isOnline), full: withoutRoom(ids, all) };
      }),
    [memory, saved, isOnline],
  );
  return useSyncExternalStore(news.subscribe, news.get);
}

function sentenceOf(t: ReturnType<typeof useTexts>['t'], { done, total }: QueueStatus): string {
  const words = { done, count: total };
  return done === total ? t('offline.queue.over', words) : t('offline.queue.running', words);
}
