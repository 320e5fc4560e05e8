// The overlay after submitting, the characters of the wait, and how a run has failed (spec screens §10).
import { useEffect, useRef, useState } from 'react';
import type { MonotonicClock, Timers } from '../../../base/clock';
import type { Readable } from '../../../base/readable';
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { Guide, SpeechBubble } from '../../../ui/drawings/Guide';
import { noStoryCategory } from '../../../contract/creation/stream-frames';
import { Button } from '../../../ui/Button';
import { arrivalHintOf, errorHintOf, reasonsOf, ServiceMessage, SpecifiedText } from '../run-parts';
import type { FailedRun } from '../run/run-state';
import type { Step, WizardWorld } from './wizard-form';

/** The texts that say that the idea has arrived; one of them is chosen at random. */
export const receivedMessages = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
export type ReceivedMessage = (typeof receivedMessages)[number];

interface WaitingOverlayProps {
  readonly clock: Timers;
  readonly message: ReceivedMessage;
  /** Closes the overlay; the run goes on. */
  readonly onClose: () => void;
}

/** Milliseconds for which the service may be silent before anything lies over the easel. */
const silence = 600;

/** Says that the idea has arrived, where the service does not answer at once. */
export function WaitingOverlay({ clock, message, onClose }: WaitingOverlayProps) {
  const { t } = useTexts();
  const [isDue, setDue] = useState(false);
  useEffect(() => clock.after(silence, () => setDue(true)), [clock]);
  if (!isDue) return null;
  return (
    <Dialog title={t('creation.waiting.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="waiting">
        <Guide mood="happy" />
        <output>{t(`creation.waiting.received.${message}`)}</output>
        <p className="wizard-hint">{t('creation.waiting.soon')}</p>
      </div>
    </Dialog>
  );
}

/** Milliseconds for which the robot cheers before the story opens. */
const cheerTime = 800;

/**
 * Returns `onCreated`, called after the robot has cheered; at once with reduced motion, never once the page is left: the story is then
 * first on the shelf.
 */
export function useCheer<Made>(
  { clock, reducedMotion }: { readonly clock: Timers; readonly reducedMotion: Readable<boolean> },
  onCreated: (made: Made) => void,
) {
  const cancel = useRef((): void => undefined);
  useEffect(() => () => cancel.current(), []);
  return (made: Made): void => {
    if (reducedMotion.get()) onCreated(made);
    else cancel.current = clock.after(cheerTime, () => onCreated(made));
  };
}

export interface AnimationProps {
  readonly world: WizardWorld;
  readonly clock: MonotonicClock;
  readonly random: () => number;
  /** The animation stands still then. */
  readonly prefersReducedMotion: boolean;
}

/** Replaces its characters every 100 ms while it is shown, each by the drawing that stands for it. Hidden from screen readers, which read the progress beside it. */
export function ThinkingAnimation({ world, clock, random, prefersReducedMotion }: AnimationProps) {
  const [characters, setCharacters] = useState(() => thinkingCharacters(world, random));
  useEffect(() => {
    if (prefersReducedMotion) return undefined;
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = clock.after(thinking.replacedEvery, () => {
        setCharacters(thinkingCharacters(world, random));
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [world, clock, random, prefersReducedMotion]);
  return (
    <p className="thinking" aria-hidden="true">
      {characters.map((character, at) => (
        // Each place keeps its element; only its character changes.
        <span key={thinkingKeys[at]}>
          <svg viewBox="0 0 32 24" focusable="false">
            <path d={drawingOf(world, character)} fill="currentColor" />
          </svg>
          <i className="visually-hidden">{character}</i>
        </span>
      ))}
    </p>
  );
}

/** The number of characters, and how often each is replaced, in milliseconds. */
const thinking = { characters: 6, replacedEvery: 100 } as const;

const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

const thinkingKeys = Array.from({ length: thinking.characters }, (_, at) => `place ${at}`);

/** Asks for the plain drawing of a character that some systems show as a coloured emoji. */
const plain = '\uFE0E';

const sets: Readonly<Record<WizardWorld, readonly string[]>> = {
  wood: range(9632, 9718),
  // Skull, coffin, cross.
  'dark-tale': ['\u2620', '\u26B0', '\u271D'].map((character) => character + plain),
  // Snow crystals and stars.
  christmas: ['\u2744', '\u2745', '\u2746', '\u2605', '\u2606', '\u2736'].map(
    (character) => character + plain,
  ),
};

// Strokes of a brush stand for the many geometric characters, whose glyphs differ from font to font.
const drawings: Readonly<Record<WizardWorld, readonly string[]>> = {
  wood: [
    'M4 12c0-6 7-9 14-8s12 5 10 10-9 7-15 6-9-4-9-8z',
    'M2 15c7-6 17-8 28-8-3 3-4 6-9 8-7 3-14 3-19 0z',
    'M16 1c5 7 9 10 8 15-1 5-5 7-8 7s-8-2-8-7c0-5 4-7 8-15z',
    'M2 14c5-8 9-6 14-3s9 2 14-4c-1 9-6 13-13 11s-9-5-15-4z',
    'M3 18C8 6 20 3 29 6c-8 1-14 5-17 13-3 2-7 2-9-1z',
  ],
  'dark-tale': [
    'M16 2c7 0 10 4 10 9 0 4-2 6-4 7v4H10v-4c-2-1-4-3-4-7 0-5 3-9 10-9zm-4 7a2.500 2.500 0 1 0 .1 5 2.500 2.500 0 0 0-.1-5zm8 0a2.500 2.500 0 1 0 .1 5 2.500 2.500 0 0 0-.1-5z',
    'M12 1h8l5 7-4 15H11L7 8zm3 4v3h-3v2h3v7h2v-7h3V8h-3V5z',
    'M14 1h4v6h6v4h-6v12h-4V11H8V7h6z',
  ],
  christmas: [
    'M15 1h2v6l5-3 1 2-5 3 5 3 0 0 5 0v2h-5l-5 0 5 3-1 2-5-3v7h-2v-7l-5 3-1-2 5-3H4v-2h5l5-3-5-3 1-2 5 3z',
    'M16 1l3 7.500 8 .5-6.200 5 2 8L16 17.700 9.200 22l2-8L5 9l8-.5z',
    'M16 1q1 10 11 11-10 1-11 11-1-10-11-11 10-1 11-11z',
  ],
};

/** Returns the path of the drawing that stands for a character. */
function drawingOf(world: WizardWorld, character: string): string | undefined {
  const paths = drawings[world];
  return paths[sets[world].indexOf(character) % paths.length];
}

/** Returns the world whose characters a child sees: below age 6 there are no skulls and coffins. */
export const charactersFor = (world: WizardWorld, age: number): WizardWorld =>
  world === 'dark-tale' && age < 6 ? 'wood' : world;

/** Returns as many random characters of the world as the animation shows. `random` returns numbers from 0 to below 1. */
export function thinkingCharacters(world: WizardWorld, random: () => number): readonly string[] {
  const set = sets[world];
  return Array.from({ length: thinking.characters }, () => set[Math.floor(random() * set.length)] ?? '');
}

// How a run ended without a story (spec screens §6, §10): a sad robot, what happened, and ways back with everything entered.

export interface WizardOutcomeProps {
  readonly run: FailedRun;
  /** Whether the last attempt to send found no network. */
  readonly isOffline: boolean;
  /** Whether the name of a child was sent, which may be why the story was denied. */
  readonly hasHero: boolean;
  readonly onRetry: () => void;
  /** Goes back to the form, to this step. */
  readonly onRestart: (step: Step) => void;
}

export function WizardOutcome({ run, isOffline, hasHero, onRetry, onRestart }: WizardOutcomeProps) {
  const { t } = useTexts();
  const { text, hints, mayRetry } = outcomeTexts(run, hasHero);
  return (
    <SpeechBubble mood="sad">
      <h2 tabIndex={-1} data-takes-focus>
        {t(`creation.outcomes.${text}`)}
      </h2>
      {hints.map((hint) => (
        <p key={hint}>{t(`creation.outcomes.${hint}`)}</p>
      ))}
      <SpecifiedText of={specifiedTexts[run.name]} />
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      {isOffline && <output>{t('creation.offline')}</output>}
      <div className="wizard-buttons">
        {mayRetry && (
          <Button primary onClick={onRetry}>
            {t('creation.outcomes.retry')}
          </Button>
        )}
        {run.name === 'DENIED' ? (
          <Button primary onClick={() => onRestart('title')}>
            {t('creation.outcomes.otherTitle')}
          </Button>
        ) : (
          <Button primary={!mayRetry} onClick={() => onRestart('review')}>
            {t('creation.outcomes.restart')}
          </Button>
        )}
      </div>
    </SpeechBubble>
  );
}

/** The failures whose heading is friendlier than the specified one (spec screens §6). */
const specifiedTexts = {
  ERROR: undefined,
  DENIED: undefined,
  QUOTA_EXCEEDED: 'quota',
  TIMEOUT: 'timeout',
} as const;

/** Returns the keys of the texts that explain a failure, and whether the same story may be sent again (spec contract §2). */
function outcomeTexts(run: FailedRun, hasHero: boolean) {
  switch (run.name) {
    case 'ERROR':
      return { text: 'failed', hints: [errorHintOf(run)], mayRetry: true } as const;
    case 'DENIED':
      return reasonsOf(run.reason).includes(noStoryCategory)
        ? ({ text: 'noStory', hints: ['noStoryHint'], mayRetry: false } as const)
        : ({
            text: 'denied',
            hints: [hasHero ? 'deniedWithNameHint' : 'deniedHint'],
            mayRetry: false,
          } as const);
    case 'QUOTA_EXCEEDED':
      return { text: 'quota', hints: ['kept'], mayRetry: false } as const;
    case 'TIMEOUT':
      return { text: 'timeout', hints: ['timeoutHint', arrivalHintOf(run)], mayRetry: true } as const;
  }
}
