// Gives the first frame of pictures that move (spec player §1), each made once, when it is first needed. A picture that does not move
// costs the reading of its first bytes, which the browser has just stored.
import type { PreloadDeps } from '../../../player/narration/media-preloader';
import { isAnimated, headLength } from './animated-picture';

/** Pixels: the longest side of a first frame, so that it fits into the memory of a tablet. */
const longestSide = 2048;

export interface StillPictures {
  /** Resolves with the address of a picture's first frame; with undefined where it does not move, or that cannot be known. Never rejects. */
  readonly of: (url: string) => Promise<string | undefined>;
  /** Releases all first frames. */
  readonly close: () => void;
}

export function createStillPictures(
  deps: Pick<PreloadDeps, 'fetch' | 'createObjectUrl' | 'revokeObjectUrl'>,
  firstFrame: (animated: Blob) => Promise<Blob | undefined> = drawFirstFrame,
): StillPictures {
  const stills = new Map<string, Promise<string | undefined>>();
  const closing = new AbortController();
  const { signal } = closing;
  const make = async (url: string): Promise<string | undefined> => {
    const animated = await readAnimated(await deps.fetch(url, { cache: 'force-cache', signal }));
    const frame = animated && (await firstFrame(animated));
    return frame && !signal.aborted ? deps.createObjectUrl(frame) : undefined;
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
      for (const still of stills.values()) void still.then((made) => made && deps.revokeObjectUrl(made));
      stills.clear();
    },
  };
}

/** Reads a picture to its end only if it is animated. */
async function readAnimated({ ok, body }: Response): Promise<Blob | undefined> {
  if (!ok || body === null) return undefined;
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let isKnown = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) {
      parts.push(value);
      length += value.length;
    }
    if (!isKnown && (done || length >= headLength)) {
      isKnown = true;
      if (!isAnimated(new Uint8Array(await new Blob(parts).arrayBuffer()))) {
        await reader.cancel();
        return undefined;
      }
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
