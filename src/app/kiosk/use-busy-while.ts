import { useEffect } from 'react';
import { useKiosk } from './use-kiosk';

/** Keeps the kiosk from falling idle while a visitor waits or speaks, who does not touch the screen then. */
export function useBusyWhile(isBusy: boolean): void {
  const { busy } = useKiosk();
  useEffect(() => (isBusy ? busy.begin() : undefined), [busy, isBusy]);
}
