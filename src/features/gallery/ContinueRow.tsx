// The row `Continue reading` above the shelf: stories that were started and not finished. Its space is reserved from the
// first paint on.
import { useMemo, useState } from 'react';
import * as limits from '../../contract/limits';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { useTexts } from '../../platform/i18n/i18n';
import type { Readable } from '../../base/readable';
import { CardCover } from './StoryCard';
import type { CardDeps } from './Shelf';
import type { ShelfView } from './use-gallery';
import { useReadable } from '../../ui/use-readable';
import './above-shelf.css';

export interface InProgressDeps extends Pick<CardDeps, 'hrefOf' | 'previewUrlOf'> {
  /** The last position in each started story, the most recently read first. */
  readonly inProgress: Readable<readonly LastPosition[]>;
}

interface ContinueRowProps extends InProgressDeps {
  readonly view: Pick<ShelfView, 'isLoading' | 'isOffline' | 'isSaved' | 'entries'>;
}

export function ContinueRow({ inProgress, view, hrefOf, previewUrlOf }: ContinueRowProps) {
  const { t } = useTexts();
  const lastPositions = useReadable(inProgress);
  // Decided once: a story started in another tab must not push the shelf down while a person uses it.
  const [hasRow] = useState(() => inProgress.get().length > 0);
  const { isLoading, isOffline, isSaved, entries } = view;
  const stories = useMemo(() => storiesInProgress(lastPositions, entries), [lastPositions, entries]);
  const toContinue = stories
    .filter(({ entry }) => !isOffline || isSaved(entry))
    .slice(0, limits.gallery.inProgress);
  if (!hasRow || (!isLoading && toContinue.length === 0)) return null;
  return (
    <section className="in-progress" aria-labelledby="in-progress-title">
      <h2 id="in-progress-title" className="in-progress-title">
        {t('gallery.inProgress')}
      </h2>
      <ul className="in-progress-stories">
        {toContinue.map((story) => (
          <ContinueCard
            key={story.entry.id}
            story={story}
            href={hrefOf(story.entry)}
            previewUrl={previewUrlOf(story.entry)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ContinueCardProps {
  readonly story: StoryInProgress;
  readonly href: string;
  readonly previewUrl: string | undefined;
}

function ContinueCard({ story, href, previewUrl }: ContinueCardProps) {
  const { t } = useTexts();
  const { entry, page } = story;
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `in-progress-${entry.id}`;
  return (
    <li className="in-progress-story">
      <div className="in-progress-cover">
        <CardCover title={title} url={previewUrl} isFirst />
      </div>
      <div className="in-progress-text">
        <h3 id={titleId} className="in-progress-story-title" lang={lang} dir="auto">
          {title}
        </h3>
        <a className="in-progress-link" href={href} aria-describedby={titleId}>
          {t('gallery.continue', { page })}
        </a>
      </div>
    </li>
  );
}

/** Where a story was last read. */
export interface LastPosition {
  readonly presentationId: string;
  /** Position in the sequence of slides, from 0 (spec player §1). */
  readonly slide: number;
}

export interface StoryInProgress {
  readonly entry: PresentationEntry;
  /** The page number as the player counts (spec player §11). */
  readonly page: number;
}

/**
 * Returns the stories in the order of the positions. Leaves out stories that are no longer listed and those read to their
 * last slide.
 */
export function storiesInProgress(
  lastPositions: readonly LastPosition[],
  entries: readonly PresentationEntry[],
): readonly StoryInProgress[] {
  if (lastPositions.length === 0) return [];
  const wanted = new Set(lastPositions.map(({ presentationId }) => presentationId));
  const known = new Map(entries.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry]));
  return lastPositions.flatMap(({ presentationId, slide }) => {
    const entry = known.get(presentationId);
    if (entry === undefined) return [];
    // Pages are the slides between the cover and the ending.
    const isDone = entry.pageCount !== undefined && slide > entry.pageCount;
    return isDone ? [] : [{ entry, page: slide + 1 }];
  });
}
