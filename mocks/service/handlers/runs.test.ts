// People own a presentation by the key of its run, without an account (spec contract §4, §5).
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newRunKey } from '../../../src/contract/creation/run-key';
import { libraryParty, libraryStory } from '../library-presentations.fixture';
import { createService, type Service } from '../service';
import type { CreationDeps } from '../creation/creation-context';
import { openDataDirectory } from '../store/data-directory';
import { createMemoryStore } from '../store/memory/memory-store';
import type { Store } from '../store/store';
import { createHandlers } from './handlers';
import { serveStream } from './stream';

const origin = 'http://bookworm.test';
const library = [
  libraryStory({ id: '1' }),
  libraryStory({ id: '2', kind: 'PRESENTATION' }),
  libraryParty('3'),
];
const keyOf = (byte: number) => newRunKey((bytes) => bytes.fill(byte));
const [own, others, guessed] = [keyOf(1), keyOf(2), keyOf(3)];

const simple = {
  title: 'A lamp',
  language: 'English',
  person: {},
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 2,
  email: '',
  consentToContact: false,
  mode: 'simple',
};
const messages = {
  story: { type: 'create-presentation-simple', kind: 'STORY', ...simple },
  talk: { type: 'create-presentation-simple', kind: 'PRESENTATION_FUNNY', ...simple },
  party: {
    type: 'create-dallic-party',
    initialPrompt: 'A castle',
    changePrompt: 'Make it more interesting',
    numberOfIterations: 3,
    textGeneratorName: 'openai-gpt4',
    imageGeneratorName: 'dalle-3',
  },
} as const;

let service: Service;
const start = (publishMade?: boolean, store: Store = createMemoryStore(library)) => {
  service = createService({ library, store, now: Date.now, publishMade });
};
beforeEach(() => start());

/** Sends a message on a new socket. Resolves to its last frame; `hang` stops it before any. */
function make(
  message: object,
  { hang = false, creation }: { hang?: boolean; creation?: CreationDeps } = {},
): Promise<{ type: string; id: string }> & { leave: (code: number, reason: string) => void } {
  let leave = (_code: number, _reason: string): void => undefined;
  const made = new Promise<{ type: string; id: string }>((resolve) => {
    serveStream(
      {
        url: new URL('ws://bookworm.test/presentation?jwt=anon'),
        send: (text) => {
          const frame: { type: string; id: string } = JSON.parse(text);
          if (frame.type !== 'progress') resolve(frame);
        },
        close: () => undefined,
        onMessage: (listener) => queueMicrotask(() => listener(JSON.stringify(message))),
        onClose: (listener) => {
          leave = listener;
        },
      },
      'anon',
      {
        service,
        newRunId: () => crypto.randomUUID(),
        pace: () => 0,
        silent: () => false,
        creation,
        ...(hang
          ? {
              untilReleased: (signal) =>
                new Promise((_, stop) => {
                  signal.addEventListener('abort', () => stop(signal.reason));
                }),
            }
          : {}),
      },
    );
  });
  return Object.assign(made, { leave: (code: number, reason: string) => leave(code, reason) });
}

async function call(method: string, pathname: string, headers: Record<string, string> = {}) {
  const request = new Request(origin + pathname, { method, headers });
  const response = await getResponse(createHandlers({ service, origin }), request);
  if (response === undefined) throw new Error('nobody answers');
  return response;
}
const runOf = async (key?: string): Promise<unknown> => {
  const response = await call('GET', '/api/run', key === undefined ? {} : { 'x-run-key': key });
  return response.status === 404 ? 404 : response.json();
};
const remove = async (id: string, key?: string, token = 'anon') =>
  (
    await call('DELETE', `/api/presentation/${id}`, {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'x-run-key': key }),
    })
  ).status;
const listed = async () => (await service.presentations.list()).map((entry) => Object(entry).id);

describe('a run with a key', () => {
  test.each(Object.entries(messages))('is found by it once the %s is there', async (_kind, message) => {
    const { id } = await make({ ...message, runKey: own });
    await vi.waitFor(async () => expect(await runOf(own)).toMatchObject({ state: 'finished', id }));
    expect(await runOf(own)).toMatchObject({ presentation: { id, language: expect.any(String) } });
    expect(await runOf(guessed)).toBe(404);
  });

  test('says that its presentation is not published', async () => {
    start(false);
    await make({ ...messages.story, runKey: own });
    expect(await runOf(own)).toMatchObject({ presentation: { title: 'A lamp', published: false } });
    start(true);
    await make({ ...messages.story, runKey: own });
    expect(Object(Object(await runOf(own)).presentation)).not.toHaveProperty('published');
  });

  test('runs while nothing is there, and is forgotten when it is cancelled', async () => {
    const run = make({ ...messages.story, runKey: own }, { hang: true });
    await vi.waitFor(async () => expect(await runOf(own)).toEqual({ state: 'running' }));
    run.leave(1000, 'cancelled');
    await vi.waitFor(async () => expect(await runOf(own)).toBe(404));
  });

  test('has failed when nothing came of it', async () => {
    service.quota.setReached(true);
    expect((await make({ ...messages.story, runKey: own })).type).toBe('quota');
    await vi.waitFor(async () => expect(await runOf(own)).toEqual({ state: 'failed' }));
  });

  test('is answered for this request alone', async () => {
    await make({ ...messages.story, runKey: own });
    const response = await call('GET', '/api/run', { 'x-run-key': own });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a hash', 'a'.repeat(43)],
    ['a short one', 'AA'],
  ])('is asked for by a real key: not by %s', async (_name, key) => {
    await make({ ...messages.story, runKey: '' });
    await make(messages.story);
    expect(await runOf(key)).toBe(404);
  });
});

