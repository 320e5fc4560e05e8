// The icon of the offline button: a progress ring around the action of a press, a tick or a warning.
import type { ReactNode } from 'react';
import type { ButtonAction, SaveStatus } from '../save-status';

const tick = <path className="offline-stroke" d="m15.5 24.6 5.8 5.8L33 18.4" />;
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

export function OfflineIcon({ saveStatus, action }: OfflineIconProps) {
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
      {saveStatus.name === 'saved' && (
        <circle
          className={saveStatus.isRequested ? 'offline-disc' : 'offline-circle'}
          cx="24"
          cy="24"
          r="17"
        />
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
      return <g className={saveStatus.isRequested ? 'offline-tick-on-disc' : 'offline-tick'}>{tick}</g>;
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
