// Stubs the IntersectionObserver so that the sentinel below the cards never reveals more of them.
import { vi } from 'vitest';

/** Stubs IntersectionObserver until the globals are restored, which happens after each test. */
export function nothingComesIntoSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
