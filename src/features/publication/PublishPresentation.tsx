// Publishes a presentation as soon as it is shown (experience 2.5). Knows neither route nor session.
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';

interface PublishPresentationProps {
  readonly id: string;
  /** Publishes and loads the list again; rejects when it did not. */
  readonly publish: (id: string) => Promise<void>;
  readonly onPublished: () => void;
  /** The way out where it fails: a failure is reported and otherwise silent (decision 33). */
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

function usePublishing({
  id,
  publish,
  onPublished,
}: Pick<PublishPresentationProps, 'id' | 'publish' | 'onPublished'>): boolean {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    publish(id).then(
      () => {
        if (isHere) onPublished();
      },
      (error: unknown) => {
        report(error, 'publish');
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [id, publish, onPublished]);
  return hasFailed;
}
