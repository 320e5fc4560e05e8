// Preloads the media of the next slides and releases those that are no longer near. What was fetched is what is played. A
// narration that is played before all of its bytes are here is fetched by the element from its beginning, and not by this module.
// Failures are ignored here, since playing the URL fails in the same way.
import { isPlaylist, isTypeOf, isVideo } from '../../contract/presentation/media-types';
import type { PlayableSlide } from '../playable-story';

export interface PreloadDeps {
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly createObjectUrl: (bytes: Blob) => string;
  readonly revokeObjectUrl: (objectUrl: string) => void;
  /** Starts to fetch and decode a picture; it stays decoded as long as the returned object is referenced. */
  readonly preparePicture: (url: string) => object;
}

export interface MediaPreloader {
  /** Fetches the two slides after this one and releases slides that are further away. */
  readonly preloadAround: (index: number) => void;
  /** Returns the object URL of a narration that was preloaded, else the URL itself. */
  readonly sourceOf: (url: string) => string;
  /** Drops the bytes of narrations that could not be played, so that they are fetched again. */
  readonly drop: (urls: ReadonlySet<string>) => void;
  readonly dispose: () => void;
}

/** An audio file that is being fetched, or has been. */
interface Fetched {
  readonly abort: AbortController;
  objectUrl?: string;
}

const slidesAhead = 2;
/** One slide back is kept for Previous. */
const slidesBehind = 1;

/** Creates the preloader of these slides. Fetches nothing before the first `preloadAround`. */
export function createMediaPreloader(slides: readonly PlayableSlide[], deps: PreloadDeps): MediaPreloader {
  const audio = new PreloadedAudio(deps);
  const pictures = new Map<string, object>();
  return {
    preloadAround(index) {
      const near = slides.slice(Math.max(0, index - slidesBehind), index + slidesAhead + 1);
      const next = slides.slice(index + 1, index + slidesAhead + 1);
      preparePictures(pictures, near, next, deps.preparePicture);
      audio.releaseAllExcept(new Set(near.flatMap(audioUrlsOf)));
      audio.fetch(new Set(next.flatMap(audioUrlsOf)));
    },
    sourceOf: (url) => audio.sourceOf(url),
    drop: (urls) => audio.drop(urls),
    dispose() {
      audio.dispose();
      pictures.clear();
    },
  };
}

/** Fetches audio files and holds them by URL. */
class PreloadedAudio {
  readonly #deps: PreloadDeps;
  readonly #audio = new Map<string, Fetched>();
  #waiting: string[] = [];
  #busy = false;

  constructor(deps: PreloadDeps) {
    this.#deps = deps;
  }

  /** Releases all audio files but these. */
  releaseAllExcept(near: ReadonlySet<string>): void {
    for (const [url, fetched] of this.#audio) if (!near.has(url)) this.#release(url, fetched);
  }

  drop(urls: ReadonlySet<string>): void {
    for (const [url, fetched] of this.#audio) if (urls.has(url)) this.#release(url, fetched);
  }

  /** Fetches the files one after the other, since the next page is the most urgent. */
  fetch(next: ReadonlySet<string>): void {
    this.#waiting = [...next].filter((url) => !this.#audio.has(url));
    void this.#fetchWaiting();
  }

  sourceOf(url: string): string {
    const fetched = this.#audio.get(url);
    if (fetched?.objectUrl !== undefined) return fetched.objectUrl;
    // The element requests it now and cannot take over what is on its way, so the rest of that would be wasted.
    if (fetched !== undefined) this.#release(url, fetched);
    return url;
  }

  dispose(): void {
    this.#waiting = [];
    this.releaseAllExcept(new Set());
  }

  async #fetchWaiting(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let url = this.#waiting.shift(); url !== undefined; url = this.#waiting.shift())
      await this.#fetchOne(url);
    this.#busy = false;
  }

  async #fetchOne(url: string): Promise<void> {
    const fetched: Fetched = { abort: new AbortController() };
    this.#audio.set(url, fetched);
    const isWanted = (): boolean => this.#audio.get(url) === fetched;
    try {
      const bytes = await bytesOf(url, fetched.abort.signal, this.#deps);
      if (bytes !== undefined && isWanted()) fetched.objectUrl = this.#deps.createObjectUrl(bytes);
    } catch {
      // The URL itself is played.
    }
    if (fetched.objectUrl !== undefined) return;
    // A body that nobody reads would hold its connection.
    fetched.abort.abort();
    if (isWanted()) this.#audio.delete(url);
  }

  #release(url: string, fetched: Fetched): void {
    this.#audio.delete(url);
    fetched.abort.abort();
    if (fetched.objectUrl !== undefined) this.#deps.revokeObjectUrl(fetched.objectUrl);
  }
}

/**
 * Returns the audio URLs to preload. A narration is a few hundred kilobytes, but a film may be any size and the bytes
 * lie in memory. So films are left to the service worker, which saves the presentation in chunks on disk, and to the element,
 * which fetches during playback.
 */
const audioUrlsOf = ({ audioUrl }: PlayableSlide): string[] =>
  audioUrl === undefined || isPlaylist(audioUrl) || isVideo(audioUrl) ? [] : [audioUrl];

/** Releases pictures of distant slides and prepares those of the next slides. */
function preparePictures(
  pictures: Map<string, object>,
  near: readonly PlayableSlide[],
  next: readonly PlayableSlide[],
  preparePicture: PreloadDeps['preparePicture'],
): void {
  const nearPictures = new Set(near.map(({ pictureUrl }) => pictureUrl));
  for (const url of pictures.keys()) if (!nearPictures.has(url)) pictures.delete(url);
  for (const { pictureUrl } of next)
    if (pictureUrl !== undefined && !pictures.has(pictureUrl))
      pictures.set(pictureUrl, preparePicture(pictureUrl));
}

/** Returns the body, or undefined if it is something else than a sound. Rejects if the request fails. */
async function bytesOf(url: string, signal: AbortSignal, deps: PreloadDeps): Promise<Blob | undefined> {
  const response = await deps.fetch(url, { signal });
  const type = response.headers.get('content-type')?.toLowerCase() ?? '';
  return response.status === 200 && isTypeOf('audio', type) ? await response.blob() : undefined;
}
