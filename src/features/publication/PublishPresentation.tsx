// The page that publishes a presentation (spec people §6). Reads neither route nor session.
import { useEffect, useState } from 'react';
import type { Timers } from '../../base/clock';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { pathOfCall } from '../../contract/service/calls';
import { differenceOf, type MissingMedium } from '../../contract/service/bodies';
import {
  HttpError,
  NetworkError,
  NotSignedInError,
  PresentationNotFoundError,
} from '../../contract/service/errors';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { inTime } from '../../platform/http/time-limit';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { passFocusToHeading } from '../../ui/move-focus';

interface PublishPresentationProps {
  readonly id: string;
  /** Its list entry, which names it; undefined until it is known. */
  readonly entry: PresentationEntry | undefined;
  /** Publishes the presentation, reloads the list and returns which files are missing. Rejects when publishing failed. */
  readonly publish: (id: string, signal: AbortSignal) => Promise<readonly MissingMedium[]>;
  /** Times the service's answer. Must be stable. */
  readonly clock: Timers;
  /** Whether it publishes without being asked: the address alone, which anybody may send, must not. */
  readonly startsByItself: boolean;
  readonly onPublished: () => void;
  /** The address of the link that leaves the page. */
  readonly homeHref: string;
}

export function PublishPresentation({ homeHref, entry, ...publishing }: PublishPresentationProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry ?? {}, '');
  const { status, start } = usePublishing(publishing);
  const home = (
    <a className="button" href={homeHref}>
      {t('app.notFound.home')}
    </a>
  );
  const heading = (text: string) => (
    <>
      <h1 id="publishing" tabIndex={-1}>
        {text}
      </h1>
      {title !== '' && (
        <p className="publish-title" lang={lang} dir="auto">
          {title}
        </p>
      )}
    </>
  );
  return (
    <section aria-busy={status === 'publishing'} aria-labelledby="publishing">
      {status === 'publishing' ? (
        <SpeechBubble mood="thinking">
          {heading(t('publication.publishing'))}
          {home}
        </SpeechBubble>
      ) : status === 'offered' ? (
        <SpeechBubble mood="neutral">
          {heading(t('publication.offered'))}
          <p>{t('publication.number', { id: publishing.id })}</p>
          <Button primary ref={passFocusToHeading} onClick={start}>
            {t('app.pages.publish')}
          </Button>
          {home}
        </SpeechBubble>
      ) : typeof status === 'string' ? (
        <SpeechBubble mood="sad">
          {heading(t('publication.notPublished.title'))}
          <p role="alert">{t(`publication.notPublished.${status}`, { id: publishing.id })}</p>
          <Button primary ref={passFocusToHeading} onClick={start}>
            {t('publication.tryAgain')}
          </Button>
          {home}
        </SpeechBubble>
      ) : (
        <SpeechBubble mood="sad">
          {heading(t('publication.missing.published'))}
          <div role="alert">
            <MissingMedia media={status} atMost={50} />
          </div>
          <Button primary onClick={publishing.onPublished}>
            {t('publication.missing.leave')}
          </Button>
        </SpeechBubble>
      )}
    </section>
  );
}

type Failure = 'notFound' | 'notSignedIn' | 'forbidden' | 'network' | 'other';

/** Returns the key of the text; it depends on the error's class, never on its message (spec screens §6). */
function failureOf(error: unknown): Failure {
  if (error instanceof PresentationNotFoundError) return 'notFound';
  if (error instanceof NotSignedInError) return 'notSignedIn';
  if (error instanceof HttpError && error.status === 403) return 'forbidden';
  return error instanceof NetworkError ? 'network' : 'other';
}

/** Returns the status, after publishing the files that are missing if there are any; and a function that publishes now. */
function usePublishing({
  id,
  publish,
  clock,
  startsByItself,
  onPublished,
}: Omit<PublishPresentationProps, 'homeHref' | 'entry'>) {
  const [status, setStatus] = useState<'offered' | 'publishing' | Failure | readonly MissingMedium[]>(
    startsByItself ? 'publishing' : 'offered',
  );
  const isPublishing = status === 'publishing';
  useEffect(() => {
    if (!isPublishing) return undefined;
    let isMounted = true;
    const limit = { clock, url: pathOfCall('publish', { presentationId: id }) };
    inTime(limit, (signal) => publish(id, signal)).then(
      (missing) => {
        if (!isMounted) return;
        if (missing.length === 0) onPublished();
        else setStatus(missing);
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

interface MissingMediaProps {
  /** Not empty. */
  readonly media: readonly MissingMedium[];
  readonly atMost: number;
}

export function MissingMedia({ media, atMost }: MissingMediaProps) {
  const { t } = useTexts();
  return (
    <div className="missing-media">
      <p>{t('publication.missing.title', { count: media.length })}</p>
      <ul>
        {media.slice(0, atMost).map(({ path, similar }) => (
          <li key={path}>
            {similar === undefined
              ? path
              : t(`publication.missing.${differenceOf(path, similar)}`, { path, similar })}
          </li>
        ))}
        {media.length > atMost && <li>{t('publication.missing.more', { count: media.length - atMost })}</li>}
      </ul>
    </div>
  );
}
