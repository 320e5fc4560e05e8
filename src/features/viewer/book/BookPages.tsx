// Creates the pages for react-pageflip once, since it passes them to the engine again whenever they change, and renders their contents
// (spec book §1): cover, a picture and a text page for each slide, the ending. Pages have no interactive controls.
import type { PageFlip } from 'page-flip';
import { memo, useContext, useMemo, useCallback, useState } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { Passages, RenderedSlidesContext, useBookStory } from './book-story';
import {
  bookSettings,
  checkedSettings,
  indexAt,
  pageCountOf,
  pagePositionOf,
  pageNumber,
} from './book-layout';
import { useTexts } from '../../../platform/i18n/i18n';
import { hasPicture, Picture } from '../shared/Picture';
import { useTextDirection } from '../text/story-text';
import { useReadable } from '../../../ui/use-readable';
import 'page-flip/page-flip.css';
import './pages.css';

declare module 'react' {
  interface CSSProperties {
    /** Share of a heading's full size, at most 1. */
    '--scale'?: number;
  }
}

interface BookPagesProps {
  readonly slideCount: number;
  readonly startIndex: number;
  /** Called with the engine once the book is open. Must be stable. */
  readonly onOpen: (book: PageFlip) => void;
}

/** Renders once for a story, since a change of its props would not reach the engine. */
export const BookPages = memo(function BookPages({ slideCount, startIndex, onOpen }: BookPagesProps) {
  const settings = useMemo(() => checkedSettings(bookSettings), []);
  const pages = useMemo(() => pagesOf(slideCount), [slideCount]);
  return (
    <HTMLFlipBook
      {...settings}
      startPage={pagePositionOf(startIndex, slideCount)}
      className="book-block"
      style={noStyle}
      onInit={(event: { readonly object: PageFlip }) => onOpen(event.object)}
    >
      {pages}
    </HTMLFlipBook>
  );
});

const noStyle = {};

/** Returns the pages in order. The engine reads `data-density`: a hard page turns without bending. */
function pagesOf(slideCount: number) {
  return Array.from({ length: pageCountOf(slideCount) }, (_, position) => (
    <div
      key={position}
      className="book-page"
      data-position={position}
      data-density={position === 0 ? 'hard' : 'soft'}
    >
      <PageAt position={position} slideCount={slideCount} />
    </div>
  ));
}

/** The engine has every page from the start. The contents of a page are rendered when its slide is in the rendered range. */
function PageAt({ position, slideCount }: { readonly position: number; readonly slideCount: number }) {
  const rendered = useContext(RenderedSlidesContext);
  const index = indexAt(position, slideCount);
  if (index < rendered.from || index > rendered.to) return null;
  if (position === 0) return <CoverPage />;
  const number = pageNumber(position);
  return position % 2 === 1 ? (
    <PicturePage index={index} number={number} />
  ) : (
    <TextPage index={index} number={number} />
  );
}

function CoverPage() {
  const { player } = useBookStory();
  const slide = player.slides[0];
  const { t } = useTexts();
  return (
    <div className="book-sheet book-cover">
      <PagePicture index={0} />
      <div className="book-cover-words">
        <Heading index={0} fallback={t('viewer.story')} />
        {slide !== undefined && slide.text !== '' && (
          <div className="book-text book-lead" data-slide={0}>
            <Paragraphs index={0} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Renders a picture with its headline, or the headline alone. */
function PicturePage({ index, number }: PageProps) {
  const { player } = useBookStory();
  const slide = player.slides[index];
  const { t } = useTexts();
  const paintedRef = usePaintedRef(index);
  if (slide === undefined) return null;
  const isFinal = index === player.slides.length - 1;
  const pictured = hasPicture(slide);
  return (
    <div className="book-sheet" data-pictured={pictured || undefined}>
      {pictured && <PagePicture index={index} />}
      {!pictured && <span ref={paintedRef} />}
      <Heading index={index} fallback={isFinal ? t('viewer.theEnd') : ''} />
      <PageNumber number={number} />
    </div>
  );
}

function TextPage({ index, number }: PageProps) {
  const { player, passagesAt } = useBookStory();
  const text = passagesAt(index)?.text ?? [];
  const isFinal = index === player.slides.length - 1;
  return (
    <div className="book-sheet book-sheet-text" data-final={isFinal || undefined}>
      {text.length > 0 && (
        <div className="book-text" data-slide={index}>
          <Paragraphs index={index} />
        </div>
      )}
      <PageNumber number={number} />
    </div>
  );
}

interface PageProps {
  readonly index: number;
  /** The printed page number; the cover has none. */
  readonly number: number | undefined;
}

function PageNumber({ number }: Pick<PageProps, 'number'>) {
  return number === undefined ? null : <span className="book-number">{number}</span>;
}

function Heading({ index, fallback }: { readonly index: number; readonly fallback: string }) {
  const { player, passagesAt } = useBookStory();
  const dir = useTextDirection();
  const text = player.slides[index]?.headline || fallback;
  if (text === '') return null;
  const spoken = passagesAt(index)?.headline ?? [];
  return (
    <p
      className="book-heading"
      dir={spoken.length > 0 ? dir : undefined}
      style={{ '--scale': headingScale(text) }}
    >
      {spoken.length > 0 ? <Passages index={index} passages={spoken} /> : text}
    </p>
  );
}

/** Headings of at most this many characters have the full size. */
const charactersAtFullSize = 18;
/** The smallest share of the full size. */
const smallestScale = 0.45;

/** Returns the share of the full size, at most 1; long headings are smaller, so that they need few lines. */
function headingScale(text: string): number {
  return Math.max(smallestScale, Math.min(1, Math.sqrt(charactersAtFullSize / Math.max(1, text.length))));
}

function Paragraphs({ index }: { readonly index: number }) {
  const dir = useTextDirection();
  const { passagesAt } = useBookStory();
  return passagesAt(index)?.text.map(({ from, afterBlank, passages }) => (
    <p key={from} dir={dir} data-after-blank={afterBlank || undefined}>
      <Passages index={index} passages={passages} />
    </p>
  ));
}

/** Loads the picture once its spread or a neighbour is open. It stays rendered, so that it is visible when the user turns back. */
function PagePicture({ index }: { readonly index: number }) {
  const { player, pictures, openedAt, onPictureReady } = useBookStory();
  const { state } = player.displayed;
  const isNear = useReadable(state, (shown) => Math.abs(shown.index - index) <= 1);
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  const slide = player.slides[index];
  return (
    <div className="book-picture">
      {slide !== undefined && wasNear && (
        <Picture slide={slide} pictures={pictures} {...(index === openedAt ? { onPictureReady } : {})} />
      )}
    </div>
  );
}

/** Returns a ref that reports the paint of a spread without a picture when it is mounted. */
function usePaintedRef(index: number) {
  const { openedAt, onPictureReady } = useBookStory();
  return useCallback(
    (element: HTMLElement | null) => {
      if (element !== null && index === openedAt) onPictureReady();
    },
    [index, openedAt, onPictureReady],
  );
}
