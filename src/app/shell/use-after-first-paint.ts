// A hook for parts of a page that its first paint does not need.
import { startTransition, useEffect, useState } from 'react';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';

/** Returns true once the first screen has loaded and painted and the browser has been idle. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  // As a transition, which React renders in slices: it adds something to every card.
  useEffect(() => afterFirstPaint(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
