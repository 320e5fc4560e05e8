import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autoFillReducer, waiting, type AutoFillAction, type AutoFillState } from './state';

const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'tall', speaker: 'english-grace' };
const states = {
  WAITING: waiting,
  FILLED: { name: 'WAITING', person },
  GENERATING: { name: 'GENERATING' },
  ERROR: { name: 'ERROR', cause: 'service' },
  ABORT: { name: 'ABORT', reason: ['violence'] },
} as const satisfies Record<string, AutoFillState>;

const actions = {
  start: { type: 'start' },
  created: { type: 'created', person },
  failed: { type: 'failed', cause: 'connection' },
  aborted: { type: 'aborted', reason: 'violence' },
  cancel: { type: 'cancel' },
} as const satisfies Record<string, AutoFillAction>;

const generating = { name: 'GENERATING' } as const;
/** The state after each action; an action that is not listed changes nothing. */
const table: Readonly<Record<keyof typeof states, Partial<Record<keyof typeof actions, AutoFillState>>>> = {
  WAITING: { start: generating },
  FILLED: { start: generating, cancel: waiting },
  GENERATING: {
    created: { name: 'WAITING', person },
    failed: { name: 'ERROR', cause: 'connection' },
    aborted: { name: 'ABORT', reason: 'violence' },
    cancel: waiting,
  },
  ERROR: { start: generating, cancel: waiting },
  ABORT: { start: generating, cancel: waiting },
};

describe.each(Object.entries(table))('%s (spec contract §2)', (name, row) => {
  const state = Object.entries(states).find(([known]) => known === name)?.[1] ?? waiting;
  test.each(Object.entries(actions))('after %s is as the table says', (action, done: AutoFillAction) => {
    const expected = Object.entries(row).find(([known]) => known === action)?.[1];
    const next = autoFillReducer(state, done);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toEqual(expected);
  });
});

test('1,000 random sequences have a person only right after one was made up', () => {
  const anyAction = fc.constantFrom<AutoFillAction>(...Object.values(actions));
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (sequence) => {
      let state: AutoFillState = waiting;
      for (const action of sequence) {
        const next = autoFillReducer(state, action);
        const hasNewPerson = next !== state && next.name === 'WAITING' && next.person !== undefined;
        expect(hasNewPerson).toBe(state.name === 'GENERATING' && action.type === 'created');
        // Only a request that is under way can end.
        const mayChange = state.name === 'GENERATING' || action.type === 'start' || action.type === 'cancel';
        expect(mayChange || next === state).toBe(true);
        state = next;
      }
    }),
    { numRuns: 1000 },
  );
});
