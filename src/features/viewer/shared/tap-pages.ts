// What a tap on the pages of a book, or on a slide, does (spec book §4).
import type { Player } from '../../../player/player';
import { isPlaying } from '../../../player/state/player-state';
import { turnPlayer } from './use-player';

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
