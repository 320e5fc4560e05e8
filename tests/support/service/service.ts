// Starts the service behind a test: the production build and the mocked service on a port of their own, which really closes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../../mocks/server/serve';
import { createTestHook, type TestHook } from '../../../mocks/server/test-hook-client';
import { cheapHash } from '../../../mocks/service/identity/provider.fixture';
import type { DataDirectory } from '../../../mocks/service/store/data-directory';

/** The stories of the library `fixture`: three pages between cover and ending, each narration one second long. */
export const englishStory = '9007199254740992';
export const germanStory = '9007199254740993';

export interface ServiceOptions {
  readonly variant: 'bookworm' | 'production' | 'develop' | 'museum';
  readonly library: 'fixture' | 'samples' | 'large';
  /** Whether stories are really made, as in `npm start`; otherwise scripts play the runs, with the pages of another story. */
  readonly makesStories?: boolean;
  /** Whether stories are listed for everybody once they are made; they are by default. */
  readonly publishMade?: boolean;
}

/** The service behind the page, and how a test controls it. */
export interface Service {
  readonly origin: string;
  readonly hook: TestHook;
  /** Closes the port. It stays closed until `startAgain`. */
  stop(): Promise<void>;
  /** Opens the same port again, with the same state and faults. */
  startAgain(): Promise<void>;
  /** Stops for good, and removes the stored files. */
  remove(): Promise<void>;
}

/** Starts on a free port. The build is in `dist`, or where BOOKWORM_DIST says. */
export async function openService({
  variant,
  library,
  makesStories,
  publishMade,
}: ServiceOptions): Promise<Service> {
  const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/${variant}`;
  const data = makesStories ? await openTemporaryData() : undefined;
  const running = await serve({
    folder,
    port: 0,
    library,
    faults: true,
    data,
    publishMade,
    hashCost: cheapHash,
  });
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await running.close();
    isOpen = false;
  };
  return {
    origin: running.origin,
    hook: createTestHook(running.origin),
    stop,
    async startAgain() {
      if (!isOpen) await running.openAgain();
      isOpen = true;
    },
    async remove() {
      await stop();
      data?.close();
      if (data !== undefined) await rm(data.folder, { recursive: true });
    },
  };
}

/** Returns how often the service received a rating since the last `clearRequests`. */
export async function ratingsSent({ hook }: Service): Promise<number> {
  return (await hook.requests()).filter(({ method, path }) => method === 'POST' && path === '/api/feedback')
    .length;
}

/** Loads the database only for the tests that need it. */
async function openTemporaryData(): Promise<DataDirectory> {
  const { openDataDirectory } = await import('../../../mocks/service/store/data-directory');
  return openDataDirectory(await mkdtemp(path.join(tmpdir(), 'bookworm-')));
}
