// Shows the ratings of a story (spec screens §3): the mean scores out of 5, the number of ratings, and the comments as
// plain text.
import { useEffect, useId, useRef, useState } from 'react';
import type { FeedbackSummary } from '../../../contract/presentation/feedback';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Stars } from '../../../ui/stars/Stars';
import { scoreOf } from './score';
import '../feedback.css';

export interface SummaryDialogProps {
  /** The story's title. */
  readonly title: string;
  readonly lang: string | undefined;
  /** Undefined while nobody has rated the story. */
  readonly summary: FeedbackSummary | undefined;
  readonly onClose: () => void;
}

export function SummaryDialog({ title, lang, summary, onClose }: SummaryDialogProps) {
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
      <Comments comments={summary?.details.comments ?? []} />
    </Dialog>
  );
}

/** The number of comments shown at first, and added by each press of the button. */
const commentsAtOnce = 50;

function Comments({ comments }: { readonly comments: readonly string[] }) {
  const { t } = useTexts();
  const titleId = useId();
  const [shown, setShown] = useState(commentsAtOnce);
  const firstAdded = useRef<HTMLLIElement>(null);
  // The new comments stand before the button, which the last press removes.
  useEffect(() => {
    if (shown > commentsAtOnce) firstAdded.current?.focus();
  }, [shown]);
  return (
    <section className="summary-comments" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('feedback.summary.comments')}</h3>
      {comments.length === 0 ? (
        <p>{t('feedback.summary.noComments')}</p>
      ) : (
        <ul>
          {comments.slice(0, shown).map((comment, at) => (
            // Two comments may be equal, so the key contains the position.
            <li
              key={`${at} ${comment}`}
              ref={at === shown - commentsAtOnce ? firstAdded : null}
              tabIndex={at > 0 && at % commentsAtOnce === 0 ? -1 : undefined}
            >
              {comment}
            </li>
          ))}
        </ul>
      )}
      {comments.length > shown && (
        <Button onClick={() => setShown(shown + commentsAtOnce)}>{t('feedback.summary.more')}</Button>
      )}
    </section>
  );
}
