// Intercepts the links that would leave what a visitor does in a kiosk, such as logo, imprint and privacy notice (spec screens §12).
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { interceptAppLinks } from './intercept-app-links';

/** Calls with the address of a link of the app that is followed, but for those within `flow`. The page stays. */
export function useInterceptedLinks(
  onLink: (href: string) => void,
  flow?: RefObject<HTMLElement | null>,
): void {
  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const isOfFlow = (link: Element): boolean => flow?.current?.contains(link) === true;
    // Before the kiosk's root, which listens at the window and follows what is left to it.
    return interceptAppLinks(document, (href) => follow(href), isOfFlow);
  }, [flow]);
}
