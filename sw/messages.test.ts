import { describe, expect, test, vi } from 'vitest';
import { protocolVersion as version, type WorkerMessage } from '../src/contract/worker/worker-messages';
import { broadcastError, handleMessage } from './messages';
import { downloadHarness } from './testing/download-harness';
import { hostStory } from './testing/service-double';

const createWorker = () => {
  const harness = downloadHarness();
  const deps = {
    downloadManager: harness.downloadManager,
    broadcast: async (message: WorkerMessage) => void harness.messages.push(message),
    takeOver: vi.fn<() => Promise<void>>(),
  };
  return { ...harness, deps, handleMessage: (data: unknown) => handleMessage(data, 'tab', deps) };
};

describe('a message of a page', () => {
  test.each([
    ['nothing', undefined],
    ['text', 'save'],
    ['another version', { version: 0, type: 'remove', id: '7' }],
    ['an unknown request', { version, type: 'unknown' }],
    ['an id that is a path', { version, type: 'remove', ids: ['../7'] }],
  ])('%s is ignored', async (_, data) => {
    const worker = createWorker();
    expect(await worker.handleMessage(data)).toBe(false);
    expect([worker.messages, worker.service.requests]).toEqual([[], []]);
  });

  test('save saves, list-saved broadcasts, remove removes', async () => {
    const worker = createWorker();
    hostStory(worker.service, '7', ['cover']);
    await worker.handleMessage({ version, type: 'save', id: '7', saveReason: 'opened', mediaOrigins: [] });
    await worker.handleMessage({ version, type: 'list-saved' });
    expect(worker.messages.at(-1)).toMatchObject({
      type: 'saved-list',
      presentations: [{ id: '7', saveReason: 'opened', state: 'saved' }],
    });
    await worker.handleMessage({ version, type: 'remove', ids: ['7'] });
    expect(worker.messages.at(-1)).toMatchObject({ type: 'saved-list', presentations: [] });
  });

  test('list-saved is not answered while the database does not open, and with no story where there is none', async () => {
    const worker = createWorker();
    worker.delayLedger();
    await worker.handleMessage({ version, type: 'list-saved' });
    expect(worker.messages).toEqual([]);
    const withoutStorage = createWorker();
    withoutStorage.forbidLedger();
    await withoutStorage.handleMessage({ version, type: 'list-saved' });
    expect(withoutStorage.messages).toEqual([{ version, type: 'saved-list', presentations: [] }]);
  });

  test('only take-over lets a waiting worker take over', async () => {
    const worker = createWorker();
    await worker.handleMessage({ version, type: 'list-saved' });
    expect(worker.deps.takeOver).not.toHaveBeenCalled();
    await worker.handleMessage({ version, type: 'take-over' });
    expect(worker.deps.takeOver).toHaveBeenCalledOnce();
  });

  test('take-over is passed on to every page, which would otherwise keep the old worker busy', async () => {
    const worker = createWorker();
    worker.deps.takeOver.mockImplementation(async () => {
      expect(worker.messages).toEqual([{ version, type: 'taking-over' }]);
    });
    await worker.handleMessage({ version, type: 'take-over' });
    expect.assertions(1);
  });

  test('to forget is confirmed once everything is removed, unless it is of a later version', async () => {
    const worker = createWorker();
    hostStory(worker.service, '7', ['cover']);
    await worker.handleMessage({ version, type: 'save', id: '7', saveReason: 'opened', mediaOrigins: [] });
    expect(await worker.handleMessage({ version: version + 1, type: 'forget', keep: [] })).toBe(false);
    expect((await worker.ledger.all()).size).toBe(1);
    expect(await worker.handleMessage({ version, type: 'forget', keep: [] })).toBe(true);
    expect((await worker.ledger.all()).size).toBe(0);
  });
});

test('an error is posted to every page, without the query of an address', async () => {
  const posted: unknown[] = [];
  const page = { postMessage: (message: unknown) => void posted.push(message) };
  const clients = Object.assign(Object.create(null), { matchAll: async () => [page, page] });
  await broadcastError(clients, new TypeError('https://host.example/a.webp?token=secret: no'), 'message');
  await broadcastError(clients, 'text', 'activate');
  const error = { version, type: 'error', where: 'message', error: 'TypeError' };
  expect(posted[0]).toEqual({ ...error, message: 'https://host.example/a.webp?… no' });
  expect(posted[1]).toEqual(posted[0]);
  expect(posted[2]).toMatchObject({ where: 'activate', error: 'Error', message: 'text' });
});
