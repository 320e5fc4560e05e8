import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { idleParty, partyReducer, type PartyAction, type PartyState } from './state';

const { timeLimit } = limits.creationRun;
const bear = { imageUrl: '/presentations/7/0.webp', description: 'A bear' };
const states = {
  IDLE: idleParty,
  GENERATING: { name: 'GENERATING', message: 'Started', steps: [bear], isSent: true, lastMessageAt: 1000 },
  ERROR: { name: 'ERROR', cause: 'service', isSent: true, steps: [bear] },
  ABORT: { name: 'ABORT', reason: ['violence'], steps: [bear] },
} as const satisfies Record<PartyState['name'], PartyState>;

const actions = {
  start: { type: 'start', at: 2000 },
  sent: { type: 'sent' },
  progress: { type: 'progress', message: 'Painted', step: undefined, at: 2000 },
  step: { type: 'progress', message: 'Painted', step: bear, at: 2000 },
  tick: { type: 'tick', at: 1000 + timeLimit - 1 },
  lateTick: { type: 'tick', at: 1000 + timeLimit },
  created: { type: 'created', id: '8' },
  failed: { type: 'failed', cause: 'connection' },
  aborted: { type: 'aborted', reason: 'violence' },
  restart: { type: 'restart' },
} as const satisfies Record<string, PartyAction>;

/** The state after each action; an action that is not listed changes nothing. */
const table: Readonly<Record<PartyState['name'], Partial<Record<keyof typeof actions, object>>>> = {
  IDLE: { start: { name: 'GENERATING', steps: [], message: '', isSent: false } },
  GENERATING: {
    sent: { name: 'GENERATING', isSent: true },
    progress: { name: 'GENERATING', message: 'Painted', steps: [bear], lastMessageAt: 2000 },
    step: { name: 'GENERATING', steps: [bear, bear], lastMessageAt: 2000 },
    lateTick: { name: 'ERROR', cause: 'silent', isSent: true, steps: [bear] },
    created: { name: 'IDLE', id: '8' },
    failed: { name: 'ERROR', cause: 'connection', isSent: true, steps: [bear] },
    aborted: { name: 'ABORT', reason: 'violence', steps: [bear] },
    restart: idleParty,
  },
  ERROR: { restart: idleParty },
  ABORT: { restart: idleParty },
};

describe.each(Object.values(states))('$name (spec contract §2)', (state: PartyState) => {
  test.each(Object.entries(actions))('after %s is as the table says', (name, action: PartyAction) => {
    const expected = Object.entries(table[state.name]).find(([known]) => known === name)?.[1];
    const next = partyReducer(state, action);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toMatchObject(expected);
  });
});

test('1,000 random sequences never lose a picture of a run, and only a created party has an id', () => {
  const anyAction = fc.constantFrom<PartyAction>(...Object.values(actions));
  const picturesOf = (state: PartyState) => (state.name === 'IDLE' ? 0 : state.steps.length);
  const idOf = (state: PartyState) => (state.name === 'IDLE' ? state.id : undefined);
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (sequence) => {
      let state = partyReducer(idleParty, { type: 'restart' });
      for (const action of sequence) {
        const next = partyReducer(state, action);
        const isNew = state.name === 'GENERATING' && action.type === 'progress' && action.step !== undefined;
        const expected =
          next.name === 'IDLE' || action.type === 'start' ? picturesOf(next) : picturesOf(state);
        expect(picturesOf(next)).toBe(expected + (isNew ? 1 : 0));
        expect(idOf(next) === undefined || next === state || action.type === 'created').toBe(true);
        state = next;
      }
    }),
    { numRuns: 1000 },
  );
});
