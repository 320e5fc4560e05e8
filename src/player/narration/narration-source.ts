// Gives the audio element the narration of the slide that is shown, once that slide is painted: to begin with a medium
// takes a slow tablet longer than to show a page. Whoever wants to hear it sooner has it at once. Plays nothing.
import { releaseSource, runAt, type MediaElement } from './media-element';

interface NarrationSourceDeps {
  /** Where the bytes of an address are nearest. */
  readonly sourceOf: (url: string) => string;
  readonly speed: () => number;
  /** Calls when the slide is painted; the answer takes it back. */
  readonly later: (call: () => void) => () => void;
}

export function createNarrationSource(audio: MediaElement, deps: NarrationSourceDeps) {
  /** Nothing is fetched before it is asked for, or `fetchEagerly` was called. */
  let preload: 'none' | 'auto' = 'none';
  let awaited: string | undefined;
  let cancel = (): void => undefined;
  const settle = (): void => {
    if (awaited === undefined) return;
    cancel();
    audio.preload = preload;
    audio.src = deps.sourceOf(awaited);
    awaited = undefined;
    runAt(audio, deps.speed());
  };
  return {
    /** The narration from now on; undefined lets go of what the element has. */
    show(url: string | undefined): void {
      cancel();
      awaited = url;
      if (url === undefined) releaseSource(audio);
      else cancel = deps.later(settle);
    },
    /** What the element has, and what it tells, belongs to the slide before. */
    isAwaited: (): boolean => awaited !== undefined,
    settle,
    fetchEagerly(): void {
      preload = 'auto';
      if (awaited === undefined && audio.hasAttribute('src')) audio.preload = preload;
    },
  };
}
