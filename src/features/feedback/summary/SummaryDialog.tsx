// Shows the ratings of a story (spec screens §3): the mean scores out of 5, the number of ratings, and the comments as
// plain text, or for staff each rating.
import type { FeedbackSummary, FeedbackRecord } from '../../../contract/presentation/feedback';
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog, ConfirmDialog } from '../../../ui/Dialog';
import { Stars } from '../../../ui/stars';
import { scoreOf } from './summaries';
import { useId, useState, useEffect, useRef, type ReactNode } from 'react';
import type { Timers } from '../../../base/clock';
import { pathOfCall } from '../../../contract/service/calls';
import { HttpError, saysNotFound } from '../../../contract/service/errors';
import { report } from '../../../platform/browser/report';
import { inTime } from '../../../platform/http/time-limit';
import { Button } from '../../../ui/Button';
import { useFocusAfterRemoval } from '../../../ui/move-focus';
import '../feedback.css';

export interface SummaryDialogProps {
  /** The story's title. */
  readonly title: string;
  readonly lang: string | undefined;
  /** Undefined while nobody has rated the story. */
  readonly summary: FeedbackSummary | undefined;
  /** Each rating, for those who may delete it, in place of the comments. */
  readonly staff?: StaffRatingsProps;
  readonly onClose: () => void;
}

export function SummaryDialog({ title, lang, summary, staff, onClose }: SummaryDialogProps) {
  const { t, language } = useTexts();
  const scores =
    summary &&
    ([
      ['story', summary.details.story],
      ['images', summary.details.image],
      ['voice', summary.details.voice],
    ] as const);
  return (
    <Dialog title={t('feedback.summary.title')} closeLabel={t('app.close')} onClose={onClose}>
      <p className="summary-story" lang={lang} dir="auto">
        {title}
      </p>
      <p>{summary ? t('feedback.summary.count', { count: summary.ratingCount }) : t('gallery.noRatings')}</p>
      {scores && (
        <dl className="summary-scores">
          {scores.map(([category, score]) => (
            <div key={category} className="summary-score">
              <dt>{t(`feedback.categories.${category}`)}</dt>
              <dd>
                <Stars value={score} />
                {t('feedback.summary.score', { score: scoreOf(score, language) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {staff ? (
        <StaffRatings {...staff} />
      ) : (
        <ListInParts
          title={t('feedback.summary.comments')}
          none={t('feedback.summary.noComments')}
          rows={summary?.details.comments ?? []}
          // Two comments may be equal, so the key contains the position.
          keyOf={(comment, at) => `${at} ${comment}`}
          render={(comment) => comment}
        />
      )}
    </Dialog>
  );
}

export interface StaffRatingsProps {
  /** The ratings of the story, the newest first. */
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

interface ListInPartsProps<Row> {
  readonly title: string;
  /** Shown in place of an empty list. */
  readonly none: string;
  readonly rows: readonly Row[];
  /** Returns a key that is unique in the list. */
  readonly keyOf: (row: Row, at: number) => string;
  readonly render: (row: Row) => ReactNode;
}

/** The number of rows shown at first, and added by each press of the button. */
const rowsAtOnce = 50;

function ListInParts<Row>({ title, none, rows, keyOf, render }: ListInPartsProps<Row>) {
  const { t } = useTexts();
  const titleId = useId();
  const [shown, setShown] = useState(rowsAtOnce);
  const firstAdded = useRef<HTMLLIElement>(null);
  // The new rows stand before the button, which the last press removes.
  useEffect(() => {
    if (shown > rowsAtOnce) firstAdded.current?.focus();
  }, [shown]);
  return (
    <section className="summary-comments" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.slice(0, shown).map((row, at) => (
            <li
              key={keyOf(row, at)}
              ref={at === shown - rowsAtOnce ? firstAdded : null}
              tabIndex={at > 0 && at % rowsAtOnce === 0 ? -1 : undefined}
            >
              {render(row)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>{t('feedback.summary.more')}</Button>
      )}
    </section>
  );
}
