// The shelf while it loads, when it is empty, and when the service cannot be reached.
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';
import { passFocusToHeading } from '../../ui/pass-focus';

/** Shows placeholders with the size of the cards. */
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
  /** Whether the list could not be loaded. Otherwise there are no stories in this language. */
  readonly failed: boolean;
  /** Whether there are stories, but none matches the filters. */
  readonly hasNoMatches: boolean;
  readonly onTryAgain: () => void;
  readonly onClear: () => void;
}

/** Says why the shelf is empty, and offers to load again or to clear the filters. */
export function EmptyShelf({ failed, hasNoMatches, onTryAgain, onClear }: EmptyShelfProps) {
  const { t } = useTexts();
  if (hasNoMatches)
    return (
      <SpeechBubble mood="thinking">
        <p>{t('gallery.noMatches')}</p>
        <Button ref={passFocusToHeading} primary onClick={onClear}>
          {t('gallery.showAll')}
        </Button>
      </SpeechBubble>
    );
  return (
    <SpeechBubble mood={failed ? 'sad' : 'neutral'}>
      <output>{failed ? t('gallery.unreachable', { count: 0 }) : t('gallery.empty')}</output>
      {failed && (
        <Button ref={passFocusToHeading} primary onClick={onTryAgain}>
          {t('gallery.tryAgain')}
        </Button>
      )}
    </SpeechBubble>
  );
}

interface OfflineLineProps {
  /** How many stories of the shelf are available offline; false until it is known. */
  readonly saved: number | false;
  /** Whether there is a network, so that only the service cannot be reached. */
  readonly hasNetwork: boolean;
  readonly onTryAgain: () => void;
}

/**
 * Shows one line: the service cannot be reached, and how many stories are available offline. Until that is known the line is empty, so
 * that it does not push the shelf down later.
 */
export function OfflineLine({ saved, hasNetwork, onTryAgain }: OfflineLineProps) {
  const { t } = useTexts();
  return (
    <div className="gallery-offline">
      <output>
        {saved === false
          ? '\u00a0'
          : t(hasNetwork ? 'gallery.unreachable' : 'gallery.offline', { count: saved })}
      </output>
      {hasNetwork && (
        <Button ref={passFocusToHeading} onClick={onTryAgain}>
          {t('gallery.tryAgain')}
        </Button>
      )}
    </div>
  );
}
