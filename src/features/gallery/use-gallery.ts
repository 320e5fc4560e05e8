// Ties the shelf's state to the service: loads the list, and again when asked. A failure is only reported (experience 2.3).
import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { isAbort } from '../../platform/http/api';
import { createWritable, type Writable } from '../../contract/readable';
import { report } from '../../platform/browser/report';
import { galleryReducer, initialState, type GalleryState } from './state';

export interface GalleryControls {
  readonly state: GalleryState;
  readonly revealMore: () => void;
  readonly loadAgain: () => void;
  /** The same without clearing the shelf meanwhile. */
  readonly refresh: () => void;
}

/** The shelf as it was left, so that whoever comes back finds it so; a new list replaces it as soon as it is here. */
export type ShelfMemory = Writable<GalleryState>;

export function createShelfMemory(): ShelfMemory {
  return createWritable(initialState);
}

/** The list as it loads; `load` may change from render to render. */
export function useGallery(
  load: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>,
  memory: ShelfMemory,
): GalleryControls {
  const [state, dispatch] = useReducer(galleryReducer, memory, ({ get }) => get());
  useEffect(() => memory.set(state), [memory, state]);
  const [attempt, setAttempt] = useState(() => ({ load }));
  useEffect(() => {
    const leaving = new AbortController();
    attempt.load(leaving.signal).then(
      (entries) => {
        if (!leaving.signal.aborted) dispatch({ type: 'loaded', entries });
      },
      (error: unknown) => {
        if (leaving.signal.aborted || isAbort(error)) return;
        report(error, 'gallery: failed loading presentations');
        dispatch({ type: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [attempt]);
  const refresh = useCallback(() => setAttempt(({ load: same }) => ({ load: same })), []);
  return {
    state,
    refresh,
    // In small pieces: a finger that scrolls is not to wait for twenty-one cards.
    revealMore: useCallback(() => startTransition(() => dispatch({ type: 'reveal-more' })), []),
    loadAgain: useCallback(() => {
      dispatch({ type: 'loading' });
      refresh();
    }, [refresh]),
  };
}

/** While the service is away: looks again when the network is back, and whenever the page is shown again. */
export function useRefreshWhenBack(isAway: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isAway) return undefined;
    const lookIfShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', lookIfShown);
    return () => {
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', lookIfShown);
    };
  }, [isAway, refresh]);
}
