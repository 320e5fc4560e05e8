// Reloads a medium after a network error and continues at the same time. Chromium does not accept bytes of one medium from both
// the network and a service worker, and reports that as a network error. A story that is saved while it plays comes from both.
import { withoutFragment } from '../../contract/presentation/without-fragment';
import type { MediaElement } from './media-element';

/** MEDIA_ERR_NETWORK, and MEDIA_ERR_SRC_NOT_SUPPORTED, which a network error before the metadata causes. */
const resumableCodes: readonly (number | undefined)[] = [2, 4];

/**
 * Returns a function that reloads the element's source at its current time. The caller has to call `play`, since the browser
 * may have paused the element without an event. It returns false and does nothing for any other error, and for a second error
 * at the same time.
 */
export function createResumeAfterError(element: MediaElement): () => boolean {
  let tried: { readonly address: string; readonly time: number } | undefined;
  let attempts = 0;
  return () => {
    const { src, currentTime: time, error } = element;
    const address = withoutFragment(src);
    if (!resumableCodes.includes(error?.code)) return false;
    if (tried?.address === address && tried.time === time) return false;
    tried = { address, time };
    attempts += 1;
    // A different fragment makes it a new medium: for the old URL the browser still has the bytes that it cannot extend.
    const [clip = '#'] = /#t=[^&]*/.exec(src) ?? [];
    element.src = `${address}${clip}${clip === '#' ? '' : '&'}again-${attempts}`;
    // Before the metadata are loaded this sets the start time.
    element.currentTime = time;
    return true;
  };
}
