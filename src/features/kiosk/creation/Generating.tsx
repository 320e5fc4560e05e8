// The wait: a message that changes, the used share of the time, and pages that tell more (spec screens §12).
import { useEffect, useState } from 'react';
import { startLoad } from '../../../platform/browser/start-load';
import { useTexts } from '../../../platform/i18n/i18n';
import { loadTexts } from '../../../platform/i18n/language';
import type { WaitingMessages } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { Guide } from '../../../ui/guide/Guide';
import { messageAt, shuffled } from './message-order';
import type { Tone } from './state';

interface GeneratingProps {
  readonly tone: Tone;
  readonly topic: string;
  /** Milliseconds since the start, and their share of the longest time, from 0 to 1. They change once a second. */
  readonly elapsed: number;
  readonly timeFraction: number;
  readonly random: () => number;
  /** The first message stays then. */
  readonly prefersReducedMotion: boolean;
  readonly onCancel: () => void;
}

export function Generating(props: GeneratingProps) {
  const { tone, topic, elapsed, timeFraction, random, prefersReducedMotion, onCancel } = props;
  const { t, language } = useTexts();
  const [messages, setMessages] = useState<WaitingMessages>();
  const [order] = useState(() => shuffled(50, random));
  const [stoppedAt, setStoppedAt] = useState<number>();
  const messageTime = prefersReducedMotion ? 0 : (stoppedAt ?? elapsed);
  useEffect(
    () =>
      startLoad(() => loadTexts(language, 'waiting-messages'), {
        where: 'kiosk: messages',
        onLoaded: setMessages,
      }).stop,
    [language],
  );
  return (
    <section className="creation-form creation-wait" aria-labelledby="creation-wait">
      <Guide mood="thinking" />
      <h1 id="creation-wait" tabIndex={-1} data-takes-focus>
        {t('kiosk.creation.generating', { topic })}
      </h1>
      {/* No live region: it would interrupt what is being read. The headings of the wait and of its end take the focus. */}
      <div className="creation-message">{messages && messageAt(messageTime, messages[tone], order)}</div>
      <progress aria-label={t('kiosk.creation.progress')} max={100} value={Math.round(timeFraction * 100)} />
      <p>{t('kiosk.creation.longest')}</p>
      <LearnMore />
      <div className="creation-buttons">
        {!prefersReducedMotion && (
          <Button onClick={() => setStoppedAt(stoppedAt === undefined ? elapsed : undefined)}>
            {t(stoppedAt === undefined ? 'kiosk.creation.stopMessages' : 'kiosk.creation.resumeMessages')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('kiosk.creation.cancel')}</Button>
      </div>
    </section>
  );
}

const pages = ['words', 'pictures', 'voice', 'limits'] as const;

/** Pages about how a machine makes a presentation, for as long as one waits. */
function LearnMore() {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const name = pages[page] ?? 'words';
  return (
    <section className="creation-more" aria-label={t('kiosk.creation.learnMore')}>
      <div aria-live="polite">
        <h2>{t(`kiosk.creation.moreTitles.${name}`)}</h2>
        <p>{t(`kiosk.creation.moreTexts.${name}`)}</p>
      </div>
      <Button onClick={() => setPage((page + 1) % pages.length)}>{t('kiosk.creation.nextPage')}</Button>
    </section>
  );
}
