// Creates the pages for react-pageflip. They are created once, since it passes them to the engine again whenever they change.
import type { PageFlip } from 'page-flip';
import { memo, useContext, useMemo } from 'react';
import HTMLFlipBook from 'react-pageflip';
import { RenderedSlidesContext } from '../book-story';
import { bookSettings, checkedSettings } from '../layout/book-settings';
import { indexAt, pageCountOf, pagePositionOf, pageNumber } from '../layout/page-positions';
import { CoverPage, PicturePage, TextPage } from './contents';
import 'page-flip/page-flip.css';
import './pages.css';

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
