// Nothing that a gallery waits for comes into sight: the sentinel below the cards asks for no more of them.
import { vi } from 'vitest';

/** Until globals are unstubbed, as they are after each test. */
export function nothingComesIntoSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
