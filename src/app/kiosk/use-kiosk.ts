import { useApp } from '../providers';
import type { Kiosk } from './kiosk';

/** Returns the kiosk. Throws outside of one. */
export function useKiosk(): Kiosk {
  const { kiosk } = useApp();
  if (kiosk === undefined) throw new Error('useKiosk outside of a kiosk');
  return kiosk;
}
