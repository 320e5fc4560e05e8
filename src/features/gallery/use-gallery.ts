// Loads the list for the gallery's state, and loads it again on request. A failure is only reported (spec screens §3).
import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { onNetworkBack } from '../../platform/browser/network-back';
import { onPageWake } from '../../platform/browser/page-wake';
import { startLoad } from '../../platform/browser/start-load';
import { createWritable, type Writable } from '../../base/readable';
import type { Slice } from './shelf/shelf-rows';
import { galleryReducer, initialState, shownIn, type GalleryState } from './state';

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
