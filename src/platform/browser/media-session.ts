// The edge to the lock screen, headsets and media keys: shows what plays and passes their buttons on.
// Where the browser has no media session, nothing happens. Knows no player.
import { browserArtwork, createArtwork, type ArtworkDeps } from './artwork';

interface NowPlaying {
  readonly title: string;
  /** Such as the page, below the title. */
  readonly artist: string;
  readonly album: string;
  readonly pictureUrl?: string;
}

export interface MediaKeys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly previoustrack: () => void;
  readonly nexttrack: () => void;
  /** Seconds. */
  readonly seekto: (seconds: number) => void;
}

export interface MediaSessionEdge {
  /** The words at once, the picture a moment later. */
  readonly show: (now: NowPlaying) => void;
  readonly setPlaying: (playing: boolean) => void;
  /** Seconds; what a lock screen draws its bar from. */
  readonly setPosition: (position: { duration: number; position: number; playbackRate: number }) => void;
  /** Takes keys and picture back. */
  readonly release: () => void;
}

/** The part of `navigator.mediaSession` that is used. */
export type SessionPart = Pick<MediaSession, 'setActionHandler' | 'setPositionState'> & {
  metadata: MediaMetadata | null;
  playbackState: MediaSessionPlaybackState;
};

type CreateMetadata = (init: MediaMetadataInit) => MediaMetadata;

const actions = ['play', 'pause', 'previoustrack', 'nexttrack', 'seekto'] as const;
const silent: MediaSessionEdge = {
  show: () => undefined,
  setPlaying: () => undefined,
  setPosition: () => undefined,
  release: () => undefined,
};

const sessionOfBrowser = (): SessionPart | null =>
  'mediaSession' in navigator && 'MediaMetadata' in window ? navigator.mediaSession : null;

/** Takes the media keys until released. */
export function takeMediaSession(
  keys: MediaKeys,
  session: SessionPart | null = sessionOfBrowser(),
  createMetadata: CreateMetadata = (init) => new MediaMetadata(init),
  artworkDeps: ArtworkDeps = browserArtwork,
): MediaSessionEdge {
  if (session === null) return silent;
  let words: MediaMetadataInit | undefined;
  const tell = (): void => {
    const src = artwork.url();
    if (words !== undefined)
      session.metadata = createMetadata({ ...words, artwork: src === undefined ? [] : [{ src }] });
  };
  const artwork = createArtwork(artworkDeps, tell);
  for (const action of actions) handle(session, action, handlerOf(action, keys));
  return {
    show({ pictureUrl, ...now }) {
      words = now;
      tell();
      artwork.want(pictureUrl);
    },
    setPlaying(playing) {
      session.playbackState = playing ? 'playing' : 'paused';
    },
    setPosition({ duration, position, playbackRate }) {
      // A position beyond the duration throws, and both come from a medium that is on the move.
      if (duration > 0)
        session.setPositionState({ duration, position: Math.min(position, duration), playbackRate });
    },
    release() {
      for (const action of actions) handle(session, action, null);
      words = undefined;
      artwork.release();
      session.metadata = null;
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

/** Some browsers of the floor throw for actions they do not know. */
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
