// Sets the narration of the current slide as the audio element's source once that slide is painted: on a slow tablet loading a
// medium takes longer than painting a page. `setNow` sets it at once. Plays nothing.
import type { MonotonicClock, Schedule } from '../../base/clock';
import { withoutFragment } from '../../contract/presentation/media-path';
import type { NarrationBytes } from './media-preloader';
import { releaseSource, setPlaybackRate, type MediaElement } from '../media/media-element';

interface NarrationSourceDeps {
  readonly preloader: Pick<NarrationBytes, 'sourceOf' | 'exactSourceOf'>;
  readonly clock: MonotonicClock;
  readonly speed: () => number;
  readonly afterSlideIsPainted: Schedule;
}

/** Milliseconds after which a seek goes without the source that would lead it to the right place. */
const searchTimeout = 15_000;

/** Returns whether a narration began to play before there was a player: a kiosk plays a touched preview at once. A clip starts anew. */
const hasStartedEarly = (audio: MediaElement, url: string): boolean =>
  !audio.paused && audio.error === null && audio.src === url && withoutFragment(url) === url;

/** Returns the narration's source of an audio element. It has no source before `show`. */
export function createNarrationSource(audio: MediaElement, deps: NarrationSourceDeps) {
  /** `none` until `fetchEagerly` is called: before that only playback fetches. */
  let preload: 'none' | 'auto' = 'none';
  let shown: string | undefined;
  let awaited: string | undefined;
  let cancel = (): void => undefined;
  let isSearching = false;
  /** Since the narration is shown. */
  let hasSearched = false;
  const set = (source: string | undefined): void => {
    audio.preload = preload;
    if (source !== undefined) audio.src = source;
    setPlaybackRate(audio, deps.speed());
  };
  const setNow = (): void => {
    if (awaited === undefined || isSearching) return;
    cancel();
    const url = awaited;
    awaited = undefined;
    // Setting the source would begin again.
    set(hasStartedEarly(audio, url) ? undefined : deps.preloader.sourceOf(url));
  };
  /** Awaits another source of the narration that is shown; the element is silent meanwhile. */
  const search = (url: string, exact: Promise<string>, onFound: () => void): void => {
    let cancelTimeout = (): void => undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      isSearching = false;
      cancelTimeout();
    };
    const found = (source: string): void => {
      if (isOver) return;
      end();
      awaited = undefined;
      if (source !== url) set(source);
      onFound();
    };
    awaited = url;
    isSearching = true;
    hasSearched = true;
    cancel = end;
    audio.pause();
    cancelTimeout = deps.clock.after(searchTimeout, () => found(url));
    void exact.then(found);
  };
  return {
    /** Sets the narration to load after the paint; undefined releases the element's source at once. */
    show(url: string | undefined): void {
      cancel();
      shown = url;
      hasSearched = false;
      awaited = url;
      if (url === undefined) releaseSource(audio);
      else if (hasStartedEarly(audio, url)) setNow();
      else cancel = deps.afterSlideIsPainted(setNow);
    },
    /** Returns whether the element's source and events still belong to the previous slide. */
    isSourcePending: (): boolean => awaited !== undefined,
    setNow,
    /** Returns whether a part of a file is shown, of which even the beginning has to be sought. */
    isClip: (): boolean => shown !== undefined && withoutFragment(shown) !== shown,
    /**
     * Looks once for a source in which a seek leads to the right place. Calls back when the element has it, or when there is none. Until
     * then the source is pending. Returns false when there is nothing to look for.
     */
    findExact(onFound: () => void): boolean {
      if (shown === undefined || hasSearched || audio.src.startsWith('blob:')) return false;
      const exact = deps.preloader.exactSourceOf(shown);
      if (exact !== undefined) search(shown, exact, onFound);
      return exact !== undefined;
    },
    /** Sets the narration's own URL in place of the sound that was made from it. */
    setOriginal: (): void => set(shown),
    fetchEagerly(): void {
      preload = 'auto';
      if (awaited === undefined && audio.hasAttribute('src')) audio.preload = preload;
    },
  };
}
