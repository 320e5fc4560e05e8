// The viewer's dependencies in the browser; tests pass their own.
import { afterPaint, systemClock } from '../../../platform/browser/system-clock';
import { reducedMotion, uprightScreen, zoomedPage } from '../../../platform/browser/screen';
import { onNetworkBack } from '../../../platform/browser/page-events';
import { createMark, deviceStorage } from '../../../platform/storage/site-storage';
import { recordPlayback, report } from '../../../platform/browser/report';
import type { Readable } from '../../../base/readable';
import type { PreloadDeps } from '../../../player/narration/media-preloader';
import type { PlayerDeps } from '../../../player/player';
import { createPageSound, type PageSound } from './page-sound';

/** What the player needs, and what only its view does. */
export interface ViewerDeps extends PlayerDeps {
  /** True while pages fade instead of turning. */
  readonly reducedMotion: Readable<boolean>;
  /** True while the page is zoomed: a finger then moves it, and turns nothing. */
  readonly isZoomed: Readable<boolean>;
  /** True while a book shows one page at a time. */
  readonly isUpright: Readable<boolean>;
  /** Creates the sound of turning pages with the choice of this device. */
  readonly createPageSound: () => PageSound;
}

/**
 * The viewer's two media elements, in the document while a player is shown. They live as long as the page: a browser
 * that allowed them to play once, within a tap, also allows it after their `src` has changed.
 */
interface PageMedia {
  readonly audio: HTMLAudioElement;
  readonly video: HTMLVideoElement;
}

let pageMedia: PageMedia | undefined;

/** Returns the same two elements at every call. */
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

const browserPreload: PreloadDeps = {
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

export const browserDeps: ViewerDeps = {
  clock: systemClock,
  elements: mediaOfPage,
  preload: browserPreload,
  report,
  record: recordPlayback,
  onNetworkBack,
  afterPaint,
  reducedMotion,
  isZoomed: zoomedPage,
  isUpright: uprightScreen,
  createPageSound: () =>
    createPageSound({
      off: createMark(deviceStorage, 'bookworm-page-sound-off'),
      mayPlay: () =>
        document.visibilityState === 'visible' &&
        'userActivation' in navigator &&
        navigator.userActivation.hasBeenActive,
      load: () => import('./paper-noise').then(({ playPaper }) => playPaper),
      clock: systemClock,
      report,
    }),
  hasNetwork: () => navigator.onLine,
};
