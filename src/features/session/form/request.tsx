// One request of a form at a time (spec people §10): its state, and the hook that sends. Leaving the form aborts it.
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { failureOf, type ProviderFailure } from './request-failure';

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

// What forms show of their request: why it failed, beside the field that it is about or below all of them (spec people §10), and the
// button that sends.

/** A field that can be wrong; `value` is the field of a form for a single attribute. */
export type FormField = 'username' | 'email' | 'current-password' | 'new-password' | 'code' | 'value';

const fieldsByKind: { readonly [kind in ProviderFailure['kind']]?: readonly FormField[] } = {
  'wrong-code': ['code'],
  'expired-code': ['code'],
  'name-taken': ['username'],
  'unknown-user': ['username'],
};

const fieldsByCode = new Map<string, readonly FormField[]>(
  Object.entries({
    AliasExistsException: ['email', 'value'],
    CodeDeliveryFailureException: ['email', 'value'],
    InvalidParameterException: ['value'],
    InvalidPasswordException: ['new-password'],
    NotAuthorizedException: ['current-password'],
    PasswordHistoryPolicyViolationException: ['new-password'],
    UserLambdaValidationException: ['value'],
  }),
);

/** Returns which of a form's fields a failure is about; undefined when it is about none of them. */
export function fieldOf(failure: ProviderFailure, fields: readonly FormField[]): FormField | undefined {
  const about = failure.kind === 'refused' ? fieldsByCode.get(failure.code) : fieldsByKind[failure.kind];
  return about?.find((field) => fields.includes(field));
}

/**
 * Returns the ref of the form, the error text of a field, and the failure without a field. The ref moves the focus to the field with
 * the error. `refusedAttempts` counts the attempts that the form refused without a request.
 */
export function useFormFailure({ state }: FormRequest, fields: readonly FormField[], refusedAttempts = 0) {
  const textOf = useFailureText();
  const failure = state.name === 'failed' ? state.failure : undefined;
  const field = failure && fieldOf(failure, fields);
  return {
    form: useErrorFocus(failure, refusedAttempts),
    errorOf: (name: FormField) => (failure && field === name ? textOf(failure) : undefined),
    general: field === undefined ? failure : undefined,
  };
}

/** Returns the function that puts a failure into words. The provider's own message is shown as text only. */
function useFailureText(): (failure: ProviderFailure) => string {
  const { t } = useTexts();
  return (failure) => (failure.kind === 'refused' ? failure.message : t(`account.failure.${failure.kind}`));
}

/**
 * Returns the ref of a form. When its request has failed, or the form has refused an attempt to send it, the focus moves to the first
 * field with an error.
 */
export function useErrorFocus(failure: unknown, refusedAttempts = 0): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure !== undefined || refusedAttempts > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure, refusedAttempts]);
  return form;
}

/** Announces why the request failed. */
export function RequestFailure({ request: { state } }: { readonly request: FormRequest }) {
  return state.name === 'failed' ? <FailureText failure={state.failure} /> : null;
}

export function FailureText({ failure }: { readonly failure: ProviderFailure }) {
  const textOf = useFailureText();
  return (
    <p className="form-error" role="alert">
      {textOf(failure)}
    </p>
  );
}

interface SubmitProps {
  readonly request: FormRequest;
  readonly isComplete?: boolean;
  readonly children: ReactNode;
}

/** Stays focusable while it cannot be used, so that nobody loses the place. */
export function Submit({ request, isComplete = true, children }: SubmitProps) {
  const { t } = useTexts();
  return (
    <Button primary type="submit" aria-disabled={request.isPending || !isComplete}>
      {request.isPending ? t('account.pending') : children}
    </Button>
  );
}
