import { describe, expect, test } from 'vitest';
import {
  talkVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../contract/offline/worker-messages';
import type { Registration } from './app-update';
import { createWritable } from './readable';
import { createStoryKeeper } from './service-worker';

const memory = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** A page with a worker that is active at once, or as soon as `activate` is called. */
function page({ isActive = true } = {}) {
  const heard: PageMessage[] = [];
  const kept: string[] = [];
  const onShown: (() => void)[] = [];
  const calls = { online: () => undefined as void, shown: () => onShown.forEach((call) => call()) };
  let listener: (data: unknown) => void = () => undefined;
  let activate: (registration: Registration) => void = () => undefined;
  const registration: { -readonly [Key in keyof Registration]: Registration[Key] } = {
    active: { postMessage: (message) => void heard.push(message) },
    waiting: null,
    update: async () => undefined,
  };
  const ready = new Promise<Registration>((resolve) => (activate = resolve));
  if (isActive) activate(registration);
  const keeper = createStoryKeeper({
    mediaOrigins: ['https://media.example'],
    playing: createWritable(false),
    memory,
    clock: { now: () => 0, after: () => () => undefined },
    onKept: (id) => kept.push(id),
    container: {
      ready,
      register: async () => registration,
      onMessage: (given) => (listener = given),
    },
    page: {
      reload: () => undefined,
      isOnline: () => true,
      onOnline: (call) => (calls.online = call),
      onShown: (call) => onShown.push(call),
    },
  });
  const started = keeper.start();
  return {
    keeper,
    heard,
    kept,
    calls,
    registration,
    started,
    activate: () => activate(registration),
    says: (message: WorkerMessage) => listener(message),
    saysAnything: (data: unknown) => listener(data),
    takeHeard: async () => {
      await Promise.resolve();
      await Promise.resolve();
      return heard.splice(0).filter(({ type }) => type !== 'what-is-kept');
    },
  };
}

const presentation = (more: Partial<SavedPresentation> = {}): SavedPresentation => {
  return { id: '7', complete: false, keep: true, done: 2, total: 5, bytes: 200, ...more };
};
const progress = (more: Partial<SavedPresentation> = {}, resting = false): WorkerMessage => {
  return { version, type: 'progress', resting, ...presentation(more) };
};

describe('asking the worker', () => {
  test('prefetch says what belongs to it and which origins may be asked', async () => {
    const { keeper, takeHeard } = page();
    keeper.prefetch('7', { keep: true, previewImage: 'preview.webp' });
    expect(await takeHeard()).toEqual([
      {
        version,
        type: 'prefetch',
        id: '7',
        keep: true,
        previewImage: 'preview.webp',
        mediaOrigins: ['https://media.example'],
      },
    ]);
  });

  test('waits for the first worker: a story opened before it is there is kept too', async () => {
    const { keeper, activate, takeHeard } = page({ isActive: false });
    keeper.prefetch('7', { keep: true });
    expect(await takeHeard()).toEqual([]);
    activate();
    expect(await takeHeard()).toMatchObject([{ type: 'prefetch', id: '7' }]);
  });

  test('a worker that rests is asked to go on, one that is done is not', async () => {
    const { keeper, says, takeHeard } = page();
    await takeHeard();
    keeper.prefetch('7', { keep: true });
    await takeHeard();
    says(progress());
    expect(await takeHeard()).toEqual([]);
    says(progress({}, true));
    expect(await takeHeard()).toMatchObject([{ type: 'prefetch', id: '7', keep: true }]);
    says(progress({ complete: true, done: 5 }));
    says(progress({}, true));
    expect(await takeHeard()).toEqual([]);
  });

  test('goes on when the network is back, but not after a full device', async () => {
    const { keeper, says, calls, takeHeard } = page();
    keeper.prefetch('7', { keep: true });
    keeper.prefetch('8', { keep: true });
    await takeHeard();
    says({ version, type: 'prefetch-failed', id: '7', reason: 'network', missing: [] });
    says({ version, type: 'prefetch-failed', id: '8', reason: 'storage-full', missing: [] });
    calls.online();
    expect((await takeHeard()).map((message) => 'id' in message && message.id)).toEqual(['7']);
    calls.shown();
    expect((await takeHeard()).map((message) => 'id' in message && message.id)).toEqual(['7']);
  });

  test('leaving a story that was only viewed takes it back', async () => {
    const { keeper, calls, takeHeard } = page();
    keeper.prefetch('7', { keep: false });
    keeper.letGo('7');
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['prefetch', 'let-go']);
    calls.online();
    expect(await takeHeard()).toEqual([]);
  });

  test('goes on with what an earlier visit began: what is to be kept and can still come', async () => {
    const { says, started, takeHeard, heard } = page();
    await expect.poll(() => heard.length).toBe(1);
    says({
      version,
      type: 'kept',
      presentations: [
        presentation({ id: '1', complete: true }),
        presentation({ id: '2' }),
        presentation({ id: '3', keep: false }),
        presentation({ id: '4', trouble: 'network' }),
        presentation({ id: '5', trouble: 'storage-full' }),
      ],
    });
    await started;
    expect((await takeHeard()).map((message) => 'id' in message && message.id)).toEqual(['2', '4']);
  });
});

describe('what is saved', () => {
  test('follows what the worker tells, and tells who listens', () => {
    const { keeper, says } = page();
    let changes = 0;
    keeper.saved.subscribe(() => (changes += 1));
    says(progress());
    expect(keeper.saved.get().get('7')).toEqual(presentation());
    says({ version, type: 'kept', presentations: [] });
    expect([keeper.saved.get().size, changes]).toEqual([0, 2]);
  });

  test('answers who asks', async () => {
    const { keeper, says } = page();
    const answer = keeper.whatIsKept();
    says({ version, type: 'kept', presentations: [presentation()] });
    expect(await answer).toEqual([presentation()]);
  });

  test('says so once a story that is to be kept is whole', () => {
    const { kept, says } = page();
    says(progress());
    says(progress({ id: '8', keep: false, complete: true }));
    says(progress({ complete: true }));
    expect(kept).toEqual(['7']);
  });

  test.each([[undefined], ['words'], [{ version: 0, type: 'kept', presentations: [] }], [{ type: 'other' }]])(
    'passes over %j',
    (data) => {
      const { keeper, saysAnything } = page();
      saysAnything(data);
      expect(keeper.saved.get().size).toBe(0);
    },
  );
});

test('without service workers nothing is kept and nothing fails', async () => {
  const keeper = createStoryKeeper({
    container: undefined,
    mediaOrigins: [],
    playing: createWritable(false),
    memory,
    clock: { now: () => 0, after: () => () => undefined },
    onKept: () => undefined,
    page: {
      reload: () => undefined,
      isOnline: () => true,
      onOnline: () => undefined,
      onShown: () => undefined,
    },
  });
  await keeper.start();
  keeper.prefetch('7', { keep: true });
  keeper.letGo('7');
  expect(await keeper.whatIsKept()).toEqual([]);
});
