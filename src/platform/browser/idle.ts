// Waits for a moment when nobody is there. Runs nothing but one timer while it waits; does not know what for.
import type { Clock } from '../../contract/clock';
import { systemClock } from './clock';
import type { Readable } from '../../contract/readable';

export interface IdleDeps {
  readonly clock: Clock;
  /** Whether a story plays on this page. */
  readonly playing: Readable<boolean>;
  /** Calls at each touch, key and movement; the answer ends it. */
  readonly onInput: (call: () => void) => () => void;
}

/** Calls once when nothing has played and nobody has touched anything for so many milliseconds. The answer ends it. */
export function onceIdle({ clock, playing, onInput }: IdleDeps, wait: number, call: () => void): () => void {
  let busyLast = clock.now();
  let cancel = (): void => undefined;
  const stop = (): void => {
    cancel();
    stopInput();
    stopPlaying();
  };
  const look = (): void => {
    const left = busyLast + wait - clock.now();
    if (playing.get()) return;
    if (left > 0) {
      cancel = clock.after(left, look);
      return;
    }
    stop();
    call();
  };
  const touch = (): void => {
    busyLast = clock.now();
  };
  const stopInput = onInput(touch);
  const stopPlaying = playing.subscribe(() => {
    touch();
    cancel();
    look();
  });
  look();
  return stop;
}

/** The edges of the page this runs in. */
export function browserIdle(): Omit<IdleDeps, 'playing'> {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
  return {
    clock: systemClock,
    onInput(call) {
      const ended = new AbortController();
      for (const sign of signs)
        addEventListener(sign, call, { passive: true, capture: true, signal: ended.signal });
      return () => ended.abort();
    },
  };
}
