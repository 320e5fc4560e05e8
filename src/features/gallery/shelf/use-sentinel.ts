// The sentinel near the end of the shelf: 10 % in view, with a margin of 100 px, reveals more after 100 ms (experience 9).
import { useEffect, useRef, type RefObject } from 'react';
import { limits } from '../../../contract/limits';
import type { Clock } from '../../../contract/clock';

/** Put the answer on the sentinel element; nothing watches where there is none. */
export function useSentinel(clock: Clock, revealMore: () => void): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  // Watched anew after each render: a sentinel that is still in view once the shelf has grown speaks up again.
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
