// The rating dialog (spec people §1): three groups of five stars, a comment, and a thank-you that stays until it is
// closed.
import { useEffect, useEffectEvent, useId, useRef, type FormEvent, useCallback, useReducer } from 'react';
import { longestComment } from '../../contract/presentation/feedback';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { StarGroup } from '../../ui/stars';
import { SpeechBubble } from '../../ui/drawings/Guide';
import {
  failureOfStatus,
  type SubmitFailure,
  canSubmit,
  categories,
  holdsEntries,
  type RatingEntries,
  type RatingAction,
  failureOf,
  initialState,
  reduceRating,
  type RatingState,
} from './rating-state';
import type { Outbox } from './outbox/rating-outbox';
import { useReadable } from '../../ui/use-readable';
import { report } from '../../platform/browser/report';
import './feedback.css';

export interface RatingDialogProps {
  readonly presentationId: string;
  /** The entries of a face; undefined without one. */
  readonly given?: RatingEntries | undefined;
  /** False once it is started again below the dialog. */
  readonly isStoryOver: boolean;
  readonly outbox: Pick<Outbox, 'submit' | 'rows' | 'isPostponed'>;
  /** Whether the service can be reached. */
  readonly isReachable: boolean;
  /** Whether a rating that waits is forgotten when the visitor leaves, as a kiosk does. */
  readonly isForgotten: boolean;
  /** Makes the UUID of a new rating. */
  readonly newId: () => string;
  /** Called once the rating is queued or sent. Must be stable. */
  readonly onSubmitted: () => void;
  readonly onClose: () => void;
}

export function RatingDialog(props: RatingDialogProps) {
  const { t } = useTexts();
  const { state, dispatch, submit } = useRating(props);
  const isSubmitting = state.name === 'submitting';
  const { isStoryOver } = props;
  const onStartedAgain = useEffectEvent(() => {
    if (!holdsEntries(state)) props.onClose();
  });
  useEffect(() => {
    if (!isStoryOver) onStartedAgain();
  }, [isStoryOver]);
  return (
    <Dialog
      title={t('feedback.rate.title')}
      closeLabel={t('app.close')}
      closesOnBackdrop={!holdsEntries(state)}
      isBusy={isSubmitting}
      onClose={props.onClose}
    >
      {state.name === 'thanked' ? (
        <ThankYou
          id={state.id}
          outbox={props.outbox}
          isReachable={props.isReachable}
          isForgotten={props.isForgotten}
        />
      ) : (
        <Form entries={state.entries} isBusy={isSubmitting} dispatch={dispatch} onSubmit={submit} />
      )}
      {state.name === 'rating' && state.failure && <FailureAlert failure={state.failure} />}
    </Dialog>
  );
}

interface FormProps {
  readonly entries: RatingEntries;
  readonly isBusy: boolean;
  readonly dispatch: (action: RatingAction) => void;
  readonly onSubmit: () => void;
}

function Form({ entries, isBusy, dispatch, onSubmit }: FormProps) {
  const { t } = useTexts();
  const commentId = useId();
  const lengthId = useId();
  const labels = [1, 2, 3, 4, 5].map((count) => t('feedback.rate.stars', { count }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="rating-form" onSubmit={submit}>
      {categories.map((category) => (
        <StarGroup
          key={category}
          name={t(`feedback.categories.${category}`)}
          value={entries.stars[category]}
          labels={labels}
          isReadOnly={isBusy}
          onChoose={(stars) => dispatch({ type: 'rate', category, stars })}
        />
      ))}
      <div className="rating-comment">
        <label htmlFor={commentId}>{t('feedback.rate.comment')}</label>
        <textarea
          id={commentId}
          rows={3}
          readOnly={isBusy}
          maxLength={longestComment}
          aria-describedby={lengthId}
          value={entries.comment}
          onChange={({ target }) => dispatch({ type: 'comment', comment: target.value })}
        />
        <output id={lengthId} className="rating-length">
          {entries.comment.length >= longestComment && t('feedback.rate.full', { most: longestComment })}
        </output>
      </div>
      {/* Not `disabled` while it is sent: the button would lose the focus, which belongs there if that fails. */}
      <Button primary type="submit" disabled={!canSubmit(entries)} aria-disabled={isBusy || undefined}>
        {t('feedback.rate.submit')}
      </Button>
    </form>
  );
}

interface ThankYouProps extends Pick<RatingDialogProps, 'outbox' | 'isReachable' | 'isForgotten'> {
  readonly id: string;
}

/** Thanks the person. Says when the rating will be sent if it waits, and why if it was refused. */
function ThankYou({ id, outbox, isReachable, isForgotten }: ThankYouProps) {
  const { t } = useTexts();
  const rows = useReadable(outbox.rows);
  const isPostponed = useReadable(outbox.isPostponed);
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, so the focus moves to the thank-you.
  useEffect(() => message.current?.focus(), []);
  const status = rows.find((row) => row.id === id)?.deliveryStatus;
  return (
    <>
      <SpeechBubble mood="happy">
        <div ref={message} tabIndex={-1} className="rating-thanks">
          <p>{t('feedback.rate.thanks')}</p>
          <output>
            {status?.name === 'waiting' &&
              !isReachable &&
              t(isForgotten ? 'feedback.rate.whenOnlineInTime' : 'feedback.rate.whenOnline')}
            {status?.name === 'waiting' &&
              isReachable &&
              isPostponed &&
              t(isForgotten ? 'feedback.postponedInTime' : 'feedback.postponed')}
            {status?.name === 'sign-in' && t('feedback.rate.whenSignedIn')}
          </output>
        </div>
      </SpeechBubble>
      {status?.name === 'refused' && <FailureAlert failure={failureOfStatus(status.status)} />}
    </>
  );
}

/** Says why the rating could not be sent (spec people §1). */
function FailureAlert({ failure }: { readonly failure: SubmitFailure }) {
  const { t } = useTexts();
  return (
    <p role="alert" className="feedback-alert">
      {t('feedback.failed', { reason: t(`feedback.reasons.${failure.name}`, { ...failure }) })}
    </p>
  );
}

interface RatingDeps {
  readonly presentationId: string;
  /** The first entries. */
  readonly given?: RatingEntries | undefined;
  readonly outbox: Pick<Outbox, 'submit'>;
  readonly newId: () => string;
  /** Called once the rating is queued or sent. Must be stable. */
  readonly onSubmitted: () => void;
}

/** Returns the state of the rating, its dispatch function, and a function that submits it. */
export function useRating({ presentationId, given, outbox, newId, onSubmitted }: RatingDeps): {
  readonly state: RatingState;
  readonly dispatch: (action: RatingAction) => void;
  readonly submit: () => void;
} {
  const [state, dispatch] = useReducer(
    reduceRating,
    given ? { name: 'rating', entries: given } : initialState,
  );
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
