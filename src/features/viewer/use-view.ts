// Book or slides: two drivers of the same player. Which one is shown now, and the book's part once it is fetched.
import { useCallback, useEffect, useState } from 'react';
import { loadBook, loadedBook } from './book/load-book';
import type { StoryView } from './slides/driver';

/** A book that cannot be had leaves the slides, which tell the same story. */
export function useView(
  initial: StoryView,
  onChange: ((view: StoryView) => void) | undefined,
  report: (error: unknown, where: string) => void,
) {
  const [view, setView] = useState(initial);
  const [book, setBook] = useState(loadedBook);
  useEffect(() => {
    if (view !== 'book' || book !== undefined) return undefined;
    let left = false;
    loadBook().then(
      (module) => {
        if (!left) setBook(module);
      },
      (error: unknown) => {
        if (left) return;
        report(error, 'viewer: book');
        setView('slides');
      },
    );
    return () => {
      left = true;
    };
  }, [view, book, report]);
  const choose = useCallback(
    (chosen: StoryView) => {
      setView(chosen);
      onChange?.(chosen);
    },
    [onChange],
  );
  return { view, choose, BookView: book?.BookView };
}
