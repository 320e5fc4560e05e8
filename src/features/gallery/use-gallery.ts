// Loads the list for the gallery's state, and loads it again on request. A failure is only reported (spec screens §3).
import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { onNetworkBack, onPageWake } from '../../platform/browser/page-events';
import { startLoad } from '../../platform/browser/use-resource';
import { createWritable, type Writable } from '../../base/readable';
import type { Slice } from './shelf/shelf-rows';
import * as limits from '../../contract/limits';

export interface GalleryControls {
  readonly state: GalleryState;
  /** How many stories are revealed. */
  readonly shown: number;
  readonly revealMore: () => void;
  /** Clears the shelf and loads the list again. */
  readonly loadAgain: () => void;
  /** Loads the list again without clearing the shelf meanwhile. */
  readonly refresh: () => void;
}

/** The shelf at the end of the last visit. A visit starts with it; the new list replaces it once it is loaded. */
export interface ShelfStore extends Writable<GalleryState> {
  /** The cards that were in the window. */
  readonly slice: Writable<Slice | undefined>;
}

/** Creates a store with the initial state. */
export function createShelfStore(): ShelfStore {
  return { ...createWritable(initialState), slice: createWritable<Slice | undefined>(undefined) };
}

/** Loads the list and returns the state with its controls. `load` need not be stable; `view` names language and filters. */
export function useGallery(
  load: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>,
  shelfStore: ShelfStore,
  view: string,
): GalleryControls {
  const [state, dispatch] = useReducer(galleryReducer, shelfStore, ({ get }) => get());
  useEffect(() => shelfStore.set(state), [shelfStore, state]);
  const [attempt, setAttempt] = useState(() => ({ load }));
  useEffect(
    () =>
      startLoad(attempt.load, {
        where: 'gallery: failed loading presentations',
        onLoaded: (entries) => dispatch({ type: 'loaded', entries }),
        onFailed: () => dispatch({ type: 'failed' }),
      }).stop,
    [attempt],
  );
  useEffect(() => dispatch({ type: 'view', view }), [view]);
  // As a transition, so that no tap waits for the cards.
  const revealMore = useCallback(
    () => startTransition(() => dispatch({ type: 'reveal-more', view })),
    [view],
  );
  const refresh = useCallback(() => setAttempt(({ load: same }) => ({ load: same })), []);
  return {
    state,
    shown: shownIn(state, view),
    refresh,
    revealMore,
    loadAgain: useCallback(() => {
      dispatch({ type: 'loading' });
      refresh();
    }, [refresh]),
  };
}

/** While `isOffline`: loads the list again when the network is back, and whenever the page becomes visible. */
export function useRefreshWhenBack(isOffline: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const stopNetwork = onNetworkBack(refresh);
    const stopWake = onPageWake(refresh);
    return () => {
      stopNetwork();
      stopWake();
    };
  }, [isOffline, refresh]);
}

export type GalleryState =
  | { readonly name: 'loading' }
  /** The list is loaded, or empty because it could not be loaded (spec screens §3). */
  | {
      readonly name: 'loaded';
      readonly entries: readonly PresentationEntry[];
      readonly failed: boolean;
      /** How many stories were revealed, and in which view: another choice or language begins with the first page again. */
      readonly shown: number;
      readonly view: string | undefined;
    };

export type GalleryAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly entries: readonly PresentationEntry[] }
  | { readonly type: 'failed' }
  /** The sentinel came into view, or the button was pressed. */
  | { readonly type: 'reveal-more'; readonly view: string }
  /** Another view is shown. */
  | { readonly type: 'view'; readonly view: string };

export const initialState: GalleryState = { name: 'loading' };

/** Returns the next state. Actions that do not apply return the same state. */
export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'loading':
      return initialState;
    case 'loaded':
      // The list that the first render already has.
      if (state.name === 'loaded' && !state.failed && state.entries === action.entries) return state;
      return { ...pageOf(state), name: 'loaded', entries: action.entries, failed: false };
    case 'failed':
      // The list from the last load stays.
      if (state.name === 'loaded' && !state.failed) return state;
      return { ...pageOf(state), name: 'loaded', entries: [], failed: true };
    case 'reveal-more':
      return inView(state, action.view, limits.gallery.nextPage);
    case 'view':
      return inView(state, action.view, 0);
  }
}

function inView(state: GalleryState, view: string, more: number): GalleryState {
  const shown = shownIn(state, view) + more;
  return state.name === 'loading' || (more === 0 && shown === state.shown)
    ? state
    : { ...state, shown, view };
}

/** Returns how many stories are revealed in a view. */
export const shownIn = (state: GalleryState, view: string): number =>
  state.name === 'loaded' && state.view === view ? state.shown : limits.gallery.firstPage;

/** Returns what a new list keeps: it shows as many stories as before. */
const pageOf = (state: GalleryState) =>
  state.name === 'loaded' ? state : { shown: limits.gallery.firstPage, view: undefined };
