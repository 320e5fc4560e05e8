// Tests what a browser test may do to the creation stream, and the quotas of the variants, over a real port.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { streamAddress } from '../../src/contract/creation/stream-frames';
import { serve, type RunningService, type ServeOptions } from './serve';
import { createTestHook, type TestHook } from './test-hook-client';

const party = {
  type: 'create-dallic-party',
  initialPrompt: 'A castle',
  changePrompt: 'Bigger',
  numberOfIterations: 2,
  textGeneratorName: '',
  imageGeneratorName: '',
};

const fullPresentation = {
  type: 'create-presentation',
  title: 'Why bread smells',
  numberOfSlides: 2,
  language: 'English',
  createCoverSlideVideo: false,
  contentModeration: false,
  promotion: 'none',
  imageGeneratorName: 'mock',
  speakerVideoGeneratorName: 'none',
  textGeneratorName: 'mock',
  person: { name: 'a', personDescription: 'b', imageDescription: 'c', speaker: 'd' },
};

let root: string;
let running: RunningService;
let hook: TestHook;

async function open(variant: string, options: Partial<ServeOptions> = {}): Promise<void> {
  const folder = path.join(root, variant);
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Bookworm</title>');
  running = await serve({ folder, port: 0, library: 'fixture', faults: true, ...options });
  hook = createTestHook(running.origin);
  await hook.configure({ pace: 0 });
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sockets-'));
});
afterEach(async () => {
  await running.close();
  await rm(root, { recursive: true });
});

/** What a page sees of one run: the types of its frames, and how the socket ended. */
async function run(frame: object, token = 'anon') {
  const socket = new WebSocket(streamAddress(new URL(running.origin), token));
  const types: string[] = [];
  const end = await new Promise<string>((resolve) => {
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', (code) => resolve(String(code)));
    socket.on('open', () => {
      socket.send(JSON.stringify(frame));
      socket.ping();
    });
    socket.on('message', (data: Buffer) => {
      const { type }: { type: string } = JSON.parse(data.toString());
      types.push(type);
      if (type !== 'progress') socket.close(1000);
    });
  });
  return { types, end };
}

const wholeRun = ['progress', 'progress', 'progress', 'created-dallic-party'];

describe('a browser test can', () => {
  beforeEach(() => open('bookworm'));

  test.each([
    [503, 'Unexpected server response: 503'],
    ['reset', 'socket hang up'],
  ] as const)('refuse the stream: %s', async (how, end) => {
    await hook.refuseSockets(how, 1);
    expect(await run(party)).toEqual({ types: [], end });
    expect((await run(party)).types).toEqual(wholeRun);
  });

  test('cut the stream in the middle of a run, without a goodbye', async () => {
    await hook.cutSockets(2, 1);
    expect(await run(party)).toEqual({ types: ['progress', 'progress'], end: '1006' });
    expect((await run(party)).types).toEqual(wholeRun);
  });

  test('see one frame of a run after the other, and leave while the next is held back', async () => {
    await hook.configure({ frames: 1 });
    const socket = new WebSocket(streamAddress(new URL(running.origin), 'anon'));
    const messages: string[] = [];
    socket.on('message', (data: Buffer) => messages.push(data.toString()));
    socket.on('open', () => socket.send(JSON.stringify(party)));
    await expect.poll(() => messages).toHaveLength(1);
    await hook.configure({ frames: 1 });
    await expect.poll(() => messages).toHaveLength(2);
    expect(messages[1]).toContain('Painted picture 1 of 2');
    socket.close();
    await once(socket, 'close');
    await hook.configure({ frames: 'all' });
    expect((await run(party)).types).toEqual(wholeRun);
  });

  test('hold the stream back until the faults are cleared', async () => {
    await hook.fault({ path: '/presentation', hold: true });
    const held = run(party);
    await hook.heal();
    expect((await held).types).toEqual(wholeRun);
  });
});

describe('the quota', () => {
  test('of bookworm ends the thirty-first run of an hour', async () => {
    await open('bookworm');
    for (let nth = 1; nth <= 30; nth += 1) expect((await run(party)).types).toEqual(wholeRun);
    expect((await run(party)).types).toEqual(['quota']);
  });

  test('is the deployment’s where that names one', async () => {
    await open('bookworm', { creationLimits: { perHour: 1 } });
    expect((await run(party)).types).toEqual(wholeRun);
    expect((await run(party)).types).toEqual(['quota']);
  });

  test('of the museum allows more, and simple presentations only', async () => {
    await open('museum');
    const token = await hook.staffToken();
    for (let nth = 1; nth <= 40; nth += 1) expect((await run(party, token)).types).toEqual(wholeRun);
    expect((await run(fullPresentation, token)).types).toEqual(['error']);
  });
});
