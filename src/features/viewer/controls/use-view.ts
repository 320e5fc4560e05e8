// Holds whether the story is shown as a book or as slides, and loads the book's chunk.
import { useCallback, useEffect, useState } from 'react';
import { loadBook, loadedBook } from '../book/load-book';
import type { StoryView } from '../../../contract/presentation/story-address';

/** Shows the slides again if the book's chunk cannot be loaded. */
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
