import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../src/base/flush-promises.fixture';
import { environmentDouble } from '../testing/environment-double.fixture';
import { createQueue } from './download-queue';

interface Attempt {
  readonly id: string;
  /** Ends the attempt. Unless it ends `whole`, its id stays waiting. */
  readonly end: (how: 'whole' | 'unreachable' | 'failed' | Error) => Promise<void>;
}

/** Creates a queue with these ids waiting; the test ends the attempts. */
function queueOf(...ids: string[]) {
  const waiting = new Set(ids);
  const attempts: Attempt[] = [];
  const time = { now: 0, timeBudgetSpent: 0 };
  const environment = environmentDouble({ monotonicNow: () => time.now });
  const queue = createQueue(environment, {
    firstWaiting: async (wanted, mayStart) => [...waiting, ...wanted].find(mayStart),
    priority: () => 0,
    onTimeBudgetSpent: async () => void (time.timeBudgetSpent += 1),
    runAttempt: ({ id }) =>
      new Promise((ended, failed) => {
        attempts.push({
          id,
          end: async (how) => {
            if (how === 'whole') waiting.delete(id);
            if (how instanceof Error) failed(how);
            else ended({ isUnreachable: how === 'unreachable' });
            await flushPromises();
          },
        });
      }),
  });
  /** The attempts that have started since the last call. */
  const started = async () => {
    await flushPromises();
    return attempts.splice(0);
  };
  const next = async (): Promise<Attempt> => {
    const [attempt, ...others] = await started();
    if (attempt === undefined || others.length > 0) throw new Error(`${others.length} others have started`);
    return attempt;
  };
  return { queue, waiting, time, next, idsInProgress: async () => (await started()).map(({ id }) => id) };
}

describe('a run', () => {
  test('during a failing attempt starts another one, since the network may be back', async () => {
    const { queue, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    const first = await next();
    void queue.run();
    await first.end('unreachable');
    const again = await next();
    expect(again.id).toBe('1');
    await again.end('whole');
    const second = await next();
    expect(second.id).toBe('2');
    await second.end('whole');
    await all;
    expect(await idsInProgress()).toEqual([]);
  });

  test('before an attempt failed does not start it twice', async () => {
    const { queue, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    await (await next()).end('unreachable');
    await all;
    expect(await idsInProgress()).toEqual([]);
  });

  test('retries a failed attempt within the same time budget', async () => {
    const { queue, next } = queueOf('1', '2');
    const all = queue.run();
    await (await next()).end('failed');
    const second = await next();
    void queue.run();
    await second.end('whole');
    const first = await next();
    expect(first.id).toBe('1');
    await first.end('whole');
    await all;
  });

  // The queue takes a few steps to end; a call between any two of them must take effect.
  test.each(Array.from({ length: 12 }, (_, steps) => steps))(
    'takes effect %i steps after the last attempt has ended',
    async (steps) => {
      const { queue, next, idsInProgress } = queueOf('1');
      void queue.run();
      const ending = (await next()).end('unreachable');
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      void queue.run();
      await ending;
      expect(await idsInProgress()).toEqual(['1']);
    },
  );
});

describe('a new request', () => {
  test('is attempted although another one has just found no host', async () => {
    const { queue, waiting, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    const first = await next();
    waiting.add('3');
    waiting.delete('2');
    void queue.run(['3']);
    await first.end('unreachable');
    const third = await next();
    expect(third.id).toBe('3');
    await third.end('whole');
    await all;
    // The others were not requested again.
    expect(await idsInProgress()).toEqual([]);
  });
});

test('ids that are not attempted are forgotten, but for the ids to keep', async () => {
  const { queue, waiting, next, idsInProgress } = queueOf('1');
  const all = queue.run();
  const attempt = await next();
  for (const id of ['2', '3']) {
    waiting.add(id);
    void queue.run([id]);
  }
  waiting.clear();
  queue.forget(['3']);
  await attempt.end('unreachable');
  await (await next()).end('whole');
  await all;
  expect(await idsInProgress()).toEqual([]);
});

describe('a time budget', () => {
  test('starts nothing after its time is up, and calls onTimeBudgetSpent', async () => {
    const { queue, time, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    const first = await next();
    time.now += 30_000;
    await first.end('whole');
    await all;
    expect([await idsInProgress(), time.timeBudgetSpent]).toEqual([[], 1]);
  });

  test('rejects with an unexpected error, and the next one starts all the same', async () => {
    const { queue, next } = queueOf('1');
    const all = queue.run();
    const attempt = await next();
    await Promise.all([expect(all).rejects.toThrow('no ledger'), attempt.end(new Error('no ledger'))]);
    const more = queue.run();
    await (await next()).end('whole');
    await more;
  });
});
