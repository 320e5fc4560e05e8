// Notices that the device has a network again.
import type { Timers } from '../../base/clock';
import { systemClock } from './clock';

/** Milliseconds after the `online` event. It comes when there is a network again, often before that leads anywhere. */
const triesAfterOnline = [2000, 8000] as const;

/** Calls on each `online` event and twice again soon after it; returns an unsubscribe function. */
export function onNetworkBack(call: () => void, clock: Timers = systemClock): () => void {
  let cancels: readonly (() => void)[] = [];
  const cancel = (): void => cancels.forEach((cancelOne) => cancelOne());
  const tryNow = (): void => {
    cancel();
    cancels = triesAfterOnline.map((delay) => clock.after(delay, call));
    call();
  };
  addEventListener('online', tryNow);
  return () => {
    removeEventListener('online', tryNow);
    cancel();
  };
}
