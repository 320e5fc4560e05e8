// Takes over the links that would leave what a visitor does in a kiosk, such as logo, imprint and privacy notice (spec screens §12).
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls with the address of a link of the app that is followed, but for those within `flow`. The page stays. */
export function useLinksAway(onLink: (href: string) => void, flow?: RefObject<HTMLElement | null>): void {
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const ended = new AbortController();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
      const href = link?.getAttribute('href') ?? undefined;
      if (href === undefined || flow?.current?.contains(link) === true) return;
      event.preventDefault();
      follow(href);
    };
    // Before the router's listener, which leaves alone what is prevented.
    document.addEventListener('click', onClick, { signal: ended.signal });
    return () => ended.abort();
  }, [flow]);
}
