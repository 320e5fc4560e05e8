import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageMessage } from '../../contract/worker/worker-messages';
import { createCountedClock } from '../browser/counted-clock.fixture';
import { browserForgetDeps, forgetPresentations, type ForgetPresentationsDeps } from './visitor-data';

const timeout = 2500;
const clock = createCountedClock();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const app = 'workbox-precache-v2-https://museum.example.com/';
const names = [
  app,
  'bookworm-lists-v1',
  'bookworm-media-v1-1042-0',
  'bookworm-media-v1-1042-3',
  'bookworm-media-v1-77-0',
  'bookworm-media-v1-10420-0',
  'bookworm-media-v1-of a later version',
  'a cache of a later version',
];
const keptNames = [app, 'bookworm-media-v1-1042-0', 'bookworm-media-v1-1042-3'];

function createCaches() {
  const left = new Set(names);
  return {
    left,
    caches: {
      keys: async () => [...left],
      delete: async (name: string) => left.delete(name),
    },
  };
}

/** A worker that answers, or does not. */
function createWorker(answer: (port: MessagePort) => void) {
  const messages: PageMessage[] = [];
  return {
    messages,
    worker: {
      postMessage(message: PageMessage, [port]: Transferable[]) {
        messages.push(message);
        if (port instanceof MessagePort) answer(port);
      },
    },
  };
}

const forget = (deps: Pick<ForgetPresentationsDeps, 'activeWorker' | 'caches'>) =>
  forgetPresentations(['1042'], { ...deps, clock, timeout });

describe('the presentations of a visitor', () => {
  test('are deleted by the worker first, then every cache but those to keep and the app', async () => {
    const { left, caches } = createCaches();
    let leftAtReply = 0;
    const { worker, messages } = createWorker((port) => {
      leftAtReply = left.size;
      port.postMessage('done');
    });
    await forget({ activeWorker: async () => worker, caches });
    expect(messages).toEqual([expect.objectContaining({ type: 'forget', keep: ['1042'] })]);
    expect([leftAtReply, [...left]]).toEqual([names.length, keptNames]);
    expect(clock.running()).toBe(0);
  });

  test('are deleted by the page when the worker does not answer in time', async () => {
    const { left, caches } = createCaches();
    const { worker } = createWorker(() => undefined);
    const forgetting = forget({ activeWorker: async () => worker, caches });
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(left.size).toBe(names.length);
    await vi.advanceTimersByTimeAsync(1);
    await forgetting;
    expect([...left]).toEqual(keptNames);
  });

  test.each<[string, ForgetPresentationsDeps['activeWorker']]>([
    ['there is no worker', async () => undefined],
    ['the worker cannot be asked for', () => Promise.reject(new DOMException('', 'SecurityError'))],
  ])('are deleted by the page when %s', async (_, activeWorker) => {
    const { left, caches } = createCaches();
    await forget({ activeWorker, caches });
    expect([...left]).toEqual(keptNames);
  });

  test('are nowhere in a page without cache storage', async () => {
    await expect(forget({ activeWorker: async () => undefined, caches: undefined })).resolves.toBeUndefined();
  });

  test('are not forgotten when a cache cannot be deleted', async () => {
    const { caches } = createCaches();
    const failing = { ...caches, delete: () => Promise.reject(new Error('The disk fails.')) };
    await expect(forget({ activeWorker: async () => undefined, caches: failing })).rejects.toThrow(
      'The disk fails.',
    );
  });
});

describe('what the browser has', () => {
  test('its active worker and its caches', async () => {
    const active = { postMessage: () => undefined };
    const { caches } = createCaches();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
    vi.stubGlobal('caches', caches);
    const deps = browserForgetDeps();
    expect([await deps.activeWorker(), deps.caches]).toEqual([active, caches]);
  });

  test.each([
    ['no worker is active', { serviceWorker: { getRegistration: async () => ({ active: null }) } }],
    ['none is registered', { serviceWorker: { getRegistration: async () => undefined } }],
    ['there are no workers', {}],
  ])('none when %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const deps = browserForgetDeps();
    expect([await deps.activeWorker(), deps.caches]).toEqual([undefined, undefined]);
  });
});
