// The button with a story's ratings on its card: five stars, the average and the number of ratings (spec screens §9). Opens
// the summary.
import type { FeedbackSummary } from '../../../contract/presentation/feedback';
import { useTexts, withDecimalSign } from '../../../platform/i18n/i18n';
import { Stars } from '../../../ui/stars';
import type { InterfaceLanguage } from '../../../contract/languages';
import '../feedback.css';

export interface RatingButtonProps {
  /** Undefined while nobody has rated the story. */
  readonly summary: FeedbackSummary | undefined;
  /** The ratings are still loading. A placeholder is shown. */
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
        summary ? t('gallery.ratings', { average, count: summary.ratingCount }) : t('gallery.noRatings')
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

/** Returns the score with one decimal (spec screens §13) in the language's format: 4.3 or 4,3. */
export function scoreOf(score: number, language: InterfaceLanguage): string {
  return withDecimalSign((Math.round(score * 10) / 10).toFixed(1), language);
}
