// Preloads the media of the next slides and releases media of distant slides. Playback uses the
// fetched bytes. If a narration plays before all of its bytes have arrived, the element fetches it from the beginning instead.
// Failures are ignored here, since playing the URL fails in the same way.
import { isPlaylist, isTypeOf, isVideo, mediaTypeOf } from '../../contract/presentation/media-types';
import { withoutFragment } from '../../contract/presentation/media-path';
import type { PlayableSlide } from '../playable-story';

export interface PreloadDeps {
  readonly fetch: (
    url: string,
    init: { readonly signal: AbortSignal; readonly cache?: RequestCache },
  ) => Promise<Response>;
  readonly createObjectUrl: (bytes: Blob) => string;
  readonly revokeObjectUrl: (objectUrl: string) => void;
  /** Starts to fetch and decode a picture; it stays decoded as long as the returned object is referenced. */
  readonly preparePicture: (url: string) => object;
}

/** The preloaded bytes of narrations, for playback. */
export interface NarrationBytes {
  /** Returns the object URL of a narration that was preloaded, else the URL itself. */
  readonly sourceOf: (url: string) => string;
  /**
   * Resolves with the URL of a source in which a seek leads to the right place: the narration's own URL where it does so, or where no
   * other source exists. Returns undefined for a file without the name of an MP3. Never rejects.
   */
  readonly exactSourceOf: (url: string) => Promise<string> | undefined;
  /** Plays the files themselves from now on, since the browser refused what `exactSourceOf` made; false when it made nothing. */
  readonly playOriginals: (url: string) => boolean;
  /** Drops the bytes of a narration that could not be played, so that they are fetched again. */
  readonly drop: (url: string) => void;
}

export interface MediaPreloader extends NarrationBytes {
  /** Fetches the two slides after this one and releases slides that are further away. */
  readonly preloadAround: (index: number) => void;
  readonly dispose: () => void;
}

/** An audio file that is being fetched, or has been. */
interface Fetched {
  readonly abort: AbortController;
  objectUrl?: string;
  /** The bytes are an MP4 that was made of the file. */
  isMade?: boolean;
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
      audio.releaseAllExcept(new Set(near.flatMap(({ audioUrl = '' }) => withoutFragment(audioUrl))));
      audio.fetch(new Set(next.flatMap(audioUrlsOf)));
    },
    // A file is one, whichever of its parts a slide plays.
    sourceOf: (url) => `${audio.sourceOf(withoutFragment(url))}${fragmentOf(url)}`,
    exactSourceOf: (url) =>
      audio.exactSourceOf(withoutFragment(url))?.then((source) => `${source}${fragmentOf(url)}`),
    playOriginals: (url) => audio.playOriginals(withoutFragment(url)),
    drop: (url) => audio.drop(withoutFragment(url)),
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
  #playsOriginals = false;
  /** Files of which nothing needs to be made. */
  readonly #exact = new Set<string>();

  constructor(deps: PreloadDeps) {
    this.#deps = deps;
  }

  /** Releases all audio files but these. */
  releaseAllExcept(near: ReadonlySet<string>): void {
    for (const [url, fetched] of this.#audio) if (!near.has(url)) this.#release(url, fetched);
  }

  drop(url: string): void {
    const fetched = this.#audio.get(url);
    if (fetched !== undefined) this.#release(url, fetched);
  }

  /** Fetches the files one after the other, since the next page is the most urgent. */
  fetch(next: ReadonlySet<string>): void {
    this.#waiting = [...next].filter((url) => !this.#audio.has(url));
    void this.#fetchWaiting();
  }

  sourceOf(url: string): string {
    const fetched = this.#audio.get(url);
    if (fetched?.objectUrl !== undefined) return fetched.objectUrl;
    // The element requests the file now and cannot take over the running download, whose rest would be wasted.
    if (fetched !== undefined) this.#release(url, fetched);
    return url;
  }

  exactSourceOf(url: string): Promise<string> | undefined {
    const needsNone = this.#playsOriginals || this.#exact.has(url) || !mayBeMp3(url);
    return needsNone ? undefined : this.#fetchExact(url);
  }

  playOriginals(url: string): boolean {
    const fetched = this.#audio.get(url);
    if (fetched?.isMade !== true) return false;
    this.#playsOriginals = true;
    for (const [made, other] of this.#audio) if (other.isMade) this.#release(made, other);
    return true;
  }

  dispose(): void {
    this.#waiting = [];
    this.releaseAllExcept(new Set());
  }

  async #fetchWaiting(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let url = this.#waiting.shift(); url !== undefined; url = this.#waiting.shift())
      await this.#fetchOne(url, readWhole);
    this.#busy = false;
  }

  async #fetchExact(url: string): Promise<string> {
    await this.#fetchOne(url, readUnlessExact);
    return this.#audio.get(url)?.objectUrl ?? url;
  }

  async #fetchOne(url: string, read: typeof readWhole): Promise<void> {
    const fetched: Fetched = { abort: new AbortController() };
    this.#audio.set(url, fetched);
    const isWanted = (): boolean => this.#audio.get(url) === fetched;
    try {
      const response = await this.#deps.fetch(url, { signal: fetched.abort.signal });
      const type = response.headers.get('content-type')?.toLowerCase() ?? '';
      const bytes = response.status === 200 && isTypeOf('audio', type) ? await read(response) : undefined;
      if (response.ok && bytes === undefined) this.#exact.add(url);
      if (bytes !== undefined && isWanted()) {
        const made = this.#playsOriginals ? undefined : await exactSoundOf(url, bytes);
        if (!isWanted()) return;
        fetched.isMade = made !== undefined;
        fetched.objectUrl = this.#deps.createObjectUrl(made ?? new Blob([bytes], { type }));
      }
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
 * which fetches during playback. So are sounds of which a slide plays a part: such a file may hold a whole book.
 */
const audioUrlsOf = ({ audioUrl }: PlayableSlide): string[] =>
  audioUrl === undefined || isPlaylist(audioUrl) || isVideo(audioUrl) || fragmentOf(audioUrl) !== ''
    ? []
    : [audioUrl];

/** Releases pictures of distant slides and prepares pictures of the next slides. */
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

const fragmentOf = (url: string): string => url.slice(withoutFragment(url).length);

/** A file of another name is not read for its frames. */
const mayBeMp3 = (url: string): boolean => mediaTypeOf(new URL(url).pathname) === 'audio/mpeg';

type Bytes = Uint8Array<ArrayBuffer>;

const readWhole = async (response: Response): Promise<Bytes | undefined> =>
  new Uint8Array(await response.arrayBuffer());

/** Loaded with the first MP3 that is read. */
const loadMp3 = () => import('../media/mp3-in-mp4');

/** Returns the sound that replaces an MP3 in which browsers estimate the times; undefined for any other sound. */
async function exactSoundOf(url: string, bytes: Bytes): Promise<Blob | undefined> {
  if (!mayBeMp3(url)) return undefined;
  return loadMp3().then(
    ({ mp4OfMp3 }) => mp4OfMp3(bytes),
    () => undefined,
  );
}

/** Returns the body; undefined once its beginning shows that browsers find the times in it themselves. */
async function readUnlessExact({ body }: Response): Promise<Bytes | undefined> {
  const { join, timesIn } = await loadMp3();
  const reader = body?.getReader();
  const parts: Bytes[] = [];
  let times: ReturnType<typeof timesIn>;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    times ??= timesIn(join(parts));
    if (times === 'exact' || times === 'other') return undefined;
  }
  return join(parts);
}
