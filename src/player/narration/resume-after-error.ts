// A medium that breaks off is loaded again and goes on from where it was. Chromium takes no bytes of a medium from a service
// worker after those of the network, nor the other way round, and calls that an error of the network: a story that is being
// kept while it is told comes from both.
import type { MediaElement } from './media-element';

/** MEDIA_ERR_NETWORK, and MEDIA_ERR_SRC_NOT_SUPPORTED: what breaks off before its metadata are read looks like no medium. */
const mayHaveBrokenOff: readonly (number | undefined)[] = [2, 4];

/**
 * Loads again what broke off on this element, at its place; to play it is left to whoever knows that it is wanted, since the
 * browser may have paused it without a word. False, and nothing is done, where the error is another one or the same place
 * was tried before.
 */
export function createTakingUp(element: MediaElement): () => boolean {
  let tried: { readonly address: string; readonly time: number } | undefined;
  let times = 0;
  return () => {
    const { src, currentTime: time, error } = element;
    const address = withoutFragment(src);
    if (!mayHaveBrokenOff.includes(error?.code)) return false;
    if (tried?.address === address && tried.time === time) return false;
    tried = { address, time };
    times += 1;
    // By another name it is another medium: under its own the browser still has the bytes that nothing may be added to.
    element.src = `${address}#again-${times}`;
    // Without metadata this is where it will start.
    element.currentTime = time;
    return true;
  };
}

function withoutFragment(src: string): string {
  return src.replace(/#.*$/, '');
}
