import { expect, test } from 'vitest';
import { downloadHarness, saveRequest, stateOf } from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';
import { createDownloadManager } from './download-manager';

test('a worker is active while it still cleans up, and then resumes downloads', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  harness.service.isOnline = false;
  await harness.downloadManager.save(saveRequest('7'));
  harness.service.isOnline = true;
  const { environment } = harness.restart();
  const calls: string[] = [];
  let finishSweep = () => undefined as void;
  const sweeping = new Promise<void>((done) => (finishSweep = done));
  const downloadManager = createDownloadManager({
    ...environment,
    ledger: { ...environment.ledger, read: () => sweeping.then(() => environment.ledger.read()) },
    claimPages: async () => void calls.push('claim'),
  });
  await downloadManager.activate();
  expect([calls, await stateOf(harness, '7')]).toEqual([['claim'], 'queued']);
  finishSweep();
  await expect.poll(() => stateOf(harness, '7')).toBe('saved');
});

test('an error of the downloads is reported and does not keep the worker from becoming active', async () => {
  const { environment } = downloadHarness();
  const errors: unknown[] = [];
  const failure = new Error('Disk on fire');
  const downloadManager = createDownloadManager({
    ...environment,
    ledger: { ...environment.ledger, ongoing: () => Promise.reject(failure) },
    reports: { ...environment.reports, report: async (error) => void errors.push(error) },
  });
  await downloadManager.activate();
  await expect.poll(() => errors).toEqual([failure]);
});
