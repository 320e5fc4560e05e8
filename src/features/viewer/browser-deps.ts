// The player's edges as the browser has them; tests bring their own.
import { afterPaint } from '../../platform/browser/after-paint';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import type { AheadDeps } from '../../player/narration/media-ahead';
import type { PlayerDeps } from '../../player/player';

/** Calls when the browser says that the network is back; returns what stops that. */
export function onOnline(call: () => void): () => void {
  addEventListener('online', call);
  return () => removeEventListener('online', call);
}

/**
 * The page's only two media elements, in the document while a player is. They live as long as the page: a browser that let
 * them sound once, within a tap, lets them sound again after their `src` changed.
 */
interface PageMedia {
  readonly audio: HTMLAudioElement;
  readonly video: HTMLVideoElement;
}

let pageMedia: PageMedia | undefined;

/** The same two elements at every call. */
export function mediaOfPage(): PageMedia {
  pageMedia ??= { audio: document.createElement('audio'), video: createVideo() };
  return pageMedia;
}

function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.crossOrigin = 'anonymous';
  return video;
}

const browserAhead: AheadDeps = {
  fetch: (url, init) => fetch(url, init),
  createObjectUrl: (bytes) => URL.createObjectURL(bytes),
  revokeObjectUrl: (objectUrl) => URL.revokeObjectURL(objectUrl),
  preparePicture(url) {
    const picture = new Image();
    picture.src = url;
    picture.decode().catch(() => undefined);
    return picture;
  },
};

export const browserDeps: PlayerDeps = {
  clock: systemClock,
  elements: mediaOfPage,
  ahead: browserAhead,
  report,
  onOnline,
  afterPaint,
};
