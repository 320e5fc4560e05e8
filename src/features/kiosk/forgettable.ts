// What holds something of a visitor, and how all of it is forgotten (spec screens §12).
import type { Clock } from '../../base/clock';

/** Something that holds what a visitor did, made or said. */
export interface Forgettable {
  /** For reports; names no visitor. */
  readonly name: string;
  /** Deletes everything of the visitor. It must be safe to call twice. May reject. */
  forget(): Promise<void>;
}

export interface Forgettables {
  /** Adds one, for as long as it exists; returns a function that removes it. */
  readonly add: (forgettable: Forgettable) => () => void;
  /** Forgets all at once, each for at most the limit. Resolves to true when all of them did; never rejects. */
  readonly forgetAll: () => Promise<boolean>;
}

/** Thrown for one that does not answer in time. */
class ForgettingTimeoutError extends Error {
  override readonly name = 'ForgettingTimeoutError';
}

export interface ForgettablesDeps {
  readonly clock: Clock;
  /** Milliseconds that each may take: the kiosk must not hang. */
  readonly timeout: number;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates the list of what is forgotten, which begins with `first`. Whatever fails or takes too long is reported. */
export function createForgettables(
  { clock, timeout, report }: ForgettablesDeps,
  first: readonly Forgettable[],
): Forgettables {
  const all = new Set(first);
  const forgetOne = async (one: Forgettable): Promise<boolean> => {
    let cancel = (): void => undefined;
    const timedOut = new Promise<never>((_, failed) => {
      cancel = clock.after(timeout, () =>
        failed(new ForgettingTimeoutError(`Not forgotten after ${timeout} ms`)),
      );
    });
    try {
      await Promise.race([one.forget(), timedOut]);
      return true;
    } catch (error) {
      report(error, `forgetting: ${one.name}`);
      return false;
    } finally {
      cancel();
    }
  };
  return {
    add(forgettable) {
      all.add(forgettable);
      return () => void all.delete(forgettable);
    },
    forgetAll: async () => (await Promise.all([...all].map(forgetOne))).every(Boolean),
  };
}
