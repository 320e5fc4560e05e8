// Lets animated pictures stand still wherever the app shows pictures of stories but in the player, which lets them run while it plays
// (spec screens §3). One listener for the whole page: no cover needs code of its own before its first paint.
import { createStillPictures, type StillPictures } from './still-pictures';

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
