// Saves a story for offline, and shows how far that has come: on its card and in the player (decision 42).
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Listed } from '../../../platform/service-worker/downloads';
import type { Downloads } from '../../../platform/service-worker/service-worker';
import { roomOf } from '../sizes';
import { pressOf, saveStatusOf, type SaveStatus } from '../save-status';
import { useSaved } from '../use-saved';
import { OfflinePicture } from './OfflinePicture';
import './button.css';

export interface OfflineButtonProps {
  readonly downloads: Pick<Downloads, 'saved' | 'canSave' | 'save' | 'pause' | 'resume'>;
  readonly id: string;
  readonly listed: Listed;
  /** Whether the service can be reached. */
  readonly isOnline: boolean;
  readonly place: 'card' | 'player';
  /** The element that holds the title, for those who hear the button alone. */
  readonly describedBy?: string | undefined;
  /** Leads to the saved stories; left out where a press must not lead away. */
  readonly onShow?: (() => void) | undefined;
}

/** Nothing where this browser keeps nothing. */
export function OfflineButton(props: OfflineButtonProps) {
  const { downloads, id, listed, place, describedBy, onShow } = props;
  const canSave = useSyncExternalStore(downloads.canSave.subscribe, downloads.canSave.get);
  const saveStatus = saveStatusOf(useSaved(downloads.saved, id), props.isOnline);
  const words = useWords(saveStatus);
  if (!canSave) return null;
  const press = pressOf(saveStatus);
  const isIdle = press === 'show' && onShow === undefined;
  const perform = {
    save: () => downloads.save(id, listed),
    pause: () => downloads.pause(id),
    resume: () => downloads.resume(id),
    show: () => onShow?.(),
  };
  return (
    <span className="offline-spot" data-place={place}>
      <button
        type="button"
        className="icon-button offline-button"
        data-save-status={saveStatus.name}
        aria-label={words.name}
        aria-describedby={describedBy}
        aria-disabled={isIdle || undefined}
        onClick={perform[press]}
      >
        <OfflinePicture saveStatus={saveStatus} press={press} />
        <span className="tooltip" aria-hidden="true">
          {words.name}
        </span>
      </button>
      {words.note !== undefined && <span className="offline-note">{words.note}</span>}
    </span>
  );
}

/** The button's name, and what must be read without a pointer, too. */
function useWords(saveStatus: SaveStatus): { readonly name: string; readonly note?: string } {
  const { t, language } = useTexts();
  switch (saveStatus.name) {
    case 'away':
    case 'saved':
      return { name: t(`offline.button.${saveStatus.name}`) };
    case 'saving':
    case 'paused':
    case 'waiting':
      return { name: t(`offline.button.${saveStatus.name}`, { percent: saveStatus.percent }) };
    case 'incomplete':
      return { name: t('offline.button.incomplete') };
    case 'no-room': {
      const room = roomOf(saveStatus.shortOf, language);
      const name = saveStatus.shortOf > 0 ? t('offline.button.noRoom', { room }) : t('offline.button.full');
      return { name, note: saveStatus.shortOf > 0 ? t('offline.button.noRoomNote', { room }) : name };
    }
    case 'broken':
      return { name: t('offline.button.broken'), note: t('offline.button.brokenNote') };
  }
}
