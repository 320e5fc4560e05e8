// The service behind a test: the production build and the mocked service on a port of their own, which really closes.
import { serve, type RunningService } from '../../mocks/run/serve';
import { createTestHook, type TestHook } from '../../mocks/run/test-hook-client';

export interface ServiceOptions {
  readonly variant: 'bookworm' | 'production' | 'develop' | 'museum';
  readonly library: 'fixture' | 'samples' | 'large';
}

/** The service behind the page, and what a test may do to it. */
export interface Service {
  readonly origin: string;
  readonly hook: TestHook;
  /** Closes the port: nothing answers any more. Once stopped it stays so. */
  stop(): Promise<void>;
  /** Opens the same port again; the library is as it was at first. */
  startAgain(): Promise<void>;
}

/** Starts on a free port. The build lies in `dist`, or where BOOKWORM_DIST says. */
export async function openService({ variant, library }: ServiceOptions): Promise<Service> {
  const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;
  const start = (port: number) => serve({ folder, port, library, faults: true });
  let running: RunningService | undefined = await start(0);
  const { origin } = running;
  return {
    origin,
    hook: createTestHook(origin),
    async stop() {
      const last = running;
      running = undefined;
      await last?.close();
    },
    async startAgain() {
      running ??= await start(Number(new URL(origin).port));
    },
  };
}
