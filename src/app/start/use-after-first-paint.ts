// For what stands on a page and is not needed for its first paint.
import { useEffect, useState } from 'react';
import { afterFirstPaint } from './after-first-paint';

/** True once the page has loaded and the browser was idle. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return isPainted;
}
