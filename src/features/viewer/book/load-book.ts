// Loads the book's chunk when a book is opened.

import type { ComponentType } from 'react';
import type { BookViewProps } from './BookView';

interface BookModule {
  readonly BookView: ComponentType<BookViewProps>;
}

let loading: Promise<BookModule> | undefined;
let loaded: BookModule | undefined;

/** Loads the book's chunk once and returns it. Rejects when loading fails; the next call then tries again. */
export function loadBook(): Promise<BookModule> {
  loading ??= import('./BookView').then(
    (module) => (loaded = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Returns the book's chunk, or undefined until it is loaded. */
export const loadedBook = (): BookModule | undefined => loaded;
