// The page that publishes a presentation (spec people §6). Reads neither route nor session.
import { useEffect, useState } from 'react';
import type { Timers } from '../../contract/clock';
import { pathOfCall } from '../../contract/service/calls';
import { NetworkError, NotSignedInError, PresentationNotFoundError } from '../../contract/service/errors';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { inTime } from '../../platform/http/time-limit';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';
import { passFocusToHeading } from '../../ui/pass-focus';

interface PublishPresentationProps {
  readonly id: string;
  /** Publishes the presentation and reloads the list. Rejects when publishing failed. */
  readonly publish: (id: string, signal: AbortSignal) => Promise<void>;
  /** Times the service's answer. Must be stable. */
  readonly clock: Timers;
  /** Whether it publishes without being asked: the address alone, which anybody may send, must not. */
  readonly startsByItself: boolean;
  readonly onPublished: () => void;
  /** The address of the link that leaves the page. */
  readonly homeHref: string;
}

export function PublishPresentation({ homeHref, ...publishing }: PublishPresentationProps) {
  const { t } = useTexts();
  const { status, start } = usePublishing(publishing);
  return (
    <section aria-busy={status === 'publishing'} aria-labelledby="publishing">
      {status === 'publishing' ? (
        <SpeechBubble mood="thinking">
          <h1 id="publishing" tabIndex={-1}>
            {t('publication.publishing')}
          </h1>
          <HomeLink href={homeHref} />
        </SpeechBubble>
      ) : (
        <SpeechBubble mood={status === 'offered' ? 'neutral' : 'sad'}>
          <h1 id="publishing" tabIndex={-1}>
            {t(status === 'offered' ? 'publication.offered' : 'publication.notPublished.title')}
          </h1>
          {status === 'offered' ? (
            <p>{t('publication.number', { id: publishing.id })}</p>
          ) : (
            <p role="alert">{t(`publication.notPublished.${status}`, { id: publishing.id })}</p>
          )}
          <Button primary ref={passFocusToHeading} onClick={start}>
            {t(status === 'offered' ? 'app.pages.publish' : 'publication.tryAgain')}
          </Button>
          <HomeLink href={homeHref} />
        </SpeechBubble>
      )}
    </section>
  );
}

function HomeLink({ href }: { readonly href: string }) {
  const { t } = useTexts();
  return (
    <a className="button" href={href}>
      {t('app.notFound.home')}
    </a>
  );
}

type Failure = 'notFound' | 'notSignedIn' | 'network' | 'other';

/** Returns the key of the text; it depends on the error's class, never on its message (spec screens §6). */
function failureOf(error: unknown): Failure {
  if (error instanceof PresentationNotFoundError) return 'notFound';
  if (error instanceof NotSignedInError) return 'notSignedIn';
  return error instanceof NetworkError ? 'network' : 'other';
}

/** Returns the status, and a function that publishes now. */
function usePublishing({
  id,
  publish,
  clock,
  startsByItself,
  onPublished,
}: Omit<PublishPresentationProps, 'homeHref'>) {
  const [status, setStatus] = useState<'offered' | 'publishing' | Failure>(
    startsByItself ? 'publishing' : 'offered',
  );
  const isPublishing = status === 'publishing';
  useEffect(() => {
    if (!isPublishing) return undefined;
    let isMounted = true;
    const limit = { clock, url: pathOfCall('publish', { presentationId: id }) };
    inTime(limit, (signal) => publish(id, signal)).then(
      () => {
        if (isMounted) onPublished();
      },
      (error: unknown) => {
        report(error, 'publish');
        if (isMounted) setStatus(failureOf(error));
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isPublishing, id, publish, clock, onPublished]);
  return { status, start: () => setStatus('publishing') };
}
