// A small mark on cards and in the viewer: this story is here without network, or on its way.
import type { SavedPresentation } from '../../contract/offline/worker-messages';
import { useTexts } from '../../platform/i18n';
import './offline.css';

interface SavedMarkProps {
  readonly saved: SavedPresentation | undefined;
}

/** Shows nothing for what is not to be kept. */
export function SavedMark({ saved }: SavedMarkProps) {
  const { t } = useTexts();
  if (saved === undefined || !saved.keep) return null;
  const percent = percentOf(saved);
  const isPartly = !saved.complete && saved.trouble === 'storage-full';
  const words = saved.complete
    ? t('offline.mark.saved')
    : isPartly
      ? t('offline.mark.partly')
      : t('offline.mark.saving', { percent });
  return (
    <span className="saved-mark" title={words}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle className="saved-mark-ground" cx="12" cy="12" r="11" />
        {saved.complete ? (
          <path className="saved-mark-tick" d="M7 12.5l3.4 3.4L17 9" />
        ) : (
          <circle
            className="saved-mark-ring"
            cx="12"
            cy="12"
            r="8"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** Whole percent of the media that are here; 100 only when all is. */
export function percentOf({ done, total }: Pick<SavedPresentation, 'done' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total);
}
