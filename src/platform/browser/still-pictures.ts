// Gives the first frame of pictures that move (spec player §1, screens §3), each made once, when it is first needed. A picture that does
// not move costs the reading of its first bytes, which the browser has just stored. Loaded after the first paint.

/** Pixels: the longest side of a first frame, so that it fits into the memory of a tablet. */
const longestSide = 2048;

export interface StillPicturesDeps {
  readonly fetch: (
    url: string,
    init: { readonly cache: RequestCache; readonly signal: AbortSignal },
  ) => Promise<Response>;
  readonly createObjectUrl: (bytes: Blob) => string;
  readonly revokeObjectUrl: (objectUrl: string) => void;
}

export interface StillPictures {
  /** Resolves with the address of a picture's first frame; with undefined where it does not move, or that cannot be known. Never rejects. */
  readonly of: (url: string) => Promise<string | undefined>;
  /** Releases all first frames. */
  readonly close: () => void;
}

interface StillPicturesOptions {
  /** How many first frames are kept; of more, the first one made is released. A picture that has loaded it goes on showing it. */
  readonly most?: number;
  readonly firstFrame?: (animated: Blob) => Promise<Blob | undefined>;
}

export function createStillPictures(
  deps: StillPicturesDeps,
  { most = Infinity, firstFrame = drawFirstFrame }: StillPicturesOptions = {},
): StillPictures {
  const stills = new Map<string, Promise<string | undefined>>();
  /** The pictures whose first frames are kept, the first one made first. */
  const made: string[] = [];
  const release = (url: string): void => {
    void stills.get(url)?.then((still) => still && deps.revokeObjectUrl(still));
    stills.delete(url);
  };
  const closing = new AbortController();
  const { signal } = closing;
  const make = async (url: string): Promise<string | undefined> => {
    const animated = await readAnimated(await deps.fetch(url, { cache: 'force-cache', signal }));
    const frame = animated && (await firstFrame(animated));
    if (frame === undefined || signal.aborted) return undefined;
    made.push(url);
    for (const surplus of made.splice(0, made.length - most)) release(surplus);
    return deps.createObjectUrl(frame);
  };
  return {
    of(url) {
      // Not what the page itself has made, which it may not fetch.
      const still = url.startsWith('http')
        ? (stills.get(url) ?? make(url).catch(() => undefined))
        : undefined;
      if (still === undefined) return Promise.resolve(undefined);
      stills.set(url, still);
      return still;
    },
    close() {
      closing.abort();
      for (const url of stills.keys()) release(url);
    },
  };
}

/** Reads a picture to its end only if it is animated. */
async function readAnimated({ ok, body }: Response): Promise<Blob | undefined> {
  if (!ok || body === null) return undefined;
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const head = new Uint8Array(headLength);
  for (let length = 0; ;) {
    const { done, value = new Uint8Array() } = await reader.read();
    parts.push(value);
    const isNew = length < headLength;
    if (isNew) head.set(value.subarray(0, headLength - length), length);
    length += value.length;
    if (isNew && (done || length >= headLength) && !isAnimated(head.subarray(0, length))) {
      await reader.cancel();
      return undefined;
    }
    if (done) return new Blob(parts);
  }
}

/** A canvas always gets the first frame of an image (HTML, `drawImage`). */
async function drawFirstFrame(animated: Blob): Promise<Blob | undefined> {
  const url = URL.createObjectURL(animated);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const frame = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    // Some browsers keep its memory until the element is collected.
    [canvas.width, canvas.height] = [0, 0];
    return frame ?? undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

// Tells by the first bytes of a picture whether it moves. Pure.

/** Bytes from the beginning: they show it of each kind, but for a PNG with more than that before its pixels. */
export const headLength = 4096;

/**
 * Returns whether a picture that begins with these bytes is animated: a WebP with its flag, a PNG that counts its frames before its
 * pixels, a sequence in AVIF. A GIF tells it nowhere, so that each counts as animated.
 */
export function isAnimated(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  if (text.startsWith('GIF8')) return true;
  // The flags follow the length of their chunk (WebP container specification, "Extended File Format").
  if (text.startsWith('RIFF')) return text.startsWith('WEBPVP8X', 8) && ((head[20] ?? 0) & 2) !== 0;
  if (text.startsWith('\x89PNG')) return text.includes('acTL') && !/IDAT[^]*acTL/.test(text);
  const [brands = ''] = /^[^]{4}ftyp[^]{4,64}/.exec(text) ?? [];
  return brands.includes('avis');
}

// Stops animated pictures of stories everywhere but in the player, which lets them run while it plays (spec screens §3). One
// listener serves the whole page, so that no cover needs code before its first paint.

/** How many first frames are kept: more than the pictures that stand near a window. */
const mostFrames = 60;

/** What the player shows, will show in a moment, or prints. */
const ofPlayer = '.viewer-picture, #early-cover img, .printed-story img';

/** Replaces each animated picture of the page, once it has loaded, by its first frame. Returns a function that ends that. */
export function holdPicturesStill(
  page: Document,
  stills: StillPictures = createStillPictures(browserDeps, { most: mostFrames }),
): () => void {
  const ended = new AbortController();
  const hold = async (picture: HTMLImageElement): Promise<void> => {
    if (picture.matches(ofPlayer)) return;
    const { src } = picture;
    const still = await stills.of(src);
    // Its card may show another picture meanwhile.
    if (still !== undefined && picture.src === src && !ended.signal.aborted) picture.src = still;
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) void hold(target);
  };
  page.addEventListener('load', onLoad, { capture: true, signal: ended.signal });
  for (const picture of page.images) if (picture.complete && picture.naturalWidth > 0) void hold(picture);
  ended.signal.addEventListener('abort', stills.close);
  return () => ended.abort();
}

const browserDeps: Parameters<typeof createStillPictures>[0] = {
  fetch: (url, init) => fetch(url, init),
  createObjectUrl: (bytes) => URL.createObjectURL(bytes),
  revokeObjectUrl: (objectUrl) => URL.revokeObjectURL(objectUrl),
};
