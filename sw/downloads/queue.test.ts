import { describe, expect, test } from 'vitest';
import { createQueue } from './queue';

interface Turn {
  readonly id: string;
  /** Ends the turn. Unless it ends `whole`, its id stays waiting. */
  readonly end: (how: 'whole' | 'offline' | 'failed' | Error) => Promise<void>;
}

/** Creates a queue with these ids waiting; the test ends their turns. */
function queueOf(...ids: string[]) {
  const waiting = new Set(ids);
  const turns: Turn[] = [];
  const time = { now: 0, timeBudgetSpent: 0 };
  const queue = createQueue({
    waiting: async (wanted) => [...new Set([...waiting, ...wanted])],
    urgency: () => 0,
    monotonicNow: () => time.now,
    wait: () => new Promise(() => undefined),
    onTimeBudgetSpent: async () => void (time.timeBudgetSpent += 1),
    takeTurn: (id) =>
      new Promise((ended, failed) => {
        turns.push({
          id,
          end: async (how) => {
            if (how === 'whole') waiting.delete(id);
            if (how instanceof Error) failed(how);
            else ended({ isOffline: how === 'offline' });
            await flushPromises();
          },
        });
      }),
  });
  /** The turns that have started since the last call. */
  const started = async () => {
    await flushPromises();
    return turns.splice(0);
  };
  const next = async (): Promise<Turn> => {
    const [turn, ...others] = await started();
    if (turn === undefined || others.length > 0) throw new Error(`${others.length} others have started`);
    return turn;
  };
  return { queue, waiting, time, next, idsInProgress: async () => (await started()).map(({ id }) => id) };
}

/** Resolves when all pending promises have settled. */
const flushPromises = () => new Promise<void>((done) => setTimeout(done));

describe('a run', () => {
  test('during a failing turn starts another one, since the network may be back', async () => {
    const { queue, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    const first = await next();
    void queue.run();
    await first.end('offline');
    const again = await next();
    expect(again.id).toBe('1');
    await again.end('whole');
    const second = await next();
    expect(second.id).toBe('2');
    await second.end('whole');
    await all;
    expect(await idsInProgress()).toEqual([]);
  });

  test('before a turn failed does not start it twice', async () => {
    const { queue, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    await (await next()).end('offline');
    await all;
    expect(await idsInProgress()).toEqual([]);
  });

  test('retries a failed turn within the same time budget', async () => {
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
    'takes effect %i steps after the last turn has ended',
    async (steps) => {
      const { queue, next, idsInProgress } = queueOf('1');
      void queue.run();
      const ending = (await next()).end('offline');
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      void queue.run();
      await ending;
      expect(await idsInProgress()).toEqual(['1']);
    },
  );
});

describe('a new request', () => {
  test('gets its turn although another one has just found no host', async () => {
    const { queue, waiting, next, idsInProgress } = queueOf('1', '2');
    const all = queue.run();
    const first = await next();
    waiting.add('3');
    waiting.delete('2');
    void queue.run(['3']);
    await first.end('offline');
    const third = await next();
    expect(third.id).toBe('3');
    await third.end('whole');
    await all;
    // The others were not requested again.
    expect(await idsInProgress()).toEqual([]);
  });
});

test('what has no turn is forgotten, but for the ids to keep', async () => {
  const { queue, waiting, next, idsInProgress } = queueOf('1');
  const all = queue.run();
  const turn = await next();
  for (const id of ['2', '3']) {
    waiting.add(id);
    void queue.run([id]);
  }
  waiting.clear();
  queue.forget(['3']);
  await turn.end('offline');
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
    const turn = await next();
    await Promise.all([expect(all).rejects.toThrow('no ledger'), turn.end(new Error('no ledger'))]);
    const more = queue.run();
    await (await next()).end('whole');
    await more;
  });
});
