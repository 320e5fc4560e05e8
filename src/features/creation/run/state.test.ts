import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creationReducer, idle, mayStart, type CreationAction, type CreationState } from './state';

const creating = {
  name: 'CREATING',
  messages: ['Started generation'],
  pictures: [],
  isSent: true,
  elapsed: 60_000,
  timeFraction: 0.2,
  startedAt: 1000,
} as const satisfies CreationState;
const states = {
  IDLE: idle,
  CREATING: creating,
  CREATED: { name: 'CREATED', id: '7' },
  ERROR: { name: 'ERROR', cause: 'service', isSent: true },
  DENIED: { name: 'DENIED', reason: { flagged: true } },
  QUOTA_EXCEEDED: { name: 'QUOTA_EXCEEDED' },
  TIMEOUT: { name: 'TIMEOUT', isSent: true },
} as const satisfies Record<CreationState['name'], CreationState>;

const actions = {
  start: { type: 'start', at: 62_000 },
  sent: { type: 'sent' },
  tick: { type: 'tick', at: 62_000 },
  lateTick: { type: 'tick', at: 400_000 },
  progress: { type: 'progress', message: 'Writing' },
  created: { type: 'created', id: '8' },
  failed: { type: 'failed', cause: 'connection' },
  denied: { type: 'denied', reason: 'violence' },
  quota: { type: 'quota' },
  restart: { type: 'restart' },
} as const satisfies Record<string, CreationAction>;

/** The state after each action; an action that is not listed changes nothing. */
const table: Readonly<Record<CreationState['name'], Partial<Record<keyof typeof actions, string>>>> = {
  IDLE: { start: 'CREATING' },
  CREATING: {
    sent: 'CREATING',
    tick: 'CREATING',
    lateTick: 'TIMEOUT',
    progress: 'CREATING',
    created: 'CREATED',
    failed: 'ERROR',
    denied: 'DENIED',
    quota: 'QUOTA_EXCEEDED',
    restart: 'IDLE',
  },
  CREATED: { restart: 'IDLE' },
  ERROR: { start: 'CREATING', restart: 'IDLE' },
  DENIED: { restart: 'IDLE' },
  QUOTA_EXCEEDED: { restart: 'IDLE' },
  TIMEOUT: { start: 'CREATING', restart: 'IDLE' },
};

describe.each(Object.values(states))('$name (spec contract §2)', (state: CreationState) => {
  test.each(Object.entries(actions))('after %s is as the table says', (name, action: CreationAction) => {
    const expected = Object.entries(table[state.name]).find(([known]) => known === name)?.[1];
    const next = creationReducer(state, action);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next.name).toBe(expected);
  });
});

describe('what a state carries', () => {
  const after = (...all: CreationAction[]) => all.reduce(creationReducer, idle);
  const start: CreationAction = { type: 'start', at: 1000 };

  test('CREATING collects messages, and knows whether the service was asked', () => {
    expect(after(start)).toMatchObject({ messages: [], isSent: false, timeFraction: 0 });
    expect(
      after(
        start,
        actions.sent,
        { type: 'progress', message: 'Started generation' },
        { type: 'progress', message: 'Writing' },
      ),
    ).toMatchObject({ messages: ['Started generation', 'Writing'], isSent: true });
  });

  test('the ends carry id, cause and reason', () => {
    expect(after(start, actions.created)).toEqual({ name: 'CREATED', id: '8' });
    expect(after(start, actions.sent, actions.failed)).toEqual({
      name: 'ERROR',
      cause: 'connection',
      isSent: true,
    });
    expect(after(start, actions.denied)).toEqual({ name: 'DENIED', reason: 'violence' });
    expect(after(start, actions.quota)).toEqual({ name: 'QUOTA_EXCEEDED' });
  });

  test('a second result after the end changes nothing', () => {
    expect(after(start, actions.quota, actions.created, actions.failed)).toEqual({
      name: 'QUOTA_EXCEEDED',
    });
  });

  test('a retry starts with no message and the whole time', () => {
    const retried = after(start, { type: 'progress', message: 'x' }, actions.failed, {
      type: 'start',
      at: 9_000_000,
    });
    expect(retried).toMatchObject({ messages: [], elapsed: 0, isSent: false });
  });
});

describe('the time of a run', () => {
  const ticking = (...times: number[]) =>
    times.reduce<CreationState>((state, at) => creationReducer(state, { type: 'tick', at }), creating);

  test('follows the clock, however seldom it is read', () => {
    expect(ticking(61_000 + 90_000)).toMatchObject({ elapsed: 150_000, timeFraction: 0.5 });
  });

  test('ends the run 5 minutes after its start, also for a page that was frozen', () => {
    expect(ticking(61_000 + 239_999).name).toBe('CREATING');
    expect(ticking(61_000 + 240_000).name).toBe('TIMEOUT');
    expect(ticking(61_000 + 9_000_000).name).toBe('TIMEOUT');
  });
});

test('a thousand random sequences never leave the specified states', () => {
  const text = fc.string({ maxLength: 5 });
  /** Milliseconds since the action before. */
  const at = fc.integer({ min: 0, max: 200_000 });
  const action: fc.Arbitrary<CreationAction> = fc.oneof(
    fc.record({ type: fc.constant('start' as const), at }),
    fc.record({ type: fc.constant('tick' as const), at }),
    fc.record({ type: fc.constant('progress' as const), message: text }),
    fc.record({ type: fc.constant('created' as const), id: text }),
    fc.constantFrom<CreationAction>(
      actions.sent,
      actions.failed,
      actions.denied,
      actions.quota,
      actions.restart,
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (sequence) => {
      let state = idle;
      let now = 0;
      for (const given of sequence) {
        const next = 'at' in given ? { ...given, at: (now += given.at) } : given;
        const before = state;
        state = creationReducer(before, next);
        expect(Object.keys(table)).toContain(state.name);
        if (state.name !== before.name)
          expect(Object.values(table[before.name]), `${before.name}, ${next.type}`).toContain(state.name);
        if (state.name === 'CREATING') {
          expect(state.timeFraction).toBeGreaterThanOrEqual(0);
          expect(state.timeFraction).toBeLessThan(1);
          if (before.name === 'CREATING') expect(state.elapsed).toBeGreaterThanOrEqual(before.elapsed);
        }
        expect(mayStart(state)).toBe('start' in table[state.name]);
      }
    }),
    { numRuns: 1000, seed: 15 },
  );
});
