// Loads what a component shows: a list or an entity, with its failure, another attempt and an abort on unmount.
import { startTransition, useCallback, useEffect, useState } from 'react';
import { report } from './report';

/** How far the loading of a value is. A known value stays while it is loaded again, and when that fails. */
export type Resource<T> =
  | { readonly name: 'loading'; readonly value?: T | undefined }
  | { readonly name: 'failed'; readonly value?: T | undefined; readonly error: unknown }
  | { readonly name: 'loaded'; readonly value: T };

export type ResourceAction<T> =
  /** Another attempt in place of the value or the failure. */
  | { readonly type: 'retry' }
  /** Another attempt, while the known value stays in use. */
  | { readonly type: 'reload' }
  | { readonly type: 'loaded'; readonly value: T }
  | { readonly type: 'failed'; readonly error: unknown };

/** Returns the next state. */
export function resourceReducer<T>({ value }: Resource<T>, action: ResourceAction<T>): Resource<T> {
  switch (action.type) {
    case 'retry':
      return { name: 'loading' };
    case 'reload':
      return { name: 'loading', value };
    case 'loaded':
      return { name: 'loaded', value: action.value };
    case 'failed':
      return { name: 'failed', value, error: action.error };
  }
}

interface Options {
  /** Names the place in the report of a failure. */
  readonly where: string;
  /** Whether the result is rendered as a transition, so that a slow device still responds to touch. */
  readonly asTransition?: boolean;
}

interface ResourceControls<T> {
  readonly resource: Resource<T>;
  /** Drops the value and loads it again. Resolves when the attempt has ended; never rejects. */
  readonly retry: () => Promise<void>;
  /** Loads the value again while the known one stays. Resolves when the attempt has ended; never rejects. */
  readonly reload: () => Promise<void>;
}

/** One object, so that a render before the first result has the same state as the one before. */
const loading = { name: 'loading' } as const;

/**
 * Loads on mount. Only the latest attempt counts: each one aborts the one before. `load` must be stable: a new function begins with
 * `loading`, in the same render.
 *
 * @example
 * const { resource, retry } = useResource(api.listSuggestions, { where: 'suggestions: list' });
 */
export function useResource<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { where, asTransition = false }: Options,
): ResourceControls<T> {
  const [loads] = useState(createLatestLoad);
  const [state, setState] = useState<{ readonly load: typeof load; readonly resource: Resource<T> }>({
    load,
    resource: loading,
  });
  const start = useCallback(
    (action?: ResourceAction<T>): Promise<void> => {
      const dispatch = (next: ResourceAction<T>): void =>
        setState((last) => ({
          load,
          resource: resourceReducer(last.load === load ? last.resource : loading, next),
        }));
      const show = asTransition ? startTransition : (update: () => void) => update();
      if (action !== undefined) dispatch(action);
      const { settled } = loads.start(load, {
        where,
        onLoaded: (value) => show(() => dispatch({ type: 'loaded', value })),
        onFailed: (error) => show(() => dispatch({ type: 'failed', error })),
      });
      return settled;
    },
    [load, loads, where, asTransition],
  );
  useEffect(() => {
    void start();
    return loads.stop;
  }, [start, loads]);
  return {
    resource: state.load === load ? state.resource : loading,
    retry: useCallback(() => start({ type: 'retry' }), [start]),
    reload: useCallback(() => start({ type: 'reload' }), [start]),
  };
}

// Starts loading what a component shows: with an abort when it unmounts, and a report when it fails.

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
function createLatestLoad() {
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
