// A medium that breaks off is loaded again and goes on from where it was. Chromium takes no bytes of a medium from a service
// worker after those of the network, nor the other way round, and calls that an error of the network: a story that is being
// kept while it is told comes from both.
import type { MediaElement } from './media-element';

/** MEDIA_ERR_NETWORK: it was playable, and then its bytes failed. */
const brokenOff = 2;

/**
 * Loads again what broke off on this element, at its place, and plays it where it played. False, and nothing is done, where
 * the error is another one or the same place was tried before.
 */
export function createTakingUp(element: MediaElement): () => boolean {
  let tried: { readonly src: string; readonly time: number } | undefined;
  return () => {
    const { src, currentTime: time, paused, error } = element;
    if (error?.code !== brokenOff || (tried?.src === src && tried.time === time)) return false;
    tried = { src, time };
    element.src = src;
    // Without metadata this is where it will start.
    element.currentTime = time;
    // Whoever pauses or leaves meanwhile ends this promise; a failure is told by the element.
    if (!paused) element.play().catch(() => undefined);
    return true;
  };
}
