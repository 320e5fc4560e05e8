// Keeps the URLs that this player could not play: a slide with such a narration runs in silence, such a speaker is not shown.
// A missing file cannot be distinguished from a lost network, so each is tried again when its slide is shown again.
import { createWritable, type Readable } from '../../base/readable';

/** A narration that could not be played: gone, broken, or neither audio nor video. */
export class NarrationFailedError extends Error {
  override readonly name = 'NarrationFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be played as audio or video`, options);
  }
}

/** A speaker's film that could not be played; the narration continues without it. */
export class SpeakerFilmFailedError extends Error {
  override readonly name = 'SpeakerFilmFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be shown as a speaker`, options);
  }
}

export interface FailedMedia extends Readable<ReadonlySet<string>> {
  /** Adds a failed URL; returns true for its first failure, which is to be reported. */
  readonly add: (url: string) => boolean;
  /** Removes these URLs, so that they are tried again; without an argument, all of them. */
  readonly forget: (urls?: readonly (string | undefined)[]) => void;
}

/** Creates an empty set of failed URLs. `add` returns true once for each URL, even after `forget`. */
export function createFailedMedia(): FailedMedia {
  const { get, set, subscribe } = createWritable<ReadonlySet<string>>(new Set());
  const known = new Set<string>();
  return {
    get,
    subscribe,
    add(url) {
      const isFirst = !known.has(url);
      known.add(url);
      set(new Set([...get(), url]));
      return isFirst;
    },
    forget(urls) {
      const left = new Set(urls === undefined ? [] : [...get()].filter((url) => !urls.includes(url)));
      if (left.size < get().size) set(left);
    },
  };
}
