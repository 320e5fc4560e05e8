import { useEffect, useState } from 'react';
import type { MonotonicClock } from '../../../../base/clock';
import type { WizardWorld } from '../world';
import { thinking, thinkingCharacters } from './thinking';

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

const thinkingKeys = Array.from({ length: thinking.characters }, (_, at) => `place ${at}`);
