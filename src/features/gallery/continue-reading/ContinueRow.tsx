// `Continue reading`: what was begun and not finished, above the shelf. Its place is kept free from the first paint on.
import { useMemo, useState, useSyncExternalStore } from 'react';
import { shownTitle } from '../../../contract/presentation/list-entry';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Readable } from '../../../contract/readable';
import { Cover } from '../card/Cover';
import type { CardDeps } from '../shelf/Shelf';
import type { ShelfView } from '../use-shelf';
import { storiesInProgress, type StoryInProgress, type Reading } from './in-progress';
import './continue-row.css';

export interface InProgressDeps extends Pick<CardDeps, 'hrefOf' | 'previewUrlOf'> {
  /** Where stories were left, the last read first. */
  readonly inProgress: Readable<readonly Reading[]>;
}

interface ContinueRowProps extends InProgressDeps {
  readonly view: Pick<ShelfView, 'isLoading' | 'isAway' | 'isSaved' | 'entries'>;
}

export function ContinueRow({ inProgress, view, hrefOf, previewUrlOf }: ContinueRowProps) {
  const { t } = useTexts();
  const readings = useSyncExternalStore(inProgress.subscribe, inProgress.get);
  // What another tab begins must not push the shelf down under somebody's finger.
  const [isThere] = useState(() => inProgress.get().length > 0);
  const { isLoading, isAway, isSaved, entries } = view;
  const stories = useMemo(() => storiesInProgress(readings, entries), [readings, entries]);
  const toContinue = isAway ? stories.filter(({ entry }) => isSaved(entry)) : stories;
  if (!isThere || (!isLoading && toContinue.length === 0)) return null;
  return (
    <section className="begun" aria-labelledby="begun-title">
      <h2 id="begun-title" className="begun-title">
        {t('gallery.begun')}
      </h2>
      <ul className="begun-stories">
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
  const titleId = `begun-${entry.id}`;
  return (
    <li className="begun-story">
      <div className="begun-cover">
        <Cover title={title} url={previewUrl} isFirst />
      </div>
      <div className="begun-words">
        <h3 id={titleId} className="begun-story-title" lang={lang}>
          {title}
        </h3>
        <a className="begun-link" href={href} aria-describedby={titleId}>
          {t('gallery.continue', { page })}
        </a>
      </div>
    </li>
  );
}
