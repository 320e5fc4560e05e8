// What people think of a story, on its card: five stars, the average and how many gave it (decision 42). Opens the summary.
import type { FeedbackSummary } from '../../../contract/service/feedback';
import { useTexts } from '../../../platform/i18n/i18n';
import { Stars } from '../../../ui/stars/Stars';
import { scoreOf } from './score';
import './rating-button.css';

export interface RatingButtonProps {
  /** Undefined where nobody has rated it yet. */
  readonly summary: FeedbackSummary | undefined;
  /** The ratings are still on their way: nothing can be said of them. */
  readonly isLoading: boolean;
  /** The element that holds the story's title. */
  readonly describedBy: string;
  readonly onOpen: () => void;
}

export function RatingButton({ summary, isLoading, describedBy, onOpen }: RatingButtonProps) {
  const { t, language } = useTexts();
  if (isLoading) return <div className="rating-button rating-loading" />;
  const average = summary && scoreOf(summary.averageRating, language);
  return (
    <button
      type="button"
      className="rating-button"
      aria-label={
        summary ? t('feedback.ratings', { average, count: summary.ratingCount }) : t('feedback.none')
      }
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      <Stars value={summary?.averageRating ?? 0} />
      {summary && (
        <span className="rating-button-numbers">
          {average} ({summary.ratingCount})
        </span>
      )}
    </button>
  );
}
