// The button that saves a story for offline and shows the progress, on the card and in the player (spec screens §9).

import { useTexts } from '../../../platform/i18n/i18n';
import type { ListedFields } from '../../../contract/worker/worker-messages';
import type { Downloads } from '../../../platform/service-worker/worker-client';
import { useFirstClick } from '../../../ui/use-first-click';
import { neededSizeOf } from '../sizes';
import { buttonActionOf, saveStatusOf, type SaveStatus } from '../save-status';
import { OfflineIcon } from './OfflineIcon';
import './button.css';
import { useReadable } from '../../../ui/use-readable';

export interface OfflineButtonProps {
  readonly downloads: Pick<Downloads, 'saved' | 'canSave' | 'save' | 'pause' | 'resume'>;
  readonly id: string;
  readonly listed: ListedFields;
  /** True when the service can be reached. */
  readonly isReachable: boolean;
  readonly container: 'card' | 'player';
  /** Id of the element that holds the title, for screen readers that announce the button alone. */
  readonly describedBy?: string | undefined;
  /** Opens the saved stories. Absent where a press must not leave the page. */
  readonly onShow?: (() => void) | undefined;
}

/** Renders nothing in a browser that cannot save stories. */
export function OfflineButton(props: OfflineButtonProps) {
  const { downloads, id, listed, container, describedBy, onShow } = props;
  const canSave = useReadable(downloads.canSave);
  const saveStatus = saveStatusOf(
    useReadable(downloads.saved, (all) => all.get(id)),
    props.isReachable,
  );
  const labels = useLabels(saveStatus);
  const clicks = useFirstClick();
  if (!canSave) return null;
  const action = buttonActionOf(saveStatus);
  const looksDisabled = action === 'show' && onShow === undefined;
  const perform = {
    save: () => downloads.save([{ ...listed, id }]),
    pause: () => downloads.pause(id),
    resume: () => downloads.resume(id),
    show: () => onShow?.(),
  };
  return (
    <span className="offline-spot" data-container={container}>
      <button
        type="button"
        className="icon-button offline-button"
        data-save-status={saveStatus.name}
        aria-label={labels.name}
        aria-describedby={describedBy}
        aria-disabled={looksDisabled || undefined}
        onPointerDown={clicks.notePointer}
        onClick={(event) => clicks.isFirst(event) && perform[action]()}
      >
        <OfflineIcon saveStatus={saveStatus} action={action} />
        <span className="tooltip" aria-hidden="true">
          {labels.name}
        </span>
      </button>
      {labels.note !== undefined && <span className="offline-note">{labels.note}</span>}
    </span>
  );
}

/** Returns the button's name and, where a tooltip is not enough, a note that shows without a pointer. */
function useLabels(saveStatus: SaveStatus): { readonly name: string; readonly note?: string } {
  const { t, language } = useTexts();
  switch (saveStatus.name) {
    case 'not-saved':
    case 'saved':
      return { name: t(`offline.button.${saveStatus.name}`) };
    case 'saving':
    case 'paused':
    case 'waiting':
      return { name: t(`offline.button.${saveStatus.name}`, { percent: saveStatus.percent }) };
    case 'incomplete':
      return { name: t('offline.button.incomplete') };
    case 'storage-full': {
      if (saveStatus.shortOf === undefined)
        return { name: t('offline.button.full'), note: t('offline.button.full') };
      const size = neededSizeOf(saveStatus.shortOf, language);
      return {
        name: t('offline.button.spaceNeeded', { size }),
        note: t('offline.button.spaceNeededNote', { size }),
      };
    }
    case 'broken':
      return { name: t('offline.button.broken'), note: t('offline.button.brokenNote') };
  }
}
