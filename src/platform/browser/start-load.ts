// Starts loading what a component shows: with an abort when it unmounts, and a report when it fails.
import { report } from './report';

interface Handlers<T> {
  /** Names the place in the report of a failure. */
  readonly where: string;
  readonly onLoaded: (value: T) => void;
  /** Called after the failure was reported. */
  readonly onFailed?: (error: unknown) => void;
}

interface Load {
  /** Aborts the request. No handler is called after that, and nothing is reported. */
  readonly stop: () => void;
  /** Resolves when a handler has been called, or when the stopped request has ended. Never rejects. */
  readonly settled: Promise<void>;
}

/** Calls `load`, then one of the handlers with its result. */
export function startLoad<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { where, onLoaded, onFailed }: Handlers<T>,
): Load {
  const controller = new AbortController();
  const { signal } = controller;
  const settled = load(signal).then(
    (value) => {
      if (!signal.aborted) onLoaded(value);
    },
    (error: unknown) => {
      if (signal.aborted) return;
      report(error, where);
      onFailed?.(error);
    },
  );
  return { stop: () => controller.abort(), settled };
}

/** Returns loads of which only the latest counts: starting one stops the one before, whose response may come last and be older. */
export function createLatestLoad() {
  let latest: Load | undefined;
  const stop = (): void => latest?.stop();
  return {
    start<T>(load: (signal: AbortSignal) => Promise<T>, handlers: Handlers<T>): Load {
      stop();
      latest = startLoad(load, handlers);
      return latest;
    },
    stop,
  };
}
