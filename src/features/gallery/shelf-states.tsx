// What the shelf shows when there is little or nothing to show. Screens that someone drew.
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';

/** Cards the size of those that come. */
export function Skeletons({ count }: { readonly count: number }) {
  const { t } = useTexts();
  return (
    <>
      <output className="visually-hidden">{t('gallery.loading')}</output>
      <div className="shelf" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="card card-skeleton">
            <div className="card-cover" />
            <div className="card-words">
              <div className="skeleton-title" />
              <div className="skeleton-badges" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

interface EmptyShelfProps {
  /** The list could not be had; otherwise there is nothing in this language… */
  readonly failed: boolean;
  /** …or nothing that fits what is asked for. */
  readonly fitsNothing: boolean;
  readonly onTryAgain: () => void;
  readonly onClear: () => void;
}

export function EmptyShelf({ failed, fitsNothing, onTryAgain, onClear }: EmptyShelfProps) {
  const { t } = useTexts();
  if (fitsNothing)
    return (
      <SpeechBubble mood="thinking">
        <p>{t('gallery.fitsNothing')}</p>
        <Button primary onClick={onClear}>
          {t('gallery.showAll')}
        </Button>
      </SpeechBubble>
    );
  return (
    <SpeechBubble mood={failed ? 'sad' : 'neutral'}>
      <output>{t(failed ? 'gallery.failed' : 'gallery.empty')}</output>
      {failed && (
        <Button primary onClick={onTryAgain}>
          {t('gallery.tryAgain')}
        </Button>
      )}
    </SpeechBubble>
  );
}

interface OfflineLineProps {
  /** How many stories of the shelf play all the same. */
  readonly saved: number;
  /** There is a network, but no answer of the service. */
  readonly hasNetwork: boolean;
  readonly onTryAgain: () => void;
}

/** Without network: one line that says so, and how much of the shelf plays all the same. */
export function OfflineLine({ saved, hasNetwork, onTryAgain }: OfflineLineProps) {
  const { t } = useTexts();
  return (
    <div className="gallery-offline">
      <output>{t(hasNetwork ? 'gallery.away' : 'gallery.offline', { count: saved })}</output>
      {hasNetwork && <Button onClick={onTryAgain}>{t('gallery.tryAgain')}</Button>}
    </div>
  );
}
