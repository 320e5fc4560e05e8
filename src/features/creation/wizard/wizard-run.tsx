// The overlay after submitting, the characters of the wait, and how a run has failed (spec screens §10).
import { useEffect, useState } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { Guide, SpeechBubble } from '../../../ui/drawings/Guide';
import { noStoryCategory } from '../../../contract/creation/stream-frames';
import { Button } from '../../../ui/Button';
import { arrivalHintOf, errorHintOf, reasonsOf, ServiceMessage, SpecifiedText } from '../run-parts';
import type { Creating, FailedRun } from '../run/run-state';
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
  readonly run: Creating;
  readonly message: ReceivedMessage;
  /** Closes the overlay; the run goes on. */
  readonly onClose: () => void;
}

/** Says that the idea has arrived, until the service begins. */
export function WaitingOverlay({ run, message, onClose }: WaitingOverlayProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('creation.waiting.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="waiting">
        <Guide mood="happy" />
        <output>
          {run.place === undefined
            ? t(`creation.waiting.received.${message}`)
            : t('creation.waiting.place', { place: run.place })}
        </output>
        <p className="wizard-hint">{t('creation.waiting.soon')}</p>
      </div>
    </Dialog>
  );
}

export interface AnimationProps {
  readonly world: WizardWorld;
  readonly clock: MonotonicClock;
  readonly random: () => number;
  /** The animation stands still then. */
  readonly prefersReducedMotion: boolean;
}

/** Replaces its characters every 100 ms while it is shown. Hidden from screen readers, which read the progress beside it. */
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
        <span key={thinkingKeys[at]}>{character}</span>
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
