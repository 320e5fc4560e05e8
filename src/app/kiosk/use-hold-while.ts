import { useEffect } from 'react';
import { useKiosk } from './use-kiosk';

/** Keeps this screen of a split kiosk from going where the other one goes, while the page holds what a visitor makes. */
export function useHoldWhile(isHeld: boolean): void {
  const { split } = useKiosk();
  useEffect(() => {
    if (split === undefined || !isHeld) return undefined;
    split.holds.set(true);
    return () => split.holds.set(false);
  }, [split, isHeld]);
}
