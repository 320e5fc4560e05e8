// One polite line about what is being saved. Says something new only when a story is done, or when it cannot go on.
import { useEffect, useSyncExternalStore } from 'react';
import { languageTagOf } from '../../../contract/presentation/list-entry';
import { useTexts } from '../../../platform/i18n';
import { createWritable, type Writable } from '../../../platform/readable';
import type { StoryKeeper } from '../../../platform/service-worker';
import { roomOf } from '../sizes';
import { followQueue, queueStanding, withoutRoom, type QueueIds, type QueueStanding } from './queue';
import './queue.css';

/** Lives longer than a page: who comes back finds the same count. */
export type QueueMemory = Writable<QueueIds>;

export function createQueueMemory(): QueueMemory {
  return createWritable<QueueIds>(new Set<string>());
}

interface QueueLineProps {
  readonly keeper: Pick<StoryKeeper, 'saved'>;
  readonly memory: QueueMemory;
  readonly isOnline: boolean;
}

export function QueueLine({ keeper, memory, isOnline }: QueueLineProps) {
  const { t, language } = useTexts();
  const saved = useSyncExternalStore(keeper.saved.subscribe, keeper.saved.get);
  const ids = followQueue(memory.get(), saved);
  useEffect(() => memory.set(ids), [memory, ids]);
  const standing = queueStanding(ids, saved, isOnline);
  const full = withoutRoom(ids, saved);
  return (
    <output className="queue-line">
      {standing !== undefined && <span>{sentenceOf(t, standing)}</span>}
      {standing?.isWaiting === true && <span>{t('offline.queue.waiting')}</span>}
      {full !== undefined && (
        <span className="queue-trouble">
          <cite lang={languageTagOf(full.language)}>{full.title ?? t('offline.untitled')}</cite>
          {': '}
          {full.shortOf === undefined
            ? t('offline.button.full')
            : t('offline.button.noRoom', { room: roomOf(full.shortOf, language) })}
        </span>
      )}
    </output>
  );
}

function sentenceOf(t: ReturnType<typeof useTexts>['t'], { done, total }: QueueStanding): string {
  const words = { done, count: total };
  return done === total ? t('offline.queue.over', words) : t('offline.queue.running', words);
}
