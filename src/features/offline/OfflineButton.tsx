// The button that saves a story for offline and shows the progress, on the card and in the player (spec screens §9).
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { ListedFields } from '../../contract/worker/worker-messages';
import type { Downloads } from '../../platform/service-worker/download-requests';
import { useFirstClick } from '../../ui/use-first-click';
import {
  neededSizeOf,
  buttonActionOf,
  saveStatusOf,
  type ButtonAction,
  type SaveStatus,
} from './save-status';
import { useReadable } from '../../ui/use-readable';
import './offline-controls.css';

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

/** A suitcase with a tick: the story can be taken along. */
const suitcase = (
  <path
    transform="translate(7.2 7.2) scale(1.4)"
    fill="currentColor"
    fillRule="evenodd"
    d="M9 4.5h6a2 2 0 0 1 2 2V8h1.6A2.4 2.4 0 0 1 21 10.4v7.2a2.4 2.4 0 0 1-2.4 2.4H5.4A2.4 2.4 0 0 1 3 17.6v-7.2A2.4 2.4 0 0 1 5.4 8H7V6.5a2 2 0 0 1 2-2Zm.2 2V8h5.6V6.5Zm6.5 4.7-4.6 4.5-2-1.9-1.4 1.5 3.4 3.2 6-5.8Z"
  />
);
const icons = {
  /** An arrow pointing down into a tray. */
  save: (
    <>
      <path className="offline-stroke" d="M24 12.5v15m-6.5-6 6.5 6.5 6.5-6.5" />
      <path className="offline-stroke" d="M14.5 29.5v3a2.5 2.5 0 0 0 2.5 2.5h14a2.5 2.5 0 0 0 2.5-2.5v-3" />
    </>
  ),
  pause: (
    <>
      <rect x="17.5" y="16" width="4.6" height="16" rx="1.8" fill="currentColor" />
      <rect x="25.9" y="16" width="4.6" height="16" rx="1.8" fill="currentColor" />
    </>
  ),
  resume: (
    <path
      d="M20 16.4v15.2a1.1 1.1 0 0 0 1.7 1l12-7.6a1.1 1.1 0 0 0 0-2L21.7 15.4a1.1 1.1 0 0 0-1.7 1Z"
      fill="currentColor"
    />
  ),
  waiting: (
    <>
      <circle cx="16.5" cy="24" r="2.4" fill="currentColor" />
      <circle cx="24" cy="24" r="2.4" fill="currentColor" />
      <circle cx="31.5" cy="24" r="2.4" fill="currentColor" />
    </>
  ),
  warning: (
    <>
      <path className="offline-stroke" d="M24 14.5v11" />
      <circle cx="24" cy="32.4" r="2.3" fill="currentColor" />
    </>
  ),
} satisfies Record<string, ReactNode>;

interface OfflineIconProps {
  readonly saveStatus: SaveStatus;
  readonly action: ButtonAction;
}

/** Draws a progress ring around the action of a press, a suitcase or a warning. */
function OfflineIcon({ saveStatus, action }: OfflineIconProps) {
  return (
    <svg className="offline-icon" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {'percent' in saveStatus && (
        <>
          <circle className="offline-track" cx="24" cy="24" r="20" />
          <circle
            className="offline-ring"
            cx="24"
            cy="24"
            r="20"
            pathLength="100"
            strokeDasharray={`${saveStatus.percent} 100`}
          />
        </>
      )}
      <StatusIcon saveStatus={saveStatus} action={action} />
    </svg>
  );
}

function StatusIcon({ saveStatus, action }: OfflineIconProps): ReactNode {
  switch (saveStatus.name) {
    case 'not-saved':
      return icons.save;
    case 'saved':
      return (
        <g className="offline-suitcase" data-opened={!saveStatus.isRequested || undefined}>
          {suitcase}
        </g>
      );
    case 'saving':
      return action === 'pause' ? icons.pause : icons.save;
    case 'waiting':
      return icons.waiting;
    case 'paused':
      return icons.resume;
    case 'incomplete':
    case 'storage-full':
    case 'broken':
      return icons.warning;
  }
}
