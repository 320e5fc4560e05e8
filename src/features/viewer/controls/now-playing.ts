// Tells the lock screen and the media keys what plays, from the first Play until the player is left. Draws nothing.
import type { MediaKeys, MediaSessionEdge } from '../../../platform/browser/media-session';
import type { Player } from '../../../player/player';
import { isPlaying } from '../../../player/state/player-state';

/** The words of the lock screen. */
export interface NowPlayingTexts {
  readonly title: string;
  readonly album: string;
  /** `index` counts from 0. */
  readonly pageOf: (index: number) => string;
}

/** The lock screen counts on by itself; a larger step between two reports of the clock is a jump. Seconds at plain speed. */
const longestStep = 1.5;

/** Follows a player; `take` is asked once something plays. The answer lets go. */
export function syncMediaSession(
  { store, mediaClock, slides, seek }: Pick<Player, 'store' | 'mediaClock' | 'slides' | 'seek'>,
  { title, album, pageOf }: NowPlayingTexts,
  take: (keys: MediaKeys) => MediaSessionEdge,
): () => void {
  let session: MediaSessionEdge | undefined;
  let shown = { index: -1, duration: -1, speed: -1, time: 0, playing: false };

  const update = (): void => {
    const { index } = store.get();
    const { time, duration, speed } = mediaClock.get();
    const now = { index, duration, speed, time, playing: isPlaying(store.get()) };
    if (session === undefined && !now.playing) return;
    session ??= take(keysOf(store, seek));
    if (now.index !== shown.index) {
      const pictureUrl = slides[index]?.pictureUrl ?? slides[0]?.pictureUrl;
      session.show({ title, album, artist: pageOf(index), ...(pictureUrl ? { pictureUrl } : {}) });
    }
    const jumped = time < shown.time || time - shown.time > longestStep * speed;
    const same =
      !jumped &&
      now.duration === shown.duration &&
      now.speed === shown.speed &&
      now.playing === shown.playing;
    if (!same) {
      session.setPlaying(now.playing);
      session.setPosition({ duration, position: time, playbackRate: speed });
    }
    shown = now;
  };

  const stops = [store.subscribe(update), mediaClock.subscribe(update)];
  update();
  return () => {
    for (const stop of stops) stop();
    session?.release();
  };
}

const keysOf = ({ dispatch }: Player['store'], seek: Player['seek']): MediaKeys => ({
  play: () => dispatch({ type: 'Play' }),
  pause: () => dispatch({ type: 'Pause' }),
  previoustrack: () => dispatch({ type: 'Previous' }),
  nexttrack: () => dispatch({ type: 'Next' }),
  seekto: seek,
});
