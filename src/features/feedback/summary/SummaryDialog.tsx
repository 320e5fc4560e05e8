// Shows the ratings of a story (spec screens §3): the mean scores out of 5, the number of ratings, and the comments as
// plain text, or for staff each rating.
import type { FeedbackSummary } from '../../../contract/presentation/feedback';
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { Stars } from '../../../ui/stars/Stars';
import { ListInParts } from './ListInParts';
import { scoreOf } from './score';
import { StaffRatings, type StaffRatingsProps } from './StaffRatings';
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
