// Watches the sentinel near the end of the shelf. When 10 % of it is in view, with a margin of 100 px, more is revealed
// after 100 ms (spec screens §13).
import { useEffect, useRef, type RefObject } from 'react';
import * as limits from '../../../contract/limits';
import type { Clock } from '../../../base/clock';

/** Returns the ref for the sentinel element. Without an element nothing is watched. */
export function useSentinel(clock: Clock, revealMore: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  // Observed again after each render: a sentinel that is still in view after the shelf has grown is reported again.
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    let cancel = (): void => undefined;
    const { revealDelay, sentinelMargin, sentinelVisibility } = limits.gallery;
    const observer = new IntersectionObserver(
      (changes) => {
        cancel();
        if (changes.some(({ isIntersecting }) => isIntersecting))
          cancel = clock.after(revealDelay, revealMore);
      },
      { rootMargin: `${sentinelMargin}px`, threshold: sentinelVisibility },
    );
    observer.observe(element);
    return () => {
      cancel();
      observer.disconnect();
    };
  });
  return sentinel;
}
