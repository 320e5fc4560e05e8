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
  pageNumber,
  enginePageOf,
  positionOf,
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
  /** Whether the book shows one page at a time. */
  readonly isUpright: boolean;
  /** Called with the engine once the book is open. Must be stable. */
  readonly onOpen: (book: PageFlip) => void;
}

/** Renders once for a story, since a change of its props would not reach the engine. */
export const BookPages = memo(function BookPages(props: BookPagesProps) {
  const { slideCount, startIndex, isUpright, onOpen } = props;
  const settings = useMemo(() => checkedSettings({ ...bookSettings, usePortrait: isUpright }), [isUpright]);
  const pages = useMemo(() => pagesOf(slideCount, isUpright), [slideCount, isUpright]);
  return (
    <HTMLFlipBook
      {...settings}
      startPage={enginePageOf(startIndex, slideCount, isUpright)}
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
function pagesOf(slideCount: number, isUpright: boolean) {
  return Array.from({ length: isUpright ? slideCount : pageCountOf(slideCount) }, (_, page) => (
    <div
      key={page}
      className="book-page"
      data-position={positionOf(page, isUpright)}
      data-density={page === 0 ? 'hard' : 'soft'}
    >
      <PageAt position={positionOf(page, isUpright)} slideCount={slideCount} isUpright={isUpright} />
    </div>
  ));
}

interface PageAtProps {
  readonly position: number;
  readonly slideCount: number;
  readonly isUpright: boolean;
}

/** The engine has every page from the start. The contents of a page are rendered when its slide is in the rendered range. */
function PageAt({ position, slideCount, isUpright }: PageAtProps) {
  const rendered = useContext(RenderedSlidesContext);
  const index = indexAt(position, slideCount);
  if (index < rendered.from || index > rendered.to) return null;
  if (position === 0) return <CoverPage />;
  const number = pageNumber(position);
  if (isUpright) return <UprightPage index={index} number={number} />;
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

/** Renders a picture with its headline, or the headline alone. The final page has the closing text too: the end takes the page beside it. */
function PicturePage({ index, number }: PageProps) {
  const { isPictured, isFinal } = usePageFacts(index);
  return (
    <div className="book-sheet" data-pictured={isPictured || undefined} data-closing={isFinal || undefined}>
      <PictureAndHeading index={index} />
      {isFinal && <PageText index={index} />}
      <PageNumber number={number} />
    </div>
  );
}

function TextPage({ index, number }: PageProps) {
  const { isFinal } = usePageFacts(index);
  return (
    <div className="book-sheet book-sheet-text">
      {!isFinal && <PageText index={index} />}
      {!isFinal && <PageNumber number={number} />}
    </div>
  );
}

/** The only page of a slide: its picture above its text. */
function UprightPage({ index, number }: PageProps) {
  const { isPictured, isFinal } = usePageFacts(index);
  return (
    <div
      className="book-sheet book-sheet-upright"
      data-pictured={isPictured || undefined}
      data-final={isFinal || undefined}
    >
      <PictureAndHeading index={index} />
      <PageText index={index} />
      <PageNumber number={number} />
      {!isFinal && <FoldedCorner />}
    </div>
  );
}

function usePageFacts(index: number) {
  const { slides } = useBookStory().player;
  const slide = slides[index];
  return { isPictured: slide !== undefined && hasPicture(slide), isFinal: index === slides.length - 1 };
}

function PictureAndHeading({ index }: Pick<PageProps, 'index'>) {
  const { isPictured, isFinal } = usePageFacts(index);
  const { t } = useTexts();
  const paintedRef = usePaintedRef(index);
  return (
    <>
      {isPictured ? <PagePicture index={index} /> : <span ref={paintedRef} />}
      <Heading index={index} fallback={isFinal ? t('viewer.theEnd') : ''} />
    </>
  );
}

function PageText({ index }: Pick<PageProps, 'index'>) {
  const { passagesAt } = useBookStory();
  if ((passagesAt(index)?.text ?? []).length === 0) return null;
  return (
    <div className="book-text" data-slide={index}>
      <Paragraphs index={index} />
    </div>
  );
}

/** The corner by which a finger turns an upright page. */
function FoldedCorner() {
  return (
    <svg className="book-corner" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M40 4V40H4Z" fill="var(--page-edge)" />
      <path
        d="M40 4C30 8 20 9.5 10 9.5c.5 10-1 20-6 30.5Z"
        fill="var(--page)"
        stroke="var(--page-edge)"
        strokeWidth=".8"
      />
      <path d="M40 4 4 40c7-11 16-20 36-36Z" opacity=".18" />
    </svg>
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
      {index > 0 && <TornEdge />}
      {slide !== undefined && wasNear && (
        <Picture
          slide={slide}
          pictures={pictures}
          isExtended={index === player.slides.length - 1}
          {...(index === openedAt ? { onPictureReady } : {})}
        />
      )}
    </div>
  );
}

/** The torn edge of the paper below a picture. */
function TornEdge() {
  return (
    <svg className="book-torn" viewBox="0 0 400 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 16V7L7 11L19 12L22 11L25 12L30 8L39 7.6L44 4.4L53 2L69 3L80 6.6L91 7.3L94 11L97 11.6L107 10L118 8.7L123 5.5L134 6.6L144 3.9L155 2L187 4.4L192 2L206 4L213 4.9L216 2L241 2L244 4L255 6.4L262 5.2L280 8.3L283 11L290 10.8L293 7.3L309 6.7L318 9.8L325 6L345 2L378 3L394 8L400 7V16Z" />
    </svg>
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
