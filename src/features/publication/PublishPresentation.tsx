// The page that publishes a presentation as soon as it mounts (spec people §6). Reads neither route nor session.
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';

interface PublishPresentationProps {
  readonly id: string;
  /** Publishes the presentation and reloads the list. Rejects when publishing failed. */
  readonly publish: (id: string) => Promise<void>;
  readonly onPublished: () => void;
  /** The address of the link that leaves the page. A failure is reported and otherwise not shown (spec people §6). */
  readonly homeHref: string;
}

export function PublishPresentation({ id, publish, onPublished, homeHref }: PublishPresentationProps) {
  const { t } = useTexts();
  const hasFailed = usePublishing({ id, publish, onPublished });
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
  onPublished,
}: Pick<PublishPresentationProps, 'id' | 'publish' | 'onPublished'>): boolean {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isMounted = true;
    publish(id).then(
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
  }, [id, publish, onPublished]);
  return hasFailed;
}
