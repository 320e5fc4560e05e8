// The rating dialog (experience 2.11): three times five stars, a comment, and a thank-you that stays until it is closed.
import { useEffect, useId, useRef, useSyncExternalStore, type FormEvent } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { StarGroup } from '../../../ui/stars/StarGroup';
import { SpeechBubble } from '../../../ui/robot/SpeechBubble';
import { FailureAlert } from '../FailureAlert';
import { failureOfStatus } from '../failure';
import type { Outbox } from '../outbox/outbox';
import { canSubmit, categories, type Draft, type RatingAction } from './state';
import { useRating } from './use-rating';
import '../feedback.css';

export interface RatingDialogProps {
  readonly presentationId: string;
  readonly outbox: Pick<Outbox, 'submit' | 'rows'>;
  /** Whether the service can be reached. */
  readonly isOnline: boolean;
  /** Makes the UUID of a new rating. */
  readonly newId: () => string;
  /** A rating is on its way; must be stable. */
  readonly onGiven: () => void;
  readonly onClose: () => void;
}

export function RatingDialog(props: RatingDialogProps) {
  const { t } = useTexts();
  const { state, dispatch, submit } = useRating(props);
  return (
    <Dialog title={t('feedback.rate.title')} closeLabel={t('app.close')} onClose={props.onClose}>
      {state.name === 'thanked' ? (
        <ThankYou id={state.id} outbox={props.outbox} isOnline={props.isOnline} />
      ) : (
        <Form
          draft={state.draft}
          isBusy={state.name === 'submitting'}
          dispatch={dispatch}
          onSubmit={submit}
        />
      )}
      {state.name === 'rating' && state.failure && <FailureAlert failure={state.failure} />}
    </Dialog>
  );
}

interface FormProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly dispatch: (action: RatingAction) => void;
  readonly onSubmit: () => void;
}

function Form({ draft, isBusy, dispatch, onSubmit }: FormProps) {
  const { t } = useTexts();
  const commentId = useId();
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
          value={draft.stars[category]}
          labels={labels}
          onChoose={(stars) => dispatch({ type: 'rate', category, stars })}
        />
      ))}
      <div className="rating-comment">
        <label htmlFor={commentId}>{t('feedback.rate.comment')}</label>
        <textarea
          id={commentId}
          rows={3}
          value={draft.comment}
          onChange={({ target }) => dispatch({ type: 'comment', comment: target.value })}
        />
      </div>
      <Button primary type="submit" disabled={!canSubmit(draft) || isBusy}>
        {t('feedback.rate.submit')}
      </Button>
    </form>
  );
}

interface ThankYouProps extends Pick<RatingDialogProps, 'outbox' | 'isOnline'> {
  readonly id: string;
}

/** Thanks, and says what becomes of the rating where that is not plain. */
function ThankYou({ id, outbox, isOnline }: ThankYouProps) {
  const { t } = useTexts();
  const rows = useSyncExternalStore(outbox.rows.subscribe, outbox.rows.get);
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone; the focus goes on to what it brought.
  useEffect(() => words.current?.focus(), []);
  const standing = rows.find((row) => row.id === id)?.standing;
  return (
    <>
      <SpeechBubble mood="happy">
        <div ref={words} tabIndex={-1} className="rating-thanks">
          <p>{t('feedback.rate.thanks')}</p>
          <output>
            {standing?.name === 'waiting' && !isOnline && t('feedback.rate.whenOnline')}
            {standing?.name === 'sign-in' && t('feedback.rate.whenSignedIn')}
          </output>
        </div>
      </SpeechBubble>
      {standing?.name === 'refused' && <FailureAlert failure={failureOfStatus(standing.status)} />}
    </>
  );
}
