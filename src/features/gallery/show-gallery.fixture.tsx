// Renders a gallery in a test with the given list, favourites and filters.
import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { FavouriteIds, Favourites } from '../../platform/storage/favourites';
import { systemClock } from '../../platform/browser/system-clock';
import { createWritable } from '../../base/readable';
import { noFilters } from './filters';
import { Gallery, type GalleryProps } from './Gallery';
import { createShelfStore } from './use-gallery';

export const many = (count: number): PresentationEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    title: `Story ${at + 1}`,
    language: 'English',
  }));

/** Creates favourites in memory. */
export function favouritesOf(...first: readonly string[]): Favourites {
  const ids = createWritable<FavouriteIds>(new Set(first));
  return {
    ...ids,
    forget: () => undefined,
    synchronize: () => Promise.resolve(),
    choose: (id, isFavourite) => {
      const others = [...ids.get()].filter((each) => each !== id);
      ids.set(new Set(isFavourite ? [...others, id] : others));
      return Promise.resolve();
    },
  };
}

export const titles = () =>
  [...document.querySelectorAll('.shelf .card-link')].map((link) => link.textContent);
export const card = (name: string) => screen.getByRole('article', { name });

/** Renders the gallery and waits for its list and its first page. The returned `update` changes props. */
export async function showGallery(entries: readonly PresentationEntry[], more: Partial<GalleryProps> = {}) {
  const shown = await showFirstPaint(entries, more);
  shown.paint();
  // What follows the window is asked for after the first paint.
  await act(() => vi.dynamicImportSettled());
  return shown;
}

/**
 * Renders the gallery and waits for its list. The returned `paint` lets frames be painted until the shelf has its cards, which come one after
 * the other.
 */
export async function showFirstPaint(
  entries: readonly PresentationEntry[],
  more: Partial<GalleryProps> = {},
) {
  const scheduled = new Set<() => void>();
  const props: GalleryProps = {
    shelfStore: createShelfStore(),
    clock: systemClock,
    afterPaint: (call) => {
      scheduled.add(call);
      return () => scheduled.delete(call);
    },
    language: 'en',
    loadPresentations: async () => entries,
    hrefOf: ({ id }) => `#/view/${id}`,
    previewUrlOf: ({ previewImage }) => previewImage,
    renderOffline: () => null,
    renderRating: () => null,
    renderEar: () => null,
    renderPicture: () => null,
    renderTools: () => null,
    status: null,
    making: null,
    newest: undefined,
    isReachable: true,
    hasNetwork: true,
    complete: createWritable((listed: readonly PresentationEntry[]) => listed),
    saved: createWritable([]),
    isSavedKnown: true,
    favourites: favouritesOf(),
    reducedMotion: createWritable(false),
    ratings: { summaryOf: () => undefined, isLoading: false },
    filters: noFilters,
    onFilter: () => undefined,
    inProgress: createWritable([]),
    pageOf: (slide) => slide + 1,
    newStoryHref: undefined,
    offersFirst: false,
    makeHrefOf: undefined,
    madeHere: new Set(),
    fresh: new Set(),
    ...more,
  };
  const { rerender } = render(<Filtered {...props} />);
  await act(async () => void (await import('./ShelfWindow')));
  const frame = (): void => {
    const calls = [...scheduled];
    scheduled.clear();
    calls.forEach((call) => call());
  };
  return {
    paint: () => {
      for (let painted = 0; painted < 100 && scheduled.size > 0; painted += 1) act(frame);
    },
    update: (now: Partial<GalleryProps>) => rerender(<Filtered {...props} {...now} />),
  };
}

/** Holds the filters in state, as the app holds them in the address. */
function Filtered(props: GalleryProps) {
  const [filters, setFilters] = useState(props.filters);
  const change: GalleryProps['onFilter'] = (next) => {
    setFilters(next);
    props.onFilter(next);
  };
  return <Gallery {...props} filters={filters} onFilter={change} />;
}
