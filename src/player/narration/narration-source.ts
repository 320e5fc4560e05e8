// Sets the narration of the current slide as the audio element's source once that slide is painted: on a slow tablet loading a
// medium takes longer than painting a page. `setNow` sets it at once. Plays nothing.
import type { Schedule } from '../../contract/clock';
import { releaseSource, setPlaybackRate, type MediaElement } from '../media/media-element';

interface NarrationSourceDeps {
  /** Returns the URL to load: that of the preloaded bytes if there are any, else the URL itself. */
  readonly sourceOf: (url: string) => string;
  readonly speed: () => number;
  readonly afterSlideIsPainted: Schedule;
}

/** Returns whether a narration began to play before there was a player: a kiosk plays a touched preview at once. */
const hasStartedEarly = (audio: MediaElement, url: string): boolean =>
  !audio.paused && audio.error === null && audio.src === url;

/** Returns the narration's source of an audio element. It has no source before `show`. */
export function createNarrationSource(audio: MediaElement, deps: NarrationSourceDeps) {
  /** `none` until `fetchEagerly` is called: before that only playback fetches. */
  let preload: 'none' | 'auto' = 'none';
  let awaited: string | undefined;
  let cancel = (): void => undefined;
  const setNow = (): void => {
    if (awaited === undefined) return;
    cancel();
    audio.preload = preload;
    // Setting the source would begin again.
    if (!hasStartedEarly(audio, awaited)) audio.src = deps.sourceOf(awaited);
    awaited = undefined;
    setPlaybackRate(audio, deps.speed());
  };
  return {
    /** Sets the narration to load after the paint; undefined releases the element's source at once. */
    show(url: string | undefined): void {
      cancel();
      awaited = url;
      if (url === undefined) releaseSource(audio);
      else if (hasStartedEarly(audio, url)) setNow();
      else cancel = deps.afterSlideIsPainted(setNow);
    },
    /** Returns whether the element's source and events still belong to the previous slide. */
    isSourcePending: (): boolean => awaited !== undefined,
    setNow,
    fetchEagerly(): void {
      preload = 'auto';
      if (awaited === undefined && audio.hasAttribute('src')) audio.preload = preload;
    },
  };
}
