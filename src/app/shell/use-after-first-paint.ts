// A hook for parts of a page that its first paint does not need.
import { afterFirstPaint } from '../../platform/browser/after-first-paint';
import { useScheduled } from '../../ui/use-scheduled';

/** Returns true once the first screen has loaded and painted and the browser has been idle. */
export const useAfterFirstPaint = (): boolean => useScheduled(afterFirstPaint);
