// The ratings of a story for staff: each with a button that deletes it, after a question (spec people §1).
import { useId, useState } from 'react';
import type { Timers } from '../../../base/clock';
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import { pathOfCall } from '../../../contract/service/calls';
import { HttpError, saysNotFound } from '../../../contract/service/errors';
import { report } from '../../../platform/browser/report';
import { inTime } from '../../../platform/http/time-limit';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { ListInParts } from './ListInParts';

export interface StaffRatingsProps {
  /** Those of the story, the newest first. */
  readonly records: readonly FeedbackRecord[];
  readonly deleteFeedback: (id: string, signal: AbortSignal) => Promise<void>;
  /** Called once the service has a rating no longer. */
  readonly onDeleted: (id: string) => void;
  /** Times the service's answers. */
  readonly clock: Timers;
}

export function StaffRatings({ records, deleteFeedback, onDeleted, clock }: StaffRatingsProps) {
  const { t } = useTexts();
  const container = useFocusAfterRemoval(records);
  const [toDelete, setToDelete] = useState<FeedbackRecord>();
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const [lastResult, setLastResult] = useState<'deleted' | 'notDeleted'>();
  const starsOf = ({ storyRating: story, imageRating: images, voiceRating: voice }: FeedbackRecord) =>
    t('feedback.staff.stars', { story, images, voice });
  const remove = async ({ id }: FeedbackRecord): Promise<void> => {
    setLastResult(undefined);
    setDeleting((before) => new Set([...before, id]));
    const url = pathOfCall('deleteFeedback', { feedbackId: id });
    try {
      await inTime({ clock, url }, (signal) => deleteFeedback(id, signal)).catch(ignoreNotFound);
      onDeleted(id);
      setLastResult('deleted');
    } catch (error) {
      report(error, 'feedback: delete');
      setLastResult('notDeleted');
    }
    setDeleting((before) => new Set([...before].filter((other) => other !== id)));
  };
  return (
    <section ref={container}>
      <output className="visually-hidden">{lastResult === 'deleted' && t('feedback.staff.deleted')}</output>
      {lastResult === 'notDeleted' && (
        <p role="alert" className="feedback-alert">
          {t('feedback.staff.notDeleted')}
        </p>
      )}
      <ListInParts
        title={t('feedback.staff.title')}
        none={t('gallery.noRatings')}
        rows={records}
        keyOf={({ id }) => id}
        render={(record) => (
          <Rating
            stars={starsOf(record)}
            comment={record.comment}
            isDeleting={deleting.has(record.id)}
            onDelete={() => setToDelete(record)}
          />
        )}
      />
      {toDelete && (
        <ConfirmDialog
          title={t('feedback.staff.confirm.title')}
          text={t('feedback.staff.confirm.text', { stars: starsOf(toDelete) })}
          closeLabel={t('app.close')}
          cancelLabel={t('feedback.staff.confirm.no')}
          confirmLabel={t('feedback.staff.confirm.yes')}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined);
            void remove(toDelete);
          }}
        />
      )}
    </section>
  );
}

/** Ignores a 404 of the service: somebody else has deleted it already, so the result is reached. Rethrows other errors. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof HttpError && saysNotFound(error))) throw error;
}

interface RatingProps {
  readonly stars: string;
  readonly comment: string;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function Rating({ stars, comment, isDeleting, onDelete }: RatingProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="staff-rating" aria-busy={isDeleting}>
      <div id={id}>
        <p className="staff-rating-stars">{stars}</p>
        {comment !== '' && <p>{comment}</p>}
      </div>
      <Button aria-describedby={id} aria-disabled={isDeleting} onClick={() => isDeleting || onDelete()}>
        {t('feedback.staff.delete')}
      </Button>
    </div>
  );
}
