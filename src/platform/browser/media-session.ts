// Shows what plays on the lock screen, and handles the buttons of the lock screen, headsets and media keys.
// Does nothing where the browser has no media session.
import { browserArtworkDeps, createArtwork, type ArtworkDeps } from './artwork';

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
    // A new object, since Firefox ignores changes of the one that it has. With the picture of the page before, which Chromium
    // does not fetch again while its URL is the same.
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
