// The book is a part of its own, fetched when one is opened. Knows nothing of what is in it.

import type { ComponentType } from 'react';
import type { BookViewProps } from './BookView';

interface BookModule {
  readonly BookView: ComponentType<BookViewProps>;
}

let loading: Promise<BookModule> | undefined;
let loaded: BookModule | undefined;

/** Fetches the book once; a failed attempt is forgotten, so that the next asker tries again. */
export function loadBook(): Promise<BookModule> {
  loading ??= import('./BookView').then(
    ({ BookView }) => (loaded = { BookView }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The book, if it is here already. */
export const loadedBook = (): BookModule | undefined => loaded;
