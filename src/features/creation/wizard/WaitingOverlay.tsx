// The overlay after submitting (spec screens §10): first a message that the idea has arrived, then how the story is made.
import { useEffect, useState } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { formatDuration } from '../../../ui/format-duration';
import { Guide } from '../../../ui/drawings/Guide';
import { hasStarted, progressOf, storyStageTextOf } from '../run-parts';
import type { Creating } from '../run/run-state';
import type { WizardWorld } from './wizard-form';

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

interface WaitingOverlayProps extends AnimationProps {
  readonly run: Creating;
  readonly message: ReceivedMessage;
  /** Closes the overlay; the run goes on. */
  readonly onClose: () => void;
}

export function WaitingOverlay({ run, message, onClose, ...animation }: WaitingOverlayProps) {
  const { t } = useTexts();
  const isStarted = hasStarted(run.messages);
  return (
    <Dialog title={t('creation.waiting.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="waiting">
        <Guide mood={isStarted ? 'thinking' : 'happy'} />
        {isStarted ? (
          <>
            <ThinkingAnimation {...animation} />
            <ProgressLine run={run} />
          </>
        ) : (
          <output>
            {run.place === undefined
              ? t(`creation.waiting.received.${message}`)
              : t('creation.waiting.place', { place: run.place })}
          </output>
        )}
        <p className="wizard-hint">{t('creation.waiting.soon')}</p>
      </div>
    </Dialog>
  );
}

interface ProgressLineProps {
  readonly run: Creating;
}

/** Shows the stage, the progress and the elapsed time of a run. Screen readers announce only the stage. */
export function ProgressLine({ run }: ProgressLineProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  return (
    <div className="waiting-progress">
      <output>
        {run.place === undefined
          ? t(`creation.waiting.stages.${storyStageTextOf(progress)}`, { page: progress.page })
          : t('creation.waiting.place', { place: run.place })}
      </output>
      <progress
        aria-label={t('creation.waiting.progress')}
        max={100}
        value={Math.round(progress.share * 100)}
      />
      <p className="wizard-hint">
        {t('creation.waiting.elapsed', { time: formatDuration(run.elapsed / 1000) })}
      </p>
    </div>
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

/** Returns as many random characters of the world as the animation shows. `random` returns numbers from 0 to below 1. */
export function thinkingCharacters(world: WizardWorld, random: () => number): readonly string[] {
  const set = sets[world];
  return Array.from({ length: thinking.characters }, () => set[Math.floor(random() * set.length)] ?? '');
}
