// What a visitor sees once a presentation or story is sent (spec screens §12): the wait with its messages, and how it ended.
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Cover } from '../../../ui/Cover';
import { Icon } from '../../../ui/Icon';
import { QrCode } from '../../../ui/QrCode';
import { SpeechBubble, Guide } from '../../../ui/drawings/Guide';
import type { MadeKind } from '../../../contract/split-messages';
import { onNetworkBack } from '../../../platform/browser/page-events';
import { startLoad, useResource } from '../../../platform/browser/use-resource';
import { loadTexts } from '../../../platform/i18n/interface-language';
import type { WaitingMessages } from '../../../platform/i18n/texts';
import * as limits from '../../../contract/limits';
import { shortLinkOf } from '../leaving';
import type { Tone } from './creation-flow-state';
import { RobotEar } from './creation-steps';
import './creation-flow.css';

interface ReadyProps {
  readonly what: MadeKind;
  readonly topic: string;
  readonly id: string;
  readonly watchHref: string;
  /** Must be stable. */
  readonly loadCover: (id: string) => Promise<string | undefined>;
}

/** The finished presentation or story as a book on a board, and the code with which the visitor opens it at home. */
export function Ready({ what, topic, id, watchHref, loadCover }: ReadyProps) {
  const { t } = useTexts();
  const load = useCallback(() => loadCover(id), [loadCover, id]);
  const { resource } = useResource(load, { where: 'kiosk: cover' });
  return (
    <section className="creation-ready" aria-labelledby="creation-ready">
      <Confetti />
      <Confetti />
      <div className="ready-title">
        <h1 id="creation-ready" tabIndex={-1} data-takes-focus>
          {t(`kiosk.creation.ready.titles.${what}`)}
        </h1>
        <RobotEar sentence={`ready-${what}`} label={t('kiosk.creation.hear')} describedBy="creation-ready" />
      </div>
      <div className="ready-board">
        <Guide mood="cheering" />
        <div className="kiosk-book">
          <span className="kiosk-book-cover">
            {resource.name !== 'loading' && (
              <Cover title={topic} url={resource.value} onNetworkBack={onNetworkBack} draggable={false} />
            )}
          </span>
          <span className="kiosk-book-title" dir="auto">
            {topic}
          </span>
        </div>
      </div>
      <a className="button button-primary creation-watch" href={watchHref}>
        <Icon name="play" />
        {t(`kiosk.creation.ready.open.${what}`)}
      </a>
      <div className="ready-take">
        <h2>{t('kiosk.playback.take')}</h2>
        <QrCode text={shortLinkOf(id)} label={t(`kiosk.creation.ready.codes.${what}`)} />
        <p>{t('kiosk.creation.ready.take')}</p>
      </div>
    </section>
  );
}

/** Bits of paper at one side of the screen; those of the second one are mirrored. */
function Confetti() {
  return (
    <svg className="ready-confetti" viewBox="0 0 200 420" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="10">
        <path d="M24 30l9 7M118 96l-3 11M46 190l10-4M150 250l5 10M20 330l8 8" stroke="#b8432b" />
        <path d="M84 44l-6 9M168 40l10 4M20 116l4 10M104 214l10 2M66 296l-8 7" stroke="#e9b23f" />
        <path d="M140 150l8 7M62 132l-10 4M26 252l5 10M112 318l9-5" stroke="#4f87a8" />
        <path d="M112 20l10-3M58 84l8 8M172 200l-7 8M84 244l-3 10M38 384l10 2" stroke="#6f9f3e" />
      </g>
    </svg>
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

/** Why nothing was made, and what can be done. */
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
  const specified = specifiedTextOf(what, failure);
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
      {specified !== undefined && (
        <p>
          <small>{t(specified)}</small>
        </p>
      )}
      {isOffline && <output>{t('kiosk.creation.offline')}</output>}
      <div className="creation-buttons">{buttons[failure]}</div>
    </SpeechBubble>
  );
}

/** Returns the key of the specification's words, small below a friendlier heading (spec screens §6). */
function specifiedTextOf(what: MadeKind, failure: CreationFailure) {
  if (failure === 'not-signed-in') return undefined;
  if (what === 'presentation') return `kiosk.creation.specified.${failure}` as const;
  return failure === 'timeout' || failure === 'quota'
    ? (`creation.specified.${failure}` as const)
    : undefined;
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

/** The wait: a message that changes, the used share of the time, and pages that tell more. */
export function Generating(props: GeneratingProps) {
  const { tone, topic, elapsed, timeFraction, random, prefersReducedMotion, onCancel } = props;
  const { t, language } = useTexts();
  const [messages, setMessages] = useState<WaitingMessages>();
  const [order] = useState(() => shuffled(50, random));
  const [stoppedAt, setStoppedAt] = useState<number>();
  const shownAt = prefersReducedMotion ? 0 : (stoppedAt ?? elapsed);
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
      {/* No live region: it would interrupt the screen reader. The headings of the wait and of its end take the focus. */}
      <div className="creation-message">{messages && messageAt(shownAt, messages[tone], order)}</div>
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

// No message comes twice within the longest run.
/** Milliseconds that a message stands: 50 messages last as long as a run may take. */
const messageTime = limits.creationRun.timeLimit / 50;

/** Returns the positions 0 to `count - 1` in a random order. */
export function shuffled(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, position) => position);
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Returns the message at this time of a run, in milliseconds; undefined when there is none. */
export function messageAt(
  elapsed: number,
  messages: readonly string[],
  order: readonly number[],
): string | undefined {
  const position = Math.min(Math.floor(elapsed / messageTime), messages.length - 1);
  return messages[order[position] ?? 0];
}

/** How a run of the creation has failed (spec contract §9). */
interface FailedRun {
  readonly name: 'ERROR' | 'TIMEOUT' | 'DENIED' | 'QUOTA_EXCEEDED';
  /** Why there was an error. */
  readonly cause?: string;
}

/** Returns what a kiosk shows of a failed run. */
export function failureOf(run: FailedRun): CreationFailure {
  switch (run.name) {
    case 'ERROR':
      return run.cause === 'not-signed-in' ? 'not-signed-in' : 'technical';
    case 'TIMEOUT':
      return 'timeout';
    case 'DENIED':
      return 'inappropriate';
    case 'QUOTA_EXCEEDED':
      return 'quota';
  }
}
