// React hooks for a player: creates and opens it, and connects it to the wake lock and the page; and what both views of a story share.
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject, type ReactNode } from 'react';
import * as limits from '../../../contract/limits';
import { keepScreenAwake } from '../../../platform/browser/screen';
import { createPlayer, type Player, type PlayerDeps } from '../../../player/player';
import type { StoryView } from '../../../contract/presentation/story-address';
import { type PlayerState, type MediaTime, isPlaying } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';
import { useReadable } from '../../../ui/use-readable';
import type { ViewerDeps } from './viewer-browser-deps';
import type { Pictures } from './Picture';

/**
 * Returns a player that is open while the component is mounted. With `autoplay` it plays once it is open; if the browser blocks
 * that, it stays paused (spec player §5). Later values of `slides` and `autoplay` are ignored.
 */
export function usePlayer(
  slides: readonly PlayableSlide[],
  autoplay: boolean,
  deps: PlayerDeps,
): { readonly player: Player; readonly state: PlayerState } {
  const [player] = useState(() => createPlayer(slides, deps));
  const [playAtOnce] = useState(autoplay);
  useEffect(() => {
    const close = player.open();
    if (playAtOnce) player.store.dispatch({ type: 'Play' });
    return close;
  }, [player, playAtOnce]);
  const state = useReadable(player.displayed.state);
  return { player, state };
}

/** Returns whether an answer plays, is paused, or neither, as the controls display it. */
export function useAnswer({ displayed: { mediaTime } }: Player): MediaTime['answer'] {
  return useReadable(mediaTime, ({ answer }) => answer);
}

/** Keeps the screen awake while a story or an answer plays, and calls `onPlayingChange` when it starts and stops. */
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

/**
 * Returns whether the cover is painted, and a function to call when it is decoded. The next render paints it; preloading starts
 * after that. A picture that neither loads nor fails is waited for at most `limits.player.maxUnpainted`.
 */
export function useFirstPaint(
  player: Player,
  { clock, afterPaint }: Pick<PlayerDeps, 'clock' | 'afterPaint'>,
  onFirstPaint: () => void,
): readonly [boolean, () => void] {
  const [painted, setPainted] = useState(false);
  useEffect(
    () => (painted ? undefined : clock.after(limits.player.maxUnpainted, () => setPainted(true))),
    [painted, clock],
  );
  useLayoutEffect(() => {
    if (!painted) return;
    onFirstPaint();
  }, [painted, onFirstPaint]);
  // Not in the frame that paints the cover.
  useEffect(() => (painted ? afterPaint(() => player.preload()) : undefined), [painted, player, afterPaint]);
  return [painted, useCallback(() => setPainted(true), [])];
}

/** Returns the state for the `data-` attributes: current in the slides, deferred until the page has turned in the book. */
export function useAttributeState({ store, displayed }: Player, view: StoryView): PlayerState {
  const state = view === 'slides' ? store : displayed.state;
  return useReadable(state);
}

/** Returns whether the medium is buffering; the player's state stays PLAYING meanwhile (spec player §3). */
export function useBuffering({ displayed: { mediaTime } }: Player): boolean {
  return useReadable(mediaTime, ({ buffering }) => buffering);
}

/**
 * Focuses the player, or the heading of a party, when it opens, so that screen readers say its name. Does nothing when an element beside
 * it has the focus.
 */
export function useFocusOnOpening(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement?.contains(element.current)) element.current?.focus({ preventScroll: true });
  }, [element]);
}

type Direction = 'next' | 'previous';

/** Returns the index of the next or previous slide, which may be beyond the ends. */
export const neighbourOf = (index: number, direction: Direction): number =>
  index + (direction === 'next' ? 1 : -1);

/**
 * Moves the player by one slide; it stays paused or playing. After the last slide the story is done. Does nothing before the first.
 */
export function turnPlayer({ store }: Pick<Player, 'store'>, direction: Direction): void {
  const { index, sequenceLength } = store.get();
  const to = neighbourOf(index, direction);
  if (to >= sequenceLength) store.dispatch({ type: 'Next' });
  else if (to >= 0) store.dispatch({ type: 'GoTo', index: to });
}

/** The common props of the two views of a story, slides and book. */
export interface StoryViewProps {
  readonly player: Player;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  readonly deps: ViewerDeps;
  /** Called when the first picture is decoded, and in a book its pages are open too: the next frame paints them. May be called again. */
  readonly onPictureReady: () => void;
  /** The panel at the end of the story; null before the end. */
  readonly endPanel: ReactNode;
  /** What rates the story: a slip of paper below its end, and a dialog. */
  readonly rating: ReactNode;
}

interface Tap {
  readonly target: EventTarget | null;
  /** In pixels from the left edge of the screen. */
  readonly x: number;
}

interface TapPagesDeps {
  readonly player: Pick<Player, 'store'>;
  readonly isRightToLeft: boolean;
  /** Called with the address of the picture to show large. */
  readonly onPicture: (url: string) => void;
}

/** Does what the first match says: a control acts itself, the middle of a picture shows it large, else the third of the screen counts. */
export function tapPages({ target, x }: Tap, { player, isRightToLeft, onPicture }: TapPagesDeps): void {
  if (!(target instanceof Element) || target.closest('button, a, input') !== null) return;
  const picture = pictureAt(target, x);
  if (picture !== undefined) return onPicture(picture);
  const third = thirdOf(x, 0, document.documentElement.clientWidth);
  if (third === 'middle') player.store.dispatch({ type: isPlaying(player.store.get()) ? 'Pause' : 'Play' });
  else turnPlayer(player, (third === 'right') === isRightToLeft ? 'previous' : 'next');
}

/** Returns the third of a width in which `x` is, all in pixels. */
export function thirdOf(x: number, left: number, width: number): 'left' | 'middle' | 'right' {
  if (x < left + width / 3) return 'left';
  return x < left + (width * 2) / 3 ? 'middle' : 'right';
}

/** Returns the address of the picture whose middle third is at `x`; a placeholder and the background of slides have none. */
function pictureAt(target: Element, x: number): string | undefined {
  if (!(target instanceof HTMLImageElement) || target.closest('.viewer-background') !== null)
    return undefined;
  const { left, width } = target.getBoundingClientRect();
  return thirdOf(x, left, width) === 'middle' ? target.src : undefined;
}
