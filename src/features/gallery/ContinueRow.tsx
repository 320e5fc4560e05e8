// The table above the shelf: stories that were just made here, those that were started and not finished, or a first one to hear. Its space
// is reserved from the first paint on.
import { memo, useMemo, useState } from 'react';
import * as limits from '../../contract/limits';
import {
  agesOfTargetGroup,
  shownTitle,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import { useTexts } from '../../platform/i18n/i18n';
import type { Readable } from '../../base/readable';
import { Icon } from '../../ui/Icon';
import { Badges, CardCover, isLongTitle, StoryCard, type PictureSlot } from './StoryCard';
import type { CardDeps } from './Shelf';
import type { ShelfView } from './use-gallery';
import { useReadable } from '../../ui/use-readable';
import './above-shelf.css';

export interface InProgressDeps {
  /** The last position in each started story, the most recently read first. */
  readonly inProgress: Readable<readonly LastPosition[]>;
  /** Returns the number that a person reads at this slide, in the view in which the story opens. */
  readonly pageOf: (slide: number) => number;
  readonly renderPicture: PictureSlot;
}

interface ContinueRowProps extends InProgressDeps, CardDeps {
  readonly view: Pick<ShelfView, 'isLoading' | 'isOffline' | 'isSaved' | 'entries'>;
  /** Whether a person who has read nothing yet is offered a first story in this place. */
  readonly offersFirst: boolean;
  readonly offer: Offer;
  /** Whether the shelf below shows the card of the offered story, too. */
  readonly isBelow: boolean;
}

export function ContinueRow(props: ContinueRowProps) {
  const { inProgress, pageOf, view, offersFirst, offer, isBelow, fresh, ...cards } = props;
  const { hasRow, first } = offer;
  const { t } = useTexts();
  const lastPositions = useReadable(inProgress);
  const { isLoading, isOffline, isSaved, entries } = view;
  const stories = useMemo(() => storiesInProgress(lastPositions, entries), [lastPositions, entries]);
  const canOpen = (entry: PresentationEntry) => !isOffline || isSaved(entry);
  const justMade = useMemo(() => entries.filter(({ id }) => fresh.has(id)), [entries, fresh]);
  const made: readonly OpenStory[] = justMade
    .filter((entry) => canOpen(entry) && !isAmong(stories, entry))
    .sort((one, other) => compareIds(other.id, one.id))
    .map((entry) => ({ entry, isFresh: true }));
  const toContinue = stories.filter(({ entry }) => canOpen(entry));
  const shown = [...made, ...toContinue].slice(0, limits.gallery.inProgress);
  // Known before the list is: its space is reserved.
  const isTall = lastPositions.length + fresh.size === 1;
  const isAlone = isLoading ? isTall : shown.length === 1;
  if ((!hasRow && !offersFirst) || (!isLoading && shown.length === 0 && first === undefined)) return null;
  if (first !== undefined || (!hasRow && shown.length === 0))
    return <FirstStory {...cards} entry={first} isCopy={isBelow} />;
  return (
    <section
      className="in-progress"
      aria-labelledby="in-progress-title"
      data-tall={isTall || undefined}
      data-alone={isAlone || undefined}
    >
      <h2 id="in-progress-title" className="visually-hidden">
        {t(hasRow ? 'gallery.inProgress' : 'gallery.madeToday')}
      </h2>
      <ul className="in-progress-stories" data-scrolls={shown.length > 1 || undefined}>
        {shown.map((story) => (
          <OpenBook
            key={story.entry.id}
            {...story}
            page={story.slide === undefined ? undefined : pageOf(story.slide)}
            href={cards.hrefOf(story.entry)}
            previewUrl={cards.previewUrlOf(story.entry)}
            renderEar={cards.renderEar}
            renderPicture={cards.renderPicture}
          />
        ))}
      </ul>
    </section>
  );
}

interface FirstStoryProps extends Omit<CardDeps, 'fresh'>, Pick<InProgressDeps, 'renderPicture'> {
  /** Undefined until the list has loaded. */
  readonly entry: PresentationEntry | undefined;
  readonly isCopy: boolean;
}

/** The story that is offered first, as its card; hidden from screen readers while the shelf below shows that card. */
function FirstStory({ entry, isCopy, ...cards }: FirstStoryProps) {
  const { t } = useTexts();
  return (
    <section
      className="in-progress"
      aria-labelledby="in-progress-title"
      aria-hidden={isCopy || undefined}
      data-offers
    >
      <h2 id="in-progress-title" className="visually-hidden">
        {t('gallery.firstStory')}
      </h2>
      <div className="in-progress-stories">
        {entry && (
          <StoryCard
            entry={entry}
            href={cards.hrefOf(entry)}
            previewUrl={cards.previewUrlOf(entry)}
            isFirst
            isUnavailable={false}
            isFresh={false}
            offeredAs={isCopy ? 'copy' : 'card'}
            favourites={cards.favourites}
            renderOffline={cards.renderOffline}
            renderRating={cards.renderRating}
            renderEar={cards.renderEar}
            renderPicture={cards.renderPicture}
          />
        )}
      </div>
    </section>
  );
}

const isAmong = (stories: readonly Pick<OpenStory, 'entry'>[], { id }: PresentationEntry): boolean =>
  stories.some(({ entry }) => entry.id === id);

interface Offer {
  /** Whether there were started stories when the shelf appeared. */
  readonly hasRow: boolean;
  /** The story that is offered to a person who has read and made nothing. */
  readonly first: PresentationEntry | undefined;
}

/** Returns what the table holds. Its kind is decided once: a story started in another tab must not push the shelf down. */
export function useOffer(
  { isOffline, entries, inLanguage }: Pick<ShelfView, 'isOffline' | 'entries' | 'inLanguage'>,
  { inProgress, offersFirst, fresh }: Pick<ContinueRowProps, 'inProgress' | 'offersFirst' | 'fresh'>,
): Offer {
  const [hasRow] = useState(() => inProgress.get().length > 0);
  const offersOne = offersFirst && !hasRow && !isOffline;
  const first = useMemo(
    () => (offersOne && !entries.some(({ id }) => fresh.has(id)) ? youngest(inLanguage) : undefined),
    [offersOne, entries, fresh, inLanguage],
  );
  return { hasRow, first };
}

/** Returns the first of the stories for the youngest; a story without an age comes after all others. */
function youngest(entries: readonly PresentationEntry[]): PresentationEntry | undefined {
  const ageOf = ({ targetGroup }: PresentationEntry) => Number(agesOfTargetGroup(targetGroup)?.[0] ?? 99);
  return entries.reduce<PresentationEntry | undefined>(
    (found, entry) => (found === undefined || ageOf(entry) < ageOf(found) ? entry : found),
    undefined,
  );
}

type OpenStory = Pick<StoryInProgress, 'entry'> &
  Partial<Pick<StoryInProgress, 'slide'>> & {
    /** Whether it was just made here. */
    readonly isFresh?: boolean;
  };

interface OpenBookProps
  extends OpenStory, Pick<CardDeps, 'renderEar'>, Pick<InProgressDeps, 'renderPicture'> {
  /** Where it was left, as a person reads it. */
  readonly page: number | undefined;
  readonly href: string;
  readonly previewUrl: string | undefined;
}

/**
 * A book that lies open on the table: a picture on its left page, and on the right one the title and the way into it. Renders again only
 * when its props change.
 */
const OpenBook = memo(function OpenBook(props: OpenBookProps) {
  const { entry, slide, page, isFresh, href, previewUrl, renderEar, renderPicture } = props;
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `in-progress-${entry.id}`;
  return (
    <li className="in-progress-story">
      <div className="in-progress-cover">
        <CardCover title={title} url={previewUrl} isFirst />
        {slide !== undefined && renderPicture(entry, slide)}
      </div>
      {isFresh && <span className="card-ribbon">{t('gallery.madeToday')}</span>}
      <div className="in-progress-text">
        <h3
          id={titleId}
          className="in-progress-story-title"
          data-long={isLongTitle(title) || undefined}
          lang={lang}
          dir="auto"
        >
          {title}
        </h3>
        {slide !== undefined && entry.pageCount !== undefined && (
          <PagesRead read={slide} pages={entry.pageCount} />
        )}
        {page === undefined && <Badges entry={entry} />}
        <a
          className="in-progress-link"
          href={href}
          // The printed number counts otherwise than the marks do: only its reader, and the story's bar, name it.
          aria-label={page === undefined ? undefined : t('gallery.continueOn', { page })}
          aria-describedby={titleId}
        >
          {page === undefined ? (
            <span className="visually-hidden">{t('gallery.listen')}</span>
          ) : (
            t('gallery.continue')
          )}
        </a>
        <div className="in-progress-ear">{renderEar(entry, titleId)}</div>
        <span className="in-progress-play">
          <Icon name="play" />
        </span>
      </div>
    </li>
  );
});

/** More marks than this would be too small to see in one row. */
const mostMarks = 24;

/** Draws one mark for each page that the story's card counts; the first `read` of them are filled. Of many pages it draws a bar. */
function PagesRead({ read, pages }: { readonly read: number; readonly pages: number }) {
  return (
    <span className="in-progress-pages" aria-hidden="true">
      {pages > mostMarks ? (
        <>
          <span data-read style={{ flexGrow: read }} />
          <span style={{ flexGrow: pages - read }} />
        </>
      ) : (
        Array.from({ length: pages }, (_, at) => <span key={at} data-read={at < read || undefined} />)
      )}
    </span>
  );
}

/** Where a story was last read. */
export interface LastPosition {
  readonly presentationId: string;
  /** Position in the sequence of slides, from 0 (spec player §1). */
  readonly slide: number;
}

export interface StoryInProgress extends Pick<LastPosition, 'slide'> {
  readonly entry: PresentationEntry;
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
    return isDone ? [] : [{ entry, slide }];
  });
}
