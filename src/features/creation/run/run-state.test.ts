import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idle, mayStart, mayStillArrive, runReducer, type RunAction, type RunState } from './run-state';

const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'tall', speaker: 'english-grace' };
const subject = { title: 'The tower', language: 'en' } as const;
const kept = { subject, pictures: [], hasStarted: true } as const;
const creating = {
  name: 'CREATING',
  ...kept,
  messages: ['Started generation'],
  place: undefined,
  link: 'stream',
  elapsed: 60_000,
  timeFraction: 0.2,
  startedAt: 1000,
  lastMessageAt: 61_000,
} as const satisfies RunState;
const states = {
  IDLE: idle,
  CREATING: creating,
  CREATED: { name: 'CREATED', id: '7', subject },
  PERSON_CREATED: { name: 'PERSON_CREATED', person },
  ERROR: { name: 'ERROR', cause: 'service', ...kept },
  DENIED: { name: 'DENIED', reason: { flagged: true }, ...kept },
  QUOTA_EXCEEDED: { name: 'QUOTA_EXCEEDED', ...kept },
  TIMEOUT: { name: 'TIMEOUT', ...kept },
} as const satisfies Record<RunState['name'], RunState>;

const actions = {
  start: { type: 'start', at: 62_000, subject },
  resume: { type: 'resume', at: 62_000, subject, hasStarted: true },
  reopened: { type: 'reopened', at: 62_000 },
  tick: { type: 'tick', at: 62_000 },
  lateTick: { type: 'tick', at: 400_000 },
  progress: { type: 'progress', at: 62_000, message: 'Writing' },
  alive: { type: 'alive', at: 62_000 },
  lost: { type: 'lost' },
  created: { type: 'created', id: '8' },
  personCreated: { type: 'person-created', person },
  failed: { type: 'failed', cause: 'connection' },
  denied: { type: 'denied', reason: 'violence' },
  quota: { type: 'quota' },
  restart: { type: 'restart' },
} as const satisfies Record<string, RunAction>;

/** The state after each action; an action that is not listed changes nothing. */
const table: Readonly<Record<RunState['name'], Partial<Record<keyof typeof actions, RunState['name']>>>> = {
  IDLE: { start: 'CREATING', resume: 'CREATING' },
  CREATING: {
    reopened: 'CREATING',
    tick: 'CREATING',
    lateTick: 'TIMEOUT',
    progress: 'CREATING',
    alive: 'CREATING',
    lost: 'CREATING',
    created: 'CREATED',
    personCreated: 'PERSON_CREATED',
    failed: 'ERROR',
    denied: 'DENIED',
    quota: 'QUOTA_EXCEEDED',
    restart: 'IDLE',
  },
  CREATED: { restart: 'IDLE' },
  PERSON_CREATED: { start: 'CREATING', resume: 'CREATING', restart: 'IDLE' },
  ERROR: { start: 'CREATING', resume: 'CREATING', restart: 'IDLE' },
  DENIED: { restart: 'IDLE' },
  QUOTA_EXCEEDED: { restart: 'IDLE' },
  TIMEOUT: { start: 'CREATING', resume: 'CREATING', restart: 'IDLE' },
};

describe.each(Object.values(states))('$name (spec contract §2)', (state: RunState) => {
  test.each(Object.entries(actions))('after %s is as the table says', (name, action: RunAction) => {
    const expected = Object.entries(table[state.name]).find(([known]) => known === name)?.[1];
    const next = runReducer(state, action);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next.name).toBe(expected);
  });
});

const after = (...all: RunAction[]) => all.reduce(runReducer, idle);
const start: RunAction = { type: 'start', at: 1000, subject };
const progress = (message: string, at = 2000): RunAction => ({ type: 'progress', at, message });
const waitingAt = (place: number, at = 2000): RunAction => ({ type: 'alive', at, place });

describe('what a state carries', () => {
  test('CREATING collects messages and pictures, and knows whether the service has started', () => {
    expect(after(start)).toMatchObject({ subject, messages: [], hasStarted: false, timeFraction: 0 });
    const picture = { imageUrl: '1.webp', description: 'a bear' };
    expect(
      after(start, progress('Started generation'), {
        type: 'progress',
        at: 3000,
        message: 'Painted',
        picture,
      }),
    ).toMatchObject({
      messages: ['Started generation', 'Painted'],
      pictures: [picture],
      hasStarted: true,
      lastMessageAt: 3000,
    });
  });

  test('the ends carry what it was about, id, cause and reason', () => {
    expect(after(start, actions.created)).toEqual({ name: 'CREATED', id: '8', subject });
    expect(after(start, actions.personCreated)).toEqual({ name: 'PERSON_CREATED', person });
    expect(after(start, progress('x'), actions.failed)).toEqual({
      name: 'ERROR',
      cause: 'connection',
      ...kept,
    });
    expect(after(start, progress('x'), actions.denied)).toEqual({
      name: 'DENIED',
      reason: 'violence',
      ...kept,
    });
    expect(after(start, progress('x'), actions.quota)).toEqual({ name: 'QUOTA_EXCEEDED', ...kept });
  });

  test('a retry starts with no message and the whole time', () => {
    const retried = after(start, progress('x'), actions.failed, { ...start, at: 9_000_000 });
    expect(retried).toMatchObject({ messages: [], elapsed: 0, hasStarted: false });
  });
});

