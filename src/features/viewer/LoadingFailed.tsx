// The message when a presentation could not be loaded, with the buttons Try again and Home.
import { ShapeError } from '../../base/parse';
import {
  TooLargePresentationError,
  EmptyPresentationError,
} from '../../contract/presentation/presentation-index';
import { NetworkError, PresentationNotFoundError } from '../../contract/service/errors';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { passFocusTo } from '../../ui/move-focus';
import { useTexts } from '../../platform/i18n/i18n';

interface LoadingFailedProps {
  readonly error: unknown;
  readonly onHome: () => void;
  readonly onTryAgain: () => void;
  /** Link to the list of the stories that are saved on this device. */
  readonly savedHref: string | undefined;
}

export function LoadingFailed({ error, onHome, onTryAgain, savedHref }: LoadingFailedProps) {
  const { t } = useTexts();
  const reason = reasonOf(error);
  const isOffline = reason === 'network';
  return (
    <div className="viewer-failed">
      <SpeechBubble mood="sad">
        <p role="alert">{t(`viewer.errorSentences.${reason}`)}</p>
        <p>{t(isOffline ? 'viewer.notSaved' : 'viewer.errorHint')}</p>
        <p className="viewer-failed-detail">{t('viewer.error', { message: t(`viewer.errors.${reason}`) })}</p>
      </SpeechBubble>
      <div className="viewer-end-buttons">
        <Button ref={toViewer} primary onClick={onTryAgain}>
          {t('viewer.tryAgain')}
        </Button>
        {isOffline && savedHref !== undefined && (
          <a className="button" href={savedHref}>
            {t('viewer.savedStories')}
          </a>
        )}
        <Button onClick={onHome}>{t('viewer.home')}</Button>
      </div>
    </div>
  );
}

/** Focuses the `main` around the button: the next view may not be in the page yet when the button is removed. */
const toViewer = passFocusTo((removed) => removed.closest('main'));

/** Returns the key of the text; it depends on the error's class, never on its message (spec screens §6). */
function reasonOf(error: unknown): 'notFound' | 'network' | 'unreadable' | 'tooLarge' | 'empty' | 'other' {
  if (error instanceof PresentationNotFoundError) return 'notFound';
  if (error instanceof NetworkError) return 'network';
  if (error instanceof EmptyPresentationError) return 'empty';
  if (error instanceof TooLargePresentationError) return 'tooLarge';
  return error instanceof ShapeError ? 'unreadable' : 'other';
}
