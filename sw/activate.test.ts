import { expect, test } from 'vitest';
import { activate } from './activate';

test('a worker is active while it still cleans up, and then resumes downloads', async () => {
  const calls: string[] = [];
  let finishSweep = () => undefined as void;
  await activate({
    claim: async () => void calls.push('claim'),
    downloadManager: {
      repairAndRemoveAbandoned: () => new Promise((done) => (finishSweep = done)),
      resumeAll: async () => void calls.push('resume'),
    },
    onError: () => Promise.resolve(),
  });
  expect(calls).toEqual(['claim']);
  finishSweep();
  await expect.poll(() => calls).toEqual(['claim', 'resume']);
});

test('an error of the downloads is reported and does not keep the worker from becoming active', async () => {
  const errors: unknown[] = [];
  const failure = new Error('Disk on fire');
  await activate({
    claim: () => Promise.resolve(),
    downloadManager: {
      repairAndRemoveAbandoned: () => Promise.resolve(),
      resumeAll: () => Promise.reject(failure),
    },
    onError: async (error) => void errors.push(error),
  });
  await expect.poll(() => errors).toEqual([failure]);
});