describe('a run that waits for its turn', () => {
  test('has its place, has not started, and its wait does not count', () => {
    const waiting = after(start, waitingAt(2, 200_000), { type: 'tick', at: 219_000 });
    expect(waiting).toMatchObject({ place: 2, hasStarted: false, elapsed: 0, timeFraction: 0 });
    const started = runReducer(waiting, progress('Started generation', 220_000));
    expect(started).toMatchObject({ place: undefined, hasStarted: true, startedAt: 220_000, elapsed: 0 });
  });

  test('ends when the service stops naming its place', () => {
    const waiting = after(start, waitingAt(1, 60_000));
    expect(runReducer(waiting, { type: 'tick', at: 359_999 }).name).toBe('CREATING');
    expect(runReducer(waiting, { type: 'tick', at: 360_000 })).toMatchObject({
      name: 'TIMEOUT',
      hasStarted: false,
    });
  });
});

describe('a run without its stream', () => {
  test('is lost, and followed once the service says that it goes on', () => {
    const lost = after(start, progress('x'), actions.lost);
    expect(lost).toMatchObject({ name: 'CREATING', link: 'lost' });
    const followed = runReducer(lost, { type: 'alive', at: 70_000 });
    expect(followed).toMatchObject({ link: 'followed', lastMessageAt: 70_000 });
    expect(runReducer(followed, actions.lost)).toMatchObject({ link: 'lost' });
  });

  test('of another page is taken up as what it was', () => {
    expect(after(actions.resume)).toMatchObject({
      name: 'CREATING',
      link: 'lost',
      subject,
      hasStarted: true,
    });
    expect(after({ ...actions.resume, hasStarted: false }, { type: 'alive', at: 62_000 })).toMatchObject({
      hasStarted: true,
    });
  });
});

test.each<[string, boolean, RunState]>([
  ['is made', true, after(start, progress('x'))],
  ['only waits', false, after(start, waitingAt(1))],
  ['was lost after its start', true, after(start, progress('x'), actions.failed)],
  ['was lost before its start', false, after(start, actions.failed)],
  ['was broken off by the service', false, after(start, progress('x'), { type: 'failed', cause: 'service' })],
  ['was denied', false, after(start, progress('x'), actions.denied)],
  ['was not heard of any more', true, after(start, progress('x'), actions.lateTick)],
  ['is there', false, after(start, progress('x'), actions.created)],
])('what %s may still arrive: %s', (_name, may, state) => {
  expect(mayStillArrive(state)).toBe(may);
});

describe('the time of a run', () => {
  const ticking = (...times: number[]) =>
    times.reduce<RunState>((state, at) => runReducer(state, { type: 'tick', at }), creating);

  test('follows the clock, however seldom it is read', () => {
    expect(ticking(1000 + 150_000)).toMatchObject({ elapsed: 150_000, timeFraction: 0.5 });
  });

  test('ends the run 5 minutes after the last message, also for a page that was frozen', () => {
    expect(ticking(61_000 + 299_999)).toMatchObject({ name: 'CREATING', timeFraction: 0.99 });
    expect(ticking(61_000 + 300_000).name).toBe('TIMEOUT');
    expect(ticking(61_000 + 9_000_000).name).toBe('TIMEOUT');
  });
});

test('a thousand random sequences never leave the specified states', () => {
  const text = fc.string({ maxLength: 5 });
  /** Milliseconds since the action before. */
  const at = fc.integer({ min: 0, max: 200_000 });
  const action: fc.Arbitrary<RunAction> = fc.oneof(
    fc.record({ type: fc.constant('start' as const), at, subject: fc.constant(subject) }),
    fc.record({
      type: fc.constant('resume' as const),
      at,
      subject: fc.constant(subject),
      hasStarted: fc.boolean(),
    }),
    fc.record({ type: fc.constant('alive' as const), at, place: fc.constantFrom(undefined, 1, 2) }),
    fc.record({ type: fc.constant('tick' as const), at }),
    fc.record({ type: fc.constant('progress' as const), at, message: text }),
    fc.record({ type: fc.constant('created' as const), id: text }),
    fc.constantFrom<RunAction>(actions.lost, actions.failed, actions.denied, actions.quota, actions.restart),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (sequence) => {
      let state = idle;
      let now = 0;
      for (const given of sequence) {
        const next = 'at' in given ? { ...given, at: (now += given.at) } : given;
        const before = state;
        state = runReducer(before, next);
        expect(Object.keys(table)).toContain(state.name);
        if (state.name !== before.name)
          expect(Object.values(table[before.name]), `${before.name}, ${next.type}`).toContain(state.name);
        if (state.name === 'CREATING') {
          expect(state.timeFraction).toBeGreaterThanOrEqual(0);
          expect(state.timeFraction).toBeLessThan(1);
          expect(state.elapsed).toBeGreaterThanOrEqual(0);
        }
        expect(mayStart(state)).toBe('start' in table[state.name]);
      }
    }),
    { numRuns: 1000, seed: 15 },
  );
});
