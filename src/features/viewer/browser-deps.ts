// The player's dependencies in the browser; tests pass their own.
import { afterPaint } from '../../platform/browser/after-paint';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import type { AheadDeps } from '../../player/narration/media-ahead';
import type { PlayerDeps } from '../../player/player';

/** Calls on each `online` event; returns an unsubscribe function. */
function onOnline(call: () => void): () => void {
  addEventListener('online', call);
  return () => removeEventListener('online', call);
}

/**
 * The page's only two media elements, in the document while a player is shown. They live as long as the page, because a browser
 * that allowed them to play once, within a tap, also allows it after their `src` has changed.
 */
interface PageMedia {
  readonly audio: HTMLAudioElement;
  readonly video: HTMLVideoElement;
}

let pageMedia: PageMedia | undefined;

/** Returns the same two elements at every call. */
function mediaOfPage(): PageMedia {
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
