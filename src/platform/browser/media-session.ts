// Shows what plays on the lock screen, and handles the buttons of the lock screen, headsets and media keys.
// Does nothing where the browser has no media session.
import * as limits from '../../contract/limits';
import type { Clock } from '../../base/clock';
import { systemClock } from './system-clock';

interface NowPlaying {
  readonly title: string;
  /** The line below the title, for example the page. */
  readonly artist: string;
  readonly album: string;
  readonly pictureUrl?: string;
}

export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly previoustrack: () => void;
  readonly nexttrack: () => void;
  /** Seeks to a position in seconds. */
  readonly seekto: (seconds: number) => void;
}

export interface MediaSessionHandle {
  /** Shows the texts at once, and the picture once its copy is made. */
  readonly show: (playing: NowPlaying) => void;
  readonly setPlaying: (playing: boolean) => void;
  /** Sets the position that the lock screen shows, none while the duration is 0; `duration` and `position` are in seconds. */
  readonly setPosition: (position: { duration: number; position: number; playbackRate: number }) => void;
  /** Removes the handlers of the keys, the picture and the position. */
  readonly release: () => void;
}

/** The part of `navigator.mediaSession` that is used. */
export type SessionPart = Pick<MediaSession, 'setActionHandler' | 'setPositionState'> & {
  metadata: MediaMetadata | null;
  playbackState: MediaSessionPlaybackState;
};

type CreateMetadata = (init: MediaMetadataInit) => MediaMetadata;

const actions = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekto'] as const;
const noopSession: MediaSessionHandle = {
  show: () => undefined,
  setPlaying: () => undefined,
  setPosition: () => undefined,
  release: () => undefined,
};

const sessionOfBrowser = (): SessionPart | null =>
  'mediaSession' in navigator && 'MediaMetadata' in window ? navigator.mediaSession : null;

/** Handles the media keys until released. */
export function takeMediaSession(
  keys: MediaKeys,
  session: SessionPart | null = sessionOfBrowser(),
  createMetadata: CreateMetadata = (init) => new MediaMetadata(init),
  artworkDeps: ArtworkDeps = browserArtworkDeps,
): MediaSessionHandle {
  if (session === null) return noopSession;
  let texts: MediaMetadataInit | undefined;
  const update = (): void => {
    // A new object, since Firefox ignores changes of its present one. It has the picture of the page before, which Chromium does
    // not fetch again while its URL is the same.
    const src = artwork.url();
    if (texts !== undefined)
      session.metadata = createMetadata({ ...texts, artwork: src === undefined ? [] : [{ src }] });
  };
  const artwork = createArtwork(artworkDeps, update);
  for (const action of actions) handle(session, action, handlerOf(action, keys));
  return {
    show({ pictureUrl, ...shown }) {
      texts = shown;
      update();
      artwork.setPicture(pictureUrl);
    },
    setPlaying(playing) {
      session.playbackState = playing ? 'playing' : 'paused';
    },
    setPosition({ duration, position, playbackRate }) {
      // A position beyond the duration throws. Both are read from a medium that plays, so they may not match.
      if (duration > 0)
        session.setPositionState({ duration, position: Math.min(position, duration), playbackRate });
      // Else the lock screen counts on in the medium before.
      else session.setPositionState();
    },
    release() {
      for (const action of actions) handle(session, action, null);
      texts = undefined;
      artwork.release();
      session.metadata = null;
      session.setPositionState();
      session.playbackState = 'none';
    },
  };
}

function handlerOf(action: (typeof actions)[number], keys: MediaKeys): MediaSessionActionHandler {
  if (action !== 'seekto') return keys[action];
  return ({ seekTime }) => {
    if (typeof seekTime === 'number') keys.seekto(seekTime);
  };
}

/** Sets the handler of an action. Some of the supported browsers throw for actions that they do not know. */
function handle(
  session: SessionPart,
  action: MediaSessionAction,
  to: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, to);
  } catch {
    // The other keys still work.
  }
}

// Makes the small copy of a picture that the lock screen shows. A browser decodes the lock screen's picture on the
// page's main thread, twice, and again each time playback starts: a whole picture takes a slow tablet 60 ms each time.
// The copy is made once its page lies still.

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

const browserArtworkDeps: ArtworkDeps = { clock: systemClock, copySmall };

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
