// Has the media of the next slides ready before they are needed, and lets go of them after. What was fetched ahead is
// what is played, so that nothing is fetched twice. Failures are silent here: whoever plays the address meets them again.
import { isPlaylist } from '../../contract/presentation/media-kind';
import type { PlayableSlide } from '../playable-story';

export interface AheadDeps {
  readonly fetch: (url: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly createObjectUrl: (bytes: Blob) => string;
  readonly revokeObjectUrl: (objectUrl: string) => void;
  /** Begins to fetch and decode a picture; it stays ready for as long as the answer is kept. */
  readonly preparePicture: (url: string) => object;
}

export interface MediaAhead {
  /** The slide that is shown: gets the next two ready, lets go of what lies further away. */
  readonly standAt: (index: number) => void;
  /** What was fetched ahead, else the address itself. */
  readonly sourceOf: (url: string) => string;
  readonly dispose: () => void;
}

/** A sound on its way or here. */
interface Fetched {
  readonly abort: AbortController;
  objectUrl?: string;
}

const slidesAhead = 2;
/** One back stays, for who taps Previous. */
const slidesBehind = 1;

export function createMediaAhead(slides: readonly PlayableSlide[], deps: AheadDeps): MediaAhead {
  const sounds = new Sounds(deps);
  const pictures = new Map<string, object>();
  return {
    standAt(index) {
      const near = slides.slice(Math.max(0, index - slidesBehind), index + slidesAhead + 1);
      const next = slides.slice(index + 1, index + slidesAhead + 1);
      keepPictures(pictures, near, next, deps.preparePicture);
      sounds.keep(new Set(near.flatMap(soundsOf)));
      sounds.fetch(new Set(next.flatMap(soundsOf)));
    },
    sourceOf: (url) => sounds.sourceOf(url),
    dispose() {
      sounds.dispose();
      pictures.clear();
    },
  };
}

/** Sounds by address, on their way or here. */
class Sounds {
  readonly #deps: AheadDeps;
  readonly #sounds = new Map<string, Fetched>();
  #waiting: string[] = [];
  #busy = false;

  constructor(deps: AheadDeps) {
    this.#deps = deps;
  }

  /** Lets go of all others. */
  keep(near: ReadonlySet<string>): void {
    for (const [url, fetched] of this.#sounds) if (!near.has(url)) this.#release(url, fetched);
  }

  /** Fetches one after the other: the next page matters more than the one after it. */
  fetch(next: ReadonlySet<string>): void {
    this.#waiting = [...next].filter((url) => !this.#sounds.has(url));
    void this.#fetchWaiting();
  }

  sourceOf(url: string): string {
    const fetched = this.#sounds.get(url);
    if (fetched?.objectUrl !== undefined) return fetched.objectUrl;
    // The element asks for it now; two requests for the same bytes help nobody.
    if (fetched !== undefined) this.#release(url, fetched);
    return url;
  }

  dispose(): void {
    this.#waiting = [];
    this.keep(new Set());
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
    this.#sounds.set(url, fetched);
    const bytes = await bytesOf(url, fetched.abort.signal, this.#deps);
    if (this.#sounds.get(url) !== fetched) return;
    if (bytes === undefined) this.#sounds.delete(url);
    else fetched.objectUrl = this.#deps.createObjectUrl(bytes);
  }

  #release(url: string, fetched: Fetched): void {
    this.#sounds.delete(url);
    fetched.abort.abort();
    if (fetched.objectUrl !== undefined) this.#deps.revokeObjectUrl(fetched.objectUrl);
  }
}

/**
 * A narration is a few hundred kilobytes. A film may be any size, and what is fetched here lies in memory: films are left to
 * the worker, which keeps the whole presentation in pieces on the disk, and to the element, which fetches as it plays.
 */
const soundsOf = ({ audioUrl }: PlayableSlide): string[] =>
  audioUrl === undefined || isPlaylist(audioUrl) ? [] : [audioUrl];

/** Lets go of pictures far away, and begins with those of the next slides. */
function keepPictures(
  pictures: Map<string, object>,
  near: readonly PlayableSlide[],
  next: readonly PlayableSlide[],
  preparePicture: AheadDeps['preparePicture'],
): void {
  const nearPictures = new Set(near.map(({ pictureUrl }) => pictureUrl));
  for (const url of pictures.keys()) if (!nearPictures.has(url)) pictures.delete(url);
  for (const { pictureUrl } of next)
    if (pictureUrl !== undefined && !pictures.has(pictureUrl))
      pictures.set(pictureUrl, preparePicture(pictureUrl));
}

async function bytesOf(url: string, signal: AbortSignal, deps: AheadDeps): Promise<Blob | undefined> {
  try {
    const response = await deps.fetch(url, { signal });
    return response.status === 200 ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}
