import { describe, expect, test, vi } from 'vitest';
import { protocolVersion as version } from '../../src/contract/worker/worker-messages';
import { downloadHarness } from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';
import { createDownloadManager } from './download-manager';

const createWorker = () => {
  const harness = downloadHarness();
  const takeOver = vi.fn<() => Promise<void>>();
  const { handleMessage } = createDownloadManager({ ...harness.environment, takeOver });
  return { ...harness, takeOver, handleMessage: (data: unknown) => handleMessage(data, 'tab') };
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
    expect(worker.takeOver).not.toHaveBeenCalled();
    await worker.handleMessage({ version, type: 'take-over' });
    expect(worker.takeOver).toHaveBeenCalledOnce();
  });

  test('take-over is passed on to every page, which would otherwise keep the old worker busy', async () => {
    const worker = createWorker();
    worker.takeOver.mockImplementation(async () => {
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
