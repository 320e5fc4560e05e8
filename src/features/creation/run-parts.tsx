// The parts of a run that its pages show alike, whether it makes a story, a presentation or a party (spec contract §2). They show a run
// whose stream is lost. For a failed run they tell whether the result may still arrive, why it was denied, and to staff the service's
// message.
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { IconFrame } from '../../ui/Icon';
import { type Creating, type FailedRun, mayStillArrive, pageIn } from './run/run-state';

interface FollowedRunProps {
  readonly run: Creating;
  /** The texts that are shown while the service does not answer. */
  readonly lost: { readonly heading: string; readonly text: string };
  /** Links to where the result will be. */
  readonly links: ReactNode;
  /** Goes back to the form with everything that was entered. Sends nothing. */
  readonly onAgain: () => void;
}

/**
 * A run whose stream is lost, after a reload or without a network: the service may go on with it. Takes the focus, since
 * the element that had it is gone.
 */
export function FollowedRun({ run, lost, links, onAgain }: FollowedRunProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title } = run.subject;
  // A run that only waited for its turn has no result that could arrive.
  const isLost = run.link === 'lost' && run.hasStarted;
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} ref={heading} data-takes-focus>
        {isLost ? lost.heading : t('creation.interrupted.underWay')}
      </h2>
      <output>
        {isLost
          ? lost.text
          : run.place === undefined
            ? t('creation.interrupted.goesOn', { title })
            : t('creation.waiting.place', { place: run.place })}
      </output>
      <p>{t('creation.interrupted.againHint')}</p>
      <div className="wizard-buttons">
        {links}
        <Button onClick={onAgain}>{t('creation.interrupted.again')}</Button>
      </div>
    </SpeechBubble>
  );
}

/** Returns the key of the hint for a run that ended in ERROR. */
export function errorHintOf(run: Extract<FailedRun, { readonly name: 'ERROR' }>) {
  switch (run.cause) {
    case 'connection':
      return arrivalHintOf(run);
    case 'not-signed-in':
      return 'signedOut';
    case 'service':
      return 'kept';
  }
}

/** Returns the key of the hint for a run without an answer. A message that was never sent has no result. */
export function arrivalHintOf(run: FailedRun) {
  return mayStillArrive(run) ? 'mayStillArrive' : 'unreachable';
}

/** What the service said when it ended a run; only a run of staff has it (spec contract §2). Families read the text beside it. */
export function ServiceMessage({ message }: { readonly message: string | undefined }) {
  const { t } = useTexts();
  return (
    message !== undefined && (
      <small className="service-message">{t('creation.serviceMessage', { message })}</small>
    )
  );
}

/** The failures whose heading is friendlier than the specified one. */
export const specifiedTextOf = {
  ERROR: undefined,
  TIMEOUT: 'timeout',
  DENIED: 'denied',
  QUOTA_EXCEEDED: undefined,
} as const;

/** The specification's words for a failure, small below the ones of the app (spec screens §6). */
export function SpecifiedText({ of }: { readonly of: 'quota' | 'timeout' | 'denied' | undefined }) {
  const { t } = useTexts();
  return (
    of !== undefined && (
      <p>
        <small>{t(`creation.specified.${of}`)}</small>
      </p>
    )
  );
}

/** The button that leads back to the topic, with the specified words below its own (spec screens §6). */
export function ChangeTopic({
  primary,
  onClick,
}: {
  readonly primary: boolean;
  readonly onClick: () => void;
}) {
  const { t } = useTexts();
  return (
    <Button className="change-topic" primary={primary} onClick={onClick}>
      {t('creation.changeTopic')} <small>{t('creation.specified.changeTopic')}</small>
    </Button>
  );
}

