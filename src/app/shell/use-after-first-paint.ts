// A hook for parts of a page that its first paint does not need.
import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';

/** Returns true once the first screen has loaded and painted and the browser has been idle. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return isPainted;
}
