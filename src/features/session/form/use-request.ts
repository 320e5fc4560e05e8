// One request of a form at a time (spec people §10): its state, and the hook that sends. Leaving the form aborts it.
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { type ProviderFailure, failureOf } from './provider-failure';

export type RequestState =
  | { readonly name: 'idle' }
  | { readonly name: 'pending' }
  | { readonly name: 'failed'; readonly failure: ProviderFailure };

export type RequestAction =
  | { readonly type: 'send' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly failure: ProviderFailure }
  /** Forgets a failure, for example when another form opens. */
  | { readonly type: 'reset' };

export const idle: RequestState = { name: 'idle' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function requestReducer(state: RequestState, action: RequestAction): RequestState {
  switch (action.type) {
    case 'send':
      return state.name === 'pending' ? state : { name: 'pending' };
    case 'done':
      return state.name === 'pending' ? idle : state;
    case 'failed':
      return state.name === 'pending' ? { name: 'failed', failure: action.failure } : state;
    case 'reset':
      return state.name === 'failed' ? idle : state;
  }
}

export type Report = (error: unknown, where: string) => void;

export interface FormRequest {
  readonly state: RequestState;
  readonly isPending: boolean;
  /**
   * Sends unless a request is under way. Calls `onDone` with the result, or shows the failure; neither when the form was left
   * meanwhile.
   */
  readonly send: <T>(
    work: (signal: AbortSignal) => Promise<T>,
    onDone: (result: T) => void,
    readFailure?: (error: unknown) => ProviderFailure,
  ) => void;
  /** Aborts the request under way and forgets a failure. */
  readonly reset: () => void;
}

/** Returns the state of a form's request. Unexpected failures are reported under `where`. */
export function useRequest(report: Report, where: string): FormRequest {
  const [state, dispatch] = useReducer(requestReducer, idle);
  const underWay = useRef<AbortController>(undefined);
  const abort = useCallback(() => {
    underWay.current?.abort();
    underWay.current = undefined;
  }, []);
  useEffect(() => abort, [abort]);
  const send = useCallback<FormRequest['send']>(
    (work, onDone, readFailure = failureOf) => {
      if (underWay.current !== undefined) return;
      const controller = new AbortController();
      const { signal } = controller;
      underWay.current = controller;
      dispatch({ type: 'send' });
      work(signal).then(
        (result) => {
          if (signal.aborted) return;
          underWay.current = undefined;
          dispatch({ type: 'done' });
          onDone(result);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          underWay.current = undefined;
          const failure = readFailure(error);
          if (failure.kind === 'unexpected' || failure.kind === 'network') report(error, where);
          dispatch({ type: 'failed', failure });
        },
      );
    },
    [report, where],
  );
  const reset = useCallback(() => {
    abort();
    dispatch({ type: 'done' });
    dispatch({ type: 'reset' });
  }, [abort]);
  return useMemo(() => ({ state, isPending: state.name === 'pending', send, reset }), [state, send, reset]);
}
