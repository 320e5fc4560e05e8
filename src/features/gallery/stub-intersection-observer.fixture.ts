// Stubs the IntersectionObserver so that the sentinel below the cards never reveals more of them.
import { vi } from 'vitest';

/** Stubs IntersectionObserver until the globals are restored, which happens after each test. */
export function stubIntersectionObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
