// The lock screen's picture. A browser decodes the picture that it is given on the page's main thread, twice, and again each
// time anything begins to play: a whole one takes a slow tablet 60 ms each time. So it is given a small copy, which is made
// once its page lies still. Knows no session and no player.
import { limits } from '../../contract/limits';
import type { Clock } from '../../contract/clock';
import { systemClock } from './clock';

/** A copy of a picture, under an address of this page until it is released. */
interface SmallCopy {
  readonly url: string;
  readonly release: () => void;
}

export interface ArtworkDeps {
  readonly clock: Clock;
  /** Rejects when the picture cannot be read. */
  readonly copySmall: (url: string) => Promise<SmallCopy>;
}

export interface Artwork {
  /** The address of the picture to show now; until the next one is made, that of the page before. */
  readonly url: () => string | undefined;
  readonly want: (pictureUrl: string | undefined) => void;
  readonly release: () => void;
}

export const browserArtwork: ArtworkDeps = { clock: systemClock, copySmall };

/** Calls `onChange` when another picture is to be shown. */
export function createArtwork({ clock, copySmall: copy }: ArtworkDeps, onChange: () => void): Artwork {
  let wanted: string | undefined;
  let shown: SmallCopy | undefined;
  let cancel = (): void => undefined;
  const want = (pictureUrl: string | undefined): void => {
    if (pictureUrl === wanted) return;
    wanted = pictureUrl;
    cancel();
    if (pictureUrl === undefined) show(undefined);
    else cancel = clock.after(limits.player.lookAheadAfterSlide, () => void make(pictureUrl));
  };
  const show = (next: SmallCopy | undefined): void => {
    const before = shown;
    shown = next;
    if (before === next) return;
    onChange();
    before?.release();
  };
  const make = async (pictureUrl: string): Promise<void> => {
    // A picture that cannot be read may still be shown.
    const made = await copy(pictureUrl).catch(() => ({ url: pictureUrl, release: () => undefined }));
    if (wanted === pictureUrl) show(made);
    else made.release();
  };
  return { url: () => shown?.url, want, release: () => want(undefined) };
}

/** Pixels across: what a lock screen shows. */
const across = 512;

async function copySmall(url: string): Promise<SmallCopy> {
  const response = await fetch(url);
  // The browser decodes bytes, unlike elements, on another thread.
  const picture = await createImageBitmap(await response.blob());
  const scale = Math.min(1, across / Math.max(picture.width, picture.height));
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
