// Ties a player to React: made once, opened while it is shown. The rest of the world hears of playing here.
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { limits } from '../../contract/limits';
import { afterPaint } from '../../platform/browser/after-paint';
import type { Clock } from '../../contract/clock';
import { useTexts } from '../../platform/i18n/i18n';
import { takeMediaSession } from '../../platform/browser/media-session';
import { keepScreenAwake } from '../../platform/browser/wake-lock';
import { syncMediaSession } from './controls/now-playing';
import { createPlayer, type Player, type PlayerDeps } from '../../player/player';
import type { StoryView } from './slides/driver';
import type { PlayerState } from '../../player/state/player-state';
import type { PlayableSlide } from '../../player/playable-story';

interface Opening {
  readonly startIndex: number;
  /** Play once it is open; refused by the browser it stays paused (decision 24). */
  readonly autoplay: boolean;
}

/** A player that is open as long as the component is shown. The slides it began with are the slides it plays. */
export function usePlayer(
  slides: readonly PlayableSlide[],
  { startIndex, autoplay }: Opening,
  deps: PlayerDeps,
): { readonly player: Player; readonly state: PlayerState } {
  const [player] = useState(() => createPlayer(slides, startIndex, deps));
  const [playAtOnce] = useState(autoplay);
  useEffect(() => {
    const close = player.open();
    if (playAtOnce) player.store.dispatch({ type: 'Play' });
    return close;
  }, [player, playAtOnce]);
  const state = useSyncExternalStore(player.shown.state.subscribe, player.shown.state.get);
  return { player, state };
}

/** While a story plays the screen stays awake, and whoever asked hears when it starts and stops. */
export function usePlaying(
  playing: boolean,
  onPlayingChange: ((playing: boolean) => void) | undefined,
): void {
  useEffect(() => (playing ? keepScreenAwake() : undefined), [playing]);
  useEffect(() => {
    if (!playing) return undefined;
    onPlayingChange?.(true);
    return () => onPlayingChange?.(false);
  }, [playing, onPlayingChange]);
}

/** Tells the lock screen what plays, from the first Play on, until the player is left. */
export function useNowPlaying(player: Player, title: string): void {
  const { t } = useTexts();
  useEffect(() => {
    const pages = player.slides.length;
    const pageOf = (index: number): string => t('viewer.scrub.page', { page: index + 1, pages });
    return syncMediaSession(player, { title, album: t('app.name'), pageOf }, takeMediaSession);
  }, [player, title, t]);
}

/**
 * The cover is decoded: it is painted with the next render, and then the network may serve what comes later. A picture that
 * neither comes nor fails is not waited for without end.
 */
export function useFirstPaint(
  player: Player,
  clock: Clock,
  onFirstPaint: () => void,
): readonly [boolean, () => void] {
  const [painted, setPainted] = useState(false);
  useEffect(
    () => (painted ? undefined : clock.after(limits.player.longestUnpainted, () => setPainted(true))),
    [painted, clock],
  );
  useLayoutEffect(() => {
    if (!painted) return;
    onFirstPaint();
  }, [painted, onFirstPaint]);
  // Not in the frame that shows it.
  useEffect(() => (painted ? afterPaint(() => player.fetchAhead()) : undefined), [painted, player]);
  return [painted, useCallback(() => setPainted(true), [])];
}

/** The state that the player is known by from outside: slides follow it at once, a book when its page has turned. */
export function useOutwardState({ store, shown }: Player, view: StoryView): PlayerState {
  const state = view === 'slides' ? store : shown.state;
  return useSyncExternalStore(state.subscribe, state.get);
}

/** Whether the medium waits for bytes; PLAYING stays what was asked for (decision 22). */
export function useBuffering({ shown: { time } }: Player): boolean {
  return useSyncExternalStore(time.subscribe, () => time.get().buffering);
}

/** Who opens a story stands in it, and hears its name; whoever stands somewhere already is left there. */
export function useFocusOnOpening(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [root]);
}
