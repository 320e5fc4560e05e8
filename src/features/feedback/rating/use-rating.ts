// Connects the rating dialog's state to the outbox.
import { useCallback, useEffect, useReducer } from 'react';
import { report } from '../../../platform/browser/report';
import { failureOf } from '../failure';
import type { Outbox } from '../outbox/outbox';
import { initialState, reduceRating, type RatingAction, type RatingState } from './state';

interface RatingDeps {
  readonly presentationId: string;
  readonly outbox: Pick<Outbox, 'submit'>;
  readonly newId: () => string;
  /** Called once the rating is queued or sent. Must be stable. */
  readonly onSubmitted: () => void;
}

/** Returns the state of the rating, its dispatch function, and a function that submits it. */
export function useRating({ presentationId, outbox, newId, onSubmitted }: RatingDeps): {
  readonly state: RatingState;
  readonly dispatch: (action: RatingAction) => void;
  readonly submit: () => void;
} {
  const [state, dispatch] = useReducer(reduceRating, initialState);
  const record = state.name === 'submitting' ? state.record : undefined;
  useEffect(() => {
    if (record === undefined) return;
    outbox.submit(record).then(
      () => {
        onSubmitted();
        dispatch({ type: 'taken' });
      },
      (error: unknown) => {
        report(error, 'feedback: submit');
        dispatch({ type: 'failed', failure: failureOf(error) });
      },
    );
  }, [record, outbox, onSubmitted]);
  const submit = useCallback(
    () => dispatch({ type: 'submit', id: newId(), presentationId }),
    [newId, presentationId],
  );
  return { state, dispatch, submit };
}
