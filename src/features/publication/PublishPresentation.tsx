// The page that publishes a presentation as soon as it mounts (spec people §6). Reads neither route nor session.
import { useEffect, useState } from 'react';
import type { Timers } from '../../contract/clock';
import { pathOfCall } from '../../contract/service/calls';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { inTime } from '../../platform/http/time-limit';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';

interface PublishPresentationProps {
  readonly id: string;
  /** Publishes the presentation and reloads the list. Rejects when publishing failed. */
  readonly publish: (id: string, signal: AbortSignal) => Promise<void>;
  /** Times the service's answer. Must be stable. */
  readonly clock: Timers;
  readonly onPublished: () => void;
  /** The address of the link that leaves the page. A failure is reported and otherwise not shown (spec people §6). */
  readonly homeHref: string;
}

export function PublishPresentation({ id, publish, clock, onPublished, homeHref }: PublishPresentationProps) {
  const { t } = useTexts();
  const hasFailed = usePublishing({ id, publish, clock, onPublished });
  return (
    <section aria-busy={!hasFailed} aria-labelledby="publishing">
      <SpeechBubble mood={hasFailed ? 'neutral' : 'thinking'}>
        <h1 id="publishing">{t('publication.publishing')}</h1>
        <a className="button" href={homeHref}>
          {t('app.notFound.home')}
        </a>
      </SpeechBubble>
    </section>
  );
}

/** Publishes on mount. Returns true once publishing has failed. */
function usePublishing({
  id,
  publish,
  clock,
  onPublished,
}: Omit<PublishPresentationProps, 'homeHref'>): boolean {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const limit = { clock, url: pathOfCall('publish', { presentationId: id }) };
    inTime(limit, (signal) => publish(id, signal)).then(
      () => {
        if (isMounted) onPublished();
      },
      (error: unknown) => {
        report(error, 'publish');
        if (isMounted) setFailed(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [id, publish, clock, onPublished]);
  return hasFailed;
}
