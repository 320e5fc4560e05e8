// Makes the small copy of a picture that the lock screen shows. A browser decodes the lock screen's picture on the
// page's main thread, twice, and again each time playback starts: a whole picture takes a slow tablet 60 ms each time.
// The copy is made once its page lies still.
import * as limits from '../../contract/limits';
import type { Clock } from '../../base/clock';
import { systemClock } from './clock';

/** A copy of a picture; its URL is valid on this page until it is released. */
interface SmallCopy {
  readonly url: string;
  readonly release: () => void;
}

export interface ArtworkDeps {
  readonly clock: Clock;
  /** Returns a small copy; rejects when the picture cannot be read. */
  readonly copySmall: (url: string) => Promise<SmallCopy>;
}

export interface Artwork {
  /** Returns the URL of the picture to show: the one of the previous page until the next one is made. */
  readonly url: () => string | undefined;
  /** Sets the picture to copy; undefined removes it. */
  readonly setPicture: (pictureUrl: string | undefined) => void;
  readonly release: () => void;
}

export const browserArtworkDeps: ArtworkDeps = { clock: systemClock, copySmall };

/** Creates an artwork; `onChange` is called when the picture to show has changed. */
export function createArtwork({ clock, copySmall: copy }: ArtworkDeps, onChange: () => void): Artwork {
  let requestedUrl: string | undefined;
  let shown: SmallCopy | undefined;
  let before: SmallCopy | undefined;
  let cancel = (): void => undefined;
  const setPicture = (pictureUrl: string | undefined): void => {
    if (pictureUrl === requestedUrl) return;
    requestedUrl = pictureUrl;
    cancel();
    if (pictureUrl === undefined) show(undefined);
    else cancel = clock.after(limits.player.preloadAfterSlide, () => void make(pictureUrl));
  };
  const show = (next: SmallCopy | undefined): void => {
    if (shown === next) return;
    // The browser fetches a picture when it comes to it, which may be after the next one is set.
    before?.release();
    before = shown;
    shown = next;
    onChange();
  };
  const make = async (pictureUrl: string): Promise<void> => {
    // The browser may show a picture that this page cannot read.
    const made = await copy(pictureUrl).catch(() => ({ url: pictureUrl, release: () => undefined }));
    if (requestedUrl === pictureUrl) show(made);
    else made.release();
  };
  const release = (): void => {
    setPicture(undefined);
    clock.after(limits.player.preloadAfterSlide, () => before?.release());
  };
  return { url: () => shown?.url, setPicture, release };
}

/** The longer side in pixels, as a lock screen shows it. */
const longerSide = 512;

async function copySmall(url: string): Promise<SmallCopy> {
  const response = await fetch(url);
  // The browser decodes a blob on another thread, but an image element on the main thread.
  const picture = await createImageBitmap(await response.blob());
  const scale = Math.min(1, longerSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const bytes = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.85));
  if (bytes === null) throw new TypeError(`${new URL(url).pathname} cannot be copied`);
  const copyUrl = URL.createObjectURL(bytes);
  return { url: copyUrl, release: () => URL.revokeObjectURL(copyUrl) };
}
