// Starts the service behind a test: the production build and the mocked service on a port of their own, which really closes.
import { serve } from '../../mocks/run/serve';
import { createTestHook, type TestHook } from '../../mocks/run/test-hook-client';

export interface ServiceOptions {
  readonly variant: 'bookworm' | 'production' | 'develop' | 'museum';
  readonly library: 'fixture' | 'samples' | 'large';
}

/** The service behind the page, and how a test controls it. */
export interface Service {
  readonly origin: string;
  readonly hook: TestHook;
  /** Closes the port. It stays closed until `startAgain`. */
  stop(): Promise<void>;
  /** Opens the same port again, with the same state and faults. */
  startAgain(): Promise<void>;
}

/** Starts on a free port. The build is in `dist`, or where BOOKWORM_DIST says. */
export async function openService({ variant, library }: ServiceOptions): Promise<Service> {
  const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;
  const running = await serve({ folder, port: 0, library, faults: true });
  let isOpen = true;
  return {
    origin: running.origin,
    hook: createTestHook(running.origin),
    async stop() {
      if (isOpen) await running.close();
      isOpen = false;
    },
    async startAgain() {
      if (!isOpen) await running.openAgain();
      isOpen = true;
    },
  };
}
