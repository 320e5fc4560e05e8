import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveStates, saveReasons } from '../../src/contract/worker/worker-messages';
import { countsOfBytes, recordOf } from '../testing/environment-double.fixture';
import { reduceSave, type SaveEvent } from './save-state';
import { noCounts, type SaveRecord } from './record';

const now = 1_000_000;
const minute = 60_000;
const pending = { generation: 5, index: '{}', counts: countsOfBytes(20) };
const events: Record<SaveEvent['type'], SaveEvent> = {
  requested: { type: 'requested', saveReason: 'opened' },
  started: { type: 'started' },
  'changed-index': { type: 'changed-index', index: '[]', generation: 6 },
  'unchanged-index': { type: 'unchanged-index' },
  progressed: { type: 'progressed', counts: countsOfBytes(10) },
  interrupted: { type: 'interrupted' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  'network-lost': { type: 'network-lost' },
  'unexpected-error': { type: 'unexpected-error', now },
  'verified-complete': { type: 'verified-complete' },
  'verified-with-missing': { type: 'verified-with-missing', now },
  blocked: { type: 'blocked', now },
  'storage-full': { type: 'storage-full', shortOf: 700 },
  'broken-index': { type: 'broken-index', now },
  'cache-lost': { type: 'cache-lost' },
};

type Row = Readonly<Record<SaveRecord['state'], SaveRecord['state']>>;
const same: Row = {
  queued: 'queued',
  saving: 'saving',
  paused: 'paused',
  saved: 'saved',
  incomplete: 'incomplete',
  failed: 'failed',
};

describe('the state after each event, for a presentation with a generation being fetched and none complete', () => {
  const table: Record<SaveEvent['type'], Row> = {
    requested: { ...same, incomplete: 'queued', failed: 'queued' },
    started: { ...same, queued: 'saving', saved: 'saving', incomplete: 'saving' },
    'changed-index': { ...same, queued: 'saving', saved: 'saving', incomplete: 'saving' },
    'unchanged-index': same,
    progressed: same,
    interrupted: { ...same, saving: 'queued' },
    paused: { ...same, queued: 'paused', saving: 'paused' },
    resumed: { ...same, paused: 'queued', incomplete: 'queued', failed: 'queued' },
    'network-lost': { ...same, saving: 'queued' },
    'unexpected-error': { ...same, saving: 'queued' },
    'verified-complete': { ...same, queued: 'saved', saving: 'saved', paused: 'saved' },
    'verified-with-missing': { ...same, queued: 'incomplete', saving: 'incomplete', paused: 'incomplete' },
    blocked: { ...same, queued: 'incomplete', saving: 'incomplete' },
    'storage-full': { ...same, queued: 'failed', saving: 'failed' },
    'broken-index': { ...same, queued: 'failed', saving: 'failed' },
    'cache-lost': same,
  };
  const rows = Object.values(events).flatMap((event) =>
    saveStates.map((state) => [event.type, state, table[event.type][state], event] as const),
  );
  test.each(rows)('%s: %s becomes %s', (_, before, expected, event) => {
    expect(reduceSave(recordOf({ state: before, pending }), event).state).toBe(expected);
  });
});

describe('a request', () => {
  test.each([
    ['viewing', 'opened', 'opened'],
    ['opened', 'viewing', 'opened'],
    ['opened', 'requested', 'requested'],
    ['requested', 'viewing', 'requested'],
  ] as const)('of %s, then of %s, counts as %s', (first, then, saveReason) => {
    expect(
      reduceSave(recordOf({ saveReason: first }), { type: 'requested', saveReason: then }).saveReason,
    ).toBe(saveReason);
  });

  test('ends a pause only when it is explicit', () => {
    const paused = recordOf({ state: 'paused' });
    expect(reduceSave(paused, { type: 'requested', saveReason: 'opened' }).state).toBe('paused');
    expect(reduceSave(paused, { type: 'requested', saveReason: 'requested' }).state).toBe('queued');
  });
});

describe('a complete generation', () => {
  const whole = recordOf({ state: 'saving', generation: 4, counts: countsOfBytes(10), pending });

  test('is replaced when the new one has been verified', () => {
    const saved = reduceSave(whole, events['verified-complete']);
    expect(saved).toMatchObject({ state: 'saved', generation: 5, counts: pending.counts });
    expect(saved.pending).toBeUndefined();
  });

  test.each([
    ['storage-full', { state: 'failed', reason: 'storage-full', shortOf: 700 }],
    ['broken-index', { state: 'saved' }],
  ] as const)('stays as it was after %s, and drops what came', (type, expected) => {
    const left = reduceSave(whole, events[type]);
    expect(left).toMatchObject({ ...expected, generation: 4, counts: whole.counts });
    expect(left.pending).toBeUndefined();
  });

  test('stays when files of the new one cannot be fetched, and a retry is scheduled', () => {
    expect(reduceSave(whole, events['blocked'])).toMatchObject({
      state: 'incomplete',
      reason: 'missing-media',
      generation: 4,
      counts: whole.counts,
      pending,
      retry: { times: 1, at: now + minute },
    });
  });

  test('stays complete after a broken index, also with missing media', () => {
    const counts = { ...whole.counts, missing: ['one.webp'] };
    expect(reduceSave({ ...whole, counts }, events['broken-index'])).toMatchObject({
      state: 'incomplete',
      reason: 'missing-media',
      generation: 4,
    });
  });

  test('with missing media is retried later when the index is broken, after twice as long each time', () => {
    const counts = { ...whole.counts, missing: ['one.webp'] };
    const { pending: _pending, ...alone } = whole;
    const retry = { times: 3, at: now - minute };
    expect(
      reduceSave({ ...alone, state: 'incomplete', counts, retry }, events['broken-index']),
    ).toMatchObject({
      state: 'incomplete',
      retry: { times: 4, at: now + 8 * minute },
    });
  });

  test.each(['saved', 'incomplete'] as const)(
    'that is %s is queued again when the browser deleted its cache',
    (state) => {
      const { pending: _pending, ...alone } = whole;
      const lost = reduceSave({ ...alone, state }, events['cache-lost']);
      expect(lost).toMatchObject({ state: 'queued', counts: { bytes: { done: 0 } } });
      expect(lost.generation).toBeUndefined();
    },
  );

  test('drops the new one when the service returns its own index again', () => {
    expect(reduceSave(whole, events['unchanged-index']).pending).toBeUndefined();
  });
});

test('progress is counted for the new generation, or for the complete one when there is no new one', () => {
  const { counts } = { counts: countsOfBytes(10) };
  expect(reduceSave(recordOf({ state: 'saving', pending }), events.progressed)).toMatchObject({
    counts: noCounts,
    pending: { counts },
  });
  expect(reduceSave(recordOf({ state: 'saving', generation: 4 }), events.progressed)).toMatchObject({
    counts,
  });
});

test('a download that never started is not complete', () => {
  expect(reduceSave(recordOf({ state: 'saving' }), events['verified-complete']).state).toBe('saving');
});

test('a page that opened it before anything was stored reads the first generation', () => {
  const record = recordOf({ viewers: [{ client: 'tab' }] });
  expect(reduceSave(record, events['changed-index']).viewers).toEqual([{ client: 'tab', generation: 6 }]);
  const known = { ...record, generation: 4 };
  expect(reduceSave(known, events['changed-index']).viewers).toEqual([{ client: 'tab' }]);
});

describe('a failed download', () => {
  test.each([
    [1, minute],
    [2, 2 * minute],
    [3, 4 * minute],
    [11, 1024 * minute],
    [12, 24 * 60 * minute],
    [100, 24 * 60 * minute],
  ])('is tried again, after the %s. time in %s ms', (times, wait) => {
    const tried = { times: times - 1, at: 0 };
    const record = recordOf({ state: 'saving', generation: 4, ...(times > 1 ? { retry: tried } : {}) });
    expect(reduceSave(record, events['verified-with-missing'])).toMatchObject({
      state: 'incomplete',
      reason: 'missing-media',
      retry: { times, at: now + wait },
    });
  });

  test.each(['verified-with-missing', 'blocked', 'broken-index', 'unexpected-error'] as const)(
    'leaves a retry that is not due as it is (%s)',
    (type) => {
      const retry = { times: 3, at: now + 1 };
      const counts = { ...countsOfBytes(10), missing: ['one.webp'] };
      const record = recordOf({ state: 'incomplete', generation: 4, counts, retry });
      const opened = reduceSave(reduceSave(record, events.requested), events.started);
      expect(reduceSave(opened, events[type]).retry).toEqual(retry);
    },
  );

  test('does not wait for a retry that was scheduled before the clock was set back', () => {
    const retry = { times: 3, at: now + 25 * 60 * minute };
    const record = recordOf({ state: 'saving', generation: 4, retry });
    expect(reduceSave(record, events['verified-with-missing']).retry?.at).toBe(now + 8 * minute);
  });

  test('restarts its retry count on resume, and drops it once complete', () => {
    const record = recordOf({ state: 'incomplete', generation: 4, retry: { times: 3, at: now } });
    expect(reduceSave(record, events.resumed).retry).toBeUndefined();
    expect(reduceSave({ ...record, state: 'saving' }, events['verified-complete']).retry).toBeUndefined();
    expect(reduceSave(record, events.requested).retry).toMatchObject({ times: 3, at: now });
  });

  test.each(['incomplete', 'queued'] as const)(
    'that is %s does not wait for its retry any more once it is requested explicitly',
    (state) => {
      const record = recordOf({ state, generation: 4, retry: { times: 3, at: now } });
      const after = reduceSave(record, { type: 'requested', saveReason: 'requested' });
      expect([after.state, after.retry]).toEqual(['queued', undefined]);
    },
  );
});

const anyRecord: fc.Arbitrary<SaveRecord> = fc
  .record({
    saveReason: fc.constantFrom(...saveReasons),
    state: fc.constantFrom(...saveStates),
    isWhole: fc.boolean(),
    isPending: fc.boolean(),
  })
  .map(({ saveReason, state, isWhole, isPending }) =>
    recordOf({ saveReason, state, ...(isWhole ? { generation: 4 } : {}), ...(isPending ? { pending } : {}) }),
  );

test('only a lost cache removes the complete generation, and no event weakens the saveReason', () => {
  const anyEvent = fc.constantFrom(...Object.values(events));
  fc.assert(
    fc.property(anyRecord, fc.array(anyEvent, { maxLength: 12 }), (record, course) => {
      let now = record;
      for (const event of course) {
        const next = reduceSave(now, event);
        if (event.type !== 'cache-lost' && now.generation !== undefined)
          expect(next.generation).toBeDefined();
        expect(saveReasons.indexOf(next.saveReason)).toBeGreaterThanOrEqual(
          saveReasons.indexOf(now.saveReason),
        );
        if (next.shortOf !== undefined) expect(next.reason).toBe('storage-full');
        now = next;
      }
    }),
  );
});
