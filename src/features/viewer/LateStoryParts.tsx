// What a story has beside its pages and controls: the sleep timer's dark screen, the lock screen and the printed story. None of it is
// seen at first, so it is loaded once the story is painted.
import type { MonotonicClock } from '../../base/clock';
import type { Player } from '../../player/player';
import { PrintedStory } from './PrintedStory';
import { GoodNight } from './sleep-timer/GoodNight';
import { useEffect } from 'react';
import {
  takeMediaSession,
  type MediaKeys,
  type MediaSessionHandle,
} from '../../platform/browser/media-session';
import { useTexts } from '../../platform/i18n/i18n';
import { playsSlideOrAnswer } from '../../player/state/player-state';

interface LateStoryPartsProps {
  readonly player: Player;
  readonly title: string;
  readonly lang: string | undefined;
  readonly clock: MonotonicClock;
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

export function LateStoryParts({ player, title, lang, clock, index, onGoTo }: LateStoryPartsProps) {
  useNowPlaying(player, title);
  return (
    <>
      <GoodNight sleepTimer={player.sleepTimer} clock={clock} index={index} onBack={onGoTo} />
      <PrintedStory slides={player.slides} lang={lang} clock={clock} />
    </>
  );
}

/** The texts on the lock screen. */
export interface NowPlayingTexts {
  readonly title: string;
  readonly album: string;
  /** `index` counts from 0. */
  readonly pageOf: (index: number) => string;
}

/** The lock screen advances its time by itself. A larger step between two updates of the time is a seek. In seconds at normal speed. */
const longestStep = 1.5;

/** Shows the current page on the lock screen and listens for media keys, from the first Play until the component unmounts. */
function useNowPlaying(player: Player, title: string): void {
  const { t } = useTexts();
  useEffect(() => {
    const pages = player.slides.length;
    const pageOf = (index: number): string => t('viewer.scrub.page', { page: index + 1, pages });
    return syncMediaSession(player, { title, album: t('app.name'), pageOf }, takeMediaSession);
  }, [player, title, t]);
}

/**
 * Updates the media session while the player changes; calls `take` at the first Play. Returns a function that releases it. It follows
 * the displayed state: it is updated once the slide is painted, not in the task of a key or tap.
 */
export function syncMediaSession(
  { store, displayed, slides, seek }: Pick<Player, 'store' | 'displayed' | 'slides' | 'seek'>,
  { title, album, pageOf }: NowPlayingTexts,
  take: (keys: MediaKeys) => MediaSessionHandle,
): () => void {
  let session: MediaSessionHandle | undefined;
  let last = { index: -1, duration: -1, speed: -1, time: 0, playing: false };

  const update = (): void => {
    const state = displayed.state.get();
    const mediaTime = displayed.mediaTime.get();
    const { index } = state;
    const { time, duration, speed } = mediaTime;
    const current = { index, duration, speed, time, playing: playsSlideOrAnswer(state, mediaTime) };
    if (session === undefined && !current.playing) return;
    session ??= take(keysOf(store, seek));
    if (current.index !== last.index) {
      const pictureUrl = slides[index]?.pictureUrl ?? slides[0]?.pictureUrl;
      session.show({ title, album, artist: pageOf(index), ...(pictureUrl ? { pictureUrl } : {}) });
    }
    const seeked = time < last.time || time - last.time > longestStep * speed;
    const same =
      !seeked &&
      current.duration === last.duration &&
      current.speed === last.speed &&
      current.playing === last.playing;
    if (!same) {
      session.setPlaying(current.playing);
      session.setPosition({ duration, position: time, playbackRate: speed });
    }
    last = current;
  };

  const stops = [displayed.state.subscribe(update), displayed.mediaTime.subscribe(update)];
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
