// How the making of a presentation ended: it is ready, or it failed, with what can be done (spec screens §12).
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { QrCode } from '../../../ui/QrCode';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import type { MadeKind } from '../../../contract/split-messages';
import './creation-flow.css';

interface ReadyProps {
  readonly what: MadeKind;
  readonly topic: string;
  readonly watchHref: string;
  /** The short link under which visitors take their presentation along. */
  readonly shortLink: string;
}

export function Ready({ what, topic, watchHref, shortLink }: ReadyProps) {
  const { t } = useTexts();
  return (
    <section className="creation-form creation-ready" aria-labelledby="creation-ready">
      <h1 id="creation-ready" tabIndex={-1} data-takes-focus>
        {t(`kiosk.creation.ready.titles.${what}`)}
      </h1>
      <p className="creation-message">{topic}</p>
      <a className="button button-primary creation-watch" href={watchHref}>
        {t(`kiosk.creation.ready.open.${what}`)}
      </a>
      <QrCode text={shortLink} label={t(`kiosk.creation.ready.codes.${what}`)} />
      <p>{t('kiosk.creation.ready.take')}</p>
    </section>
  );
}

/** Why there is no presentation. Only the first two can be tried again as they are. */
export type CreationFailure = 'technical' | 'timeout' | 'inappropriate' | 'quota' | 'not-signed-in';

/** A story has failed in the words of its wizard (spec screens §6). */
const storyTitles = {
  technical: 'failed',
  timeout: 'timeout',
  inappropriate: 'denied',
  quota: 'quota',
} as const;

interface FailedProps {
  readonly what: MadeKind;
  readonly failure: CreationFailure;
  readonly onRetry: () => void;
  /** Goes back to the topic. */
  readonly onRestart: () => void;
  /** Whether the last attempt to send found no network. */
  readonly isOffline?: boolean;
  readonly homeHref: string;
}

export function Failed({ what, failure, onRetry, onRestart, isOffline = false, homeHref }: FailedProps) {
  const { t } = useTexts();
  const toStart = (
    <a className="button" href={homeHref}>
      {t('kiosk.toStart')}
    </a>
  );
  const buttons: Readonly<Record<CreationFailure, ReactNode>> = {
    technical: <TryAgain onRetry={onRetry} onRestart={onRestart} />,
    timeout: <TryAgain onRetry={onRetry} onRestart={onRestart} />,
    inappropriate: (
      <Button primary onClick={onRestart}>
        {t('kiosk.creation.newTopic')}
      </Button>
    ),
    quota: toStart,
    'not-signed-in': toStart,
  };
  // The wizard of the stories has a heading above it.
  const Heading = what === 'story' ? 'h2' : 'h1';
  return (
    <SpeechBubble mood="sad">
      <Heading tabIndex={-1} data-takes-focus>
        {what === 'story' && failure !== 'not-signed-in'
          ? t(`creation.outcomes.${storyTitles[failure]}`)
          : t(`kiosk.creation.failedTitles.${failure}`)}
      </Heading>
      <p>
        {what === 'story' && failure === 'timeout'
          ? t('creation.outcomes.timeoutHint')
          : t(`kiosk.creation.failedTexts.${failure}`)}
      </p>
      {isOffline && <output>{t('kiosk.creation.offline')}</output>}
      <div className="creation-buttons">{buttons[failure]}</div>
    </SpeechBubble>
  );
}

function TryAgain({ onRetry, onRestart }: Pick<FailedProps, 'onRetry' | 'onRestart'>) {
  const { t } = useTexts();
  return (
    <>
      <Button primary onClick={onRetry}>
        {t('kiosk.creation.retry')}
      </Button>
      <Button onClick={onRestart}>{t('kiosk.creation.newTopic')}</Button>
    </>
  );
}