describe('with the key of a run everybody', () => {
  test.each(Object.entries(messages))(
    'may delete the %s that it made, and nothing else',
    async (_kind, message) => {
      start(false);
      const { id } = await make({ ...message, runKey: own });
      const { id: other } = await make({ ...messages.story, runKey: others });
      const { id: nobodys } = await make(messages.story);
      expect(await remove(id)).toBe(401);
      expect(await remove(id, others)).toBe(401);
      expect(await remove(id, guessed)).toBe(401);
      expect([await remove('1', own), await remove(other, own), await remove(nobodys, own)]).toEqual([
        401, 401, 401,
      ]);
      expect([await remove('404', own), await remove('404')]).toEqual([404, 401]);
      expect(await remove(id, own, 'somebody')).toBe(401);
      expect(await service.presentations.find(id)).toBeDefined();
      expect([await remove(id, own), await remove(id, own)]).toEqual([204, 404]);
      expect(await service.presentations.find(id)).toBeUndefined();
      expect(await service.presentations.find(other)).toBeDefined();
      expect(await runOf(own)).toBe(404);
    },
  );

  test('may not publish it, nor withdraw it', async () => {
    const { id } = await make({ ...messages.story, runKey: own });
    for (const method of ['PUT', 'DELETE']) {
      const headers = { authorization: 'Bearer anon', 'x-run-key': own };
      expect((await call(method, `/api/presentation/${id}/pub`, headers)).status).toBe(401);
    }
  });
});

describe('a story', () => {
  test('is listed for everybody once it is made', async () => {
    const { id } = await make(messages.story);
    expect(await listed()).toContain(id);
  });

  test('is in no list, and read by its id, where the operator says so', async () => {
    start(false);
    const { id } = await make(messages.story);
    expect(await listed()).not.toContain(id);
    expect((await call('GET', `/presentations/${id}/index.json`)).status).toBe(200);
  });
});

describe('in a data directory', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'runs-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the key counts after a restart, and only its hash is on the disk', async () => {
    const first = await openDataDirectory(folder);
    start(false, await first.openStore(library));
    const { id } = await make({ ...messages.story, runKey: own });
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const holding: string[] = [];
    for (const file of files.filter((each) => each.isFile()))
      if ((await readFile(path.join(file.parentPath, file.name))).includes(own)) holding.push(file.name);
    expect(holding).toEqual([]);
    first.close();

    const second = await openDataDirectory(folder);
    start(false, await second.openStore(library));
    expect(await runOf(own)).toMatchObject({ state: 'finished', id, presentation: { published: false } });
    expect(await remove(id, others)).toBe(401);
    expect(await remove(id, own)).toBe(204);
    expect(await runOf(own)).toBe(404);
    second.close();
  });
});

describe('a presentation of the story maker', () => {
  const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

  /** Makes a presentation of the library anew, and notes what it was asked for. */
  const makerThatNotes = (jobs: unknown[]): CreationDeps => ({
    maker: {
      make: async (job) => {
        jobs.push(job);
        return { ...libraryStory({ id: job.id }), times };
      },
      foldersOf: () => [],
    },
    isForbidden: () => false,
    sendMail: async () => undefined,
    linkOf: (id) => id,
    uploads: { take: async () => undefined },
    newSeed: () => 1,
    now: () => new Date(0),
  });

  test.each(Object.entries(messages))('is asked for without the key: a %s', async (_kind, message) => {
    start(false);
    const jobs: unknown[] = [];
    const sent = { ...message, imageStyle: 'pastel_dream', runKey: own };
    const { id } = await make(sent, { creation: makerThatNotes(jobs) });
    expect(jobs).toHaveLength(1);
    expect(JSON.stringify(jobs)).not.toContain(own);
    expect(await runOf(own)).toMatchObject({ id, presentation: { published: false } });
    expect(await listed()).not.toContain(id);
  });

  test('is listed for everybody by default, where it is a story', async () => {
    const sent = { ...messages.story, imageStyle: 'pastel_dream' };
    const { id } = await make(sent, { creation: makerThatNotes([]) });
    expect(await listed()).toContain(id);
  });
});
