// One polite status line about the downloads. Its text changes only when a story is saved or saving is blocked.
import { useEffect, useMemo } from 'react';
import type { ListedStory, SavedPresentation } from '../../contract/worker/worker-messages';
import { shownTitle } from '../../contract/presentation/list-entry';
import { type Translate, useTexts } from '../../platform/i18n/i18n';
import { createWritable, derived, type Writable } from '../../base/readable';
import type { Downloads, SavedById } from '../../platform/service-worker/download-requests';
import { useReadable } from '../../ui/use-readable';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { passFocusToHeading } from '../../ui/move-focus';
import { isInLibrary } from './library-rows';
import { neededSizeOf, saveStatusOf } from './save-status';
import './offline-controls.css';

/** The ids of the queue. Outlives the screen, so that the count is the same after navigating back. */
type QueueStore = Writable<QueueIds>;

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

function sentenceOf(t: Translate, { done, total, listed }: QueueStatus): string {
  return done === total
    ? t('offline.queue.finished', { count: listed })
    : t('offline.queue.running', { done, count: total });
}

/** Ids of all stories in the current queue, including those that are done. */
type QueueIds = ReadonlySet<string>;

interface QueueStatus {
  readonly done: number;
  readonly total: number;
  /** How many saved stories the offline library lists, also those from before the queue. */
  readonly listed: number;
  /** True when saving resumes only once the network is back. */
  readonly isWaiting: boolean;
}

/**
 * Returns the ids of the queue after a change, or `before` when nothing joined. A story that is requested while the
 * queue is in progress joins it. Once the queue is done, the next story starts a new one.
 */
function followQueue(before: QueueIds, saved: SavedById): QueueIds {
  const pending = [...saved.values()].filter(isPending).map(({ id }) => id);
  const isInProgress = pending.some((id) => before.has(id));
  if (pending.length === 0 || (isInProgress && pending.every((id) => before.has(id)))) return before;
  return new Set([...(isInProgress ? before : []), ...pending]);
}

/** Returns the progress, or undefined when the queue is empty. Paused, failed and removed stories do not count. */
function queueStatus(ids: QueueIds, saved: SavedById, isReachable: boolean): QueueStatus | undefined {
  let done = 0;
  let waiting = 0;
  let saving = 0;
  for (const id of ids) {
    const presentation = saved.get(id);
    const { name } = saveStatusOf(presentation, isReachable);
    if (name === 'saved' || name === 'incomplete') done += 1;
    if (name === 'waiting') waiting += 1;
    if (name === 'saving') saving += 1;
  }
  const total = done + waiting + saving;
  if (total === 0) return undefined;
  const listed = [...saved.values()].filter((one) => one.readable && isInLibrary(one)).length;
  return { done, total, listed, isWaiting: saving === 0 && waiting > 0 };
}

/** Returns the first story of the queue for which the device has too little storage, or undefined. */
function firstOverQuota(ids: QueueIds, saved: SavedById): SavedPresentation | undefined {
  const id = [...ids].find((one) => saveStatusOf(saved.get(one), true).name === 'storage-full');
  return id === undefined ? undefined : saved.get(id);
}

/** Returns true for the first download of a requested story. A story whose new version is fetched is readable already. */
function isPending(presentation: SavedPresentation): boolean {
  if (presentation.saveReason !== 'requested' || presentation.readable) return false;
  const { name } = saveStatusOf(presentation, true);
  return name === 'saving' || name === 'waiting';
}

// A button that saves all stories of the shelf, or all favourites, without confirmation.
// Hidden when nothing is left to save.

interface SaveAllProps {
  readonly downloads: Pick<Downloads, 'saved' | 'canSave' | 'save'>;
  readonly stories: readonly ListedStory[];
  /** True when `stories` are the favourites. */
  readonly areFavourites?: boolean;
}

export function SaveAll({ downloads, stories, areFavourites = false }: SaveAllProps) {
  const { t } = useTexts();
  const canSave = useReadable(downloads.canSave);
  const count = useReadable(downloads.saved, (saved) => notRequested(stories, saved).length);
  if (!canSave || count === 0) return null;
  const saveAll = () => downloads.save(notRequested(stories, downloads.saved.get()));
  if (!areFavourites)
    return (
      <Button ref={passFocusToHeading} onClick={saveAll}>
        {t('offline.queue.saveAll', { count })}
      </Button>
    );
  const label = t('offline.queue.saveFavourites', { count });
  return (
    <Button ref={passFocusToHeading} className="save-favourites" aria-label={label} onClick={saveAll}>
      <Icon name="heart" />
      <span className="save-favourites-words">{label}</span>
      <span className="save-favourites-count">({count})</span>
    </Button>
  );
}

/** Returns the stories without a request. Includes opened ones, which stay for good once they are requested. */
function notRequested(stories: readonly ListedStory[], saved: SavedById): readonly ListedStory[] {
  return stories.filter(({ id }) => saved.get(id)?.saveReason !== 'requested');
}