/** Leads on or back: to another story or step, or to the page of a run. */
export function Arrow({ back = false }: { readonly back?: boolean }) {
  return (
    <IconFrame>
      <path
        d={back ? 'M19 12H6M11.5 6l-6 6 6 6' : 'M5 12h13M12.5 6l6 6-6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </IconFrame>
  );
}

/** A list longer than this, or a longer text, is cut for the page. */
const bounds = { reasons: 10, characters: 200 } as const;

/**
 * Returns the reasons in the flagging information, in the service's own words: a text, a list of texts, the texts under any key,
 * or the keys that are true, but not the mere `flagged`. Empty when it says nothing readable.
 */
export function reasonsOf(flagging: unknown): readonly string[] {
  const reasons = readReasons(flagging, 0).map((reason) => reason.trim().slice(0, bounds.characters));
  return [...new Set(reasons)].filter((reason) => reason !== '').slice(0, bounds.reasons);
}

function readReasons(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readReasons(entry, depth + 1));
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    entry === true ? (key === 'flagged' ? [] : [key]) : readReasons(entry, depth + 1),
  );
}

// Reads the service's progress messages, which are English sentences, so that the page can say in its own words how far it is.

/** What the service is doing, as far as its message says so. */
type Stage = 'working' | 'writing' | 'painting' | 'speaking' | 'filming' | 'binding';

export interface Progress {
  readonly stage: Stage;
  /** The page that is being made, where the message names one. */
  readonly page: number | undefined;
  /** Of how many. */
  readonly pages: number | undefined;
  /** The made part of the whole, from 0 to 1. It never becomes less. */
  readonly share: number;
}

/** The message with which the waiting display begins (spec contract §2). */
const startMessage = 'Started generation';

/** Returns whether the service has begun to make the story. */
export const hasStarted = (messages: readonly string[]): boolean => messages.includes(startMessage);

const stages: readonly (readonly [Stage, RegExp])[] = [
  ['writing', /\bwrit/i],
  ['painting', /\b(paint|draw|illustrat)/i],
  ['speaking', /\b(record|speak|read|narrat|voice)/i],
  ['filming', /\bfilm/i],
  ['binding', /\b(bind|pack|putting|finish|publish)/i],
];

/** The share of the whole at which each stage begins, when its message names no page. */
const begins: Readonly<Record<Stage, number>> = {
  working: 0,
  writing: 0.02,
  painting: 0.05,
  speaking: 0.05,
  filming: 0.05,
  binding: 0.95,
};
/** The part of a page that is left when a message says that this work on it begins. It is painted, then read aloud, then filmed. */
const left: Readonly<Record<Stage, number>> = {
  working: 1,
  writing: 1,
  painting: 1,
  speaking: 0.5,
  filming: 0.25,
  binding: 1,
};
/** The pages are made between these shares. */
const pagesBegin = 0.05;
const pagesEnd = 0.95;

/** Returns how far the messages say that the story is. A service may make page by page, or first all pictures. */
export function progressOf(messages: readonly string[]): Progress {
  let progress: Progress = { stage: 'working', page: undefined, pages: undefined, share: 0 };
  for (const message of messages) {
    const next = read(message);
    progress = { ...next, share: Math.max(progress.share, next.share) };
  }
  return progress;
}

function read(message: string): Progress {
  const stage = stages.find(([, pattern]) => pattern.test(message))?.[0] ?? 'working';
  const named = pageIn(message);
  if (named === undefined) return { stage, page: undefined, pages: undefined, share: begins[stage] };
  const done = (named.page - left[stage]) / named.pages;
  return { stage, ...named, share: pagesBegin + (pagesEnd - pagesBegin) * done };
}

/** Returns the key of the text for a stage; it names the page where the stage does. */
export function stageTextOf({ stage, page }: Progress) {
  if (page === undefined) return stage;
  switch (stage) {
    case 'painting':
      return 'paintingPage';
    case 'speaking':
      return 'speakingPage';
    case 'filming':
      return 'filmingPage';
    default:
      return stage;
  }
}

/** Returns the key of the text for a story's stage: no story has a film of its speaker. */
export function storyStageTextOf(progress: Progress) {
  const text = stageTextOf(progress);
  return text === 'filming' || text === 'filmingPage' ? 'working' : text;
}
