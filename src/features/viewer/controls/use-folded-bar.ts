// Folds the bar of a story that plays (spec player §15). Runs one timer, only while it plays.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import * as limits from '../../../contract/limits';

/**
 * Returns whether the bar is folded. While `mayFold` it folds after a time without a touch or the focus. A key unfolds it until the next
 * touch, and before the first touch it never folds: nothing folds with a keyboard or a screen reader.
 */
export function useFoldedBar(
  root: RefObject<HTMLElement | null>,
  clock: MonotonicClock,
  mayFold: boolean,
): boolean {
  const [folded, setFolded] = useState(false);
  const isTouched = useRef(false);
  useEffect(() => {
    const player = root.current;
    let cancel = (): void => undefined;
    const unfold = (): void => {
      cancel();
      setFolded(false);
      if (mayFold && isTouched.current) cancel = clock.after(limits.player.foldBar, () => setFolded(true));
    };
    const onPointer = (): void => {
      isTouched.current = true;
      unfold();
    };
    // A finger that moves has been pressed before.
    const onMove = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') onPointer();
    };
    const onKey = (): void => {
      isTouched.current = false;
      unfold();
    };
    unfold();
    player?.addEventListener('pointerdown', onPointer);
    player?.addEventListener('pointermove', onMove);
    player?.addEventListener('focusin', unfold);
    document.addEventListener('keydown', onKey);
    return () => {
      cancel();
      player?.removeEventListener('pointerdown', onPointer);
      player?.removeEventListener('pointermove', onMove);
      player?.removeEventListener('focusin', unfold);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, clock, mayFold]);
  return mayFold && folded;
}
