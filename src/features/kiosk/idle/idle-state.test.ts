import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceIdle, type IdleAction, type IdleState } from './idle-machine';

const states = {
  active: { phase: 'active', isBusy: false },
  'active, busy': { phase: 'active', isBusy: true },
  countdown: { phase: 'countdown', isBusy: false },
  'countdown, busy': { phase: 'countdown', isBusy: true },
  forgetting: { phase: 'forgetting', isBusy: false, isTouched: false },
  'forgetting, busy': { phase: 'forgetting', isBusy: true, isTouched: false },
  'forgetting, touched': { phase: 'forgetting', isBusy: false, isTouched: true },
  'forgetting, busy, touched': { phase: 'forgetting', isBusy: true, isTouched: true },
  attract: { phase: 'attract', isBusy: false },
  'attract, busy': { phase: 'attract', isBusy: true },
} as const satisfies Record<string, IdleState>;
type Name = keyof typeof states;

const types = [
  'input',
  'busy',
  'free',
  'idle',
  'busy-too-long',
  'counted-down',
  'reset',
  'forgotten',
  'begin',
] as const;

/** What each action leads to; an action that is not named changes nothing. */
const table: Record<Name, Partial<Record<IdleAction['type'], Name>>> = {
  active: { busy: 'active, busy', idle: 'countdown', reset: 'forgetting' },
  'active, busy': { free: 'active', 'busy-too-long': 'countdown, busy', reset: 'forgetting, busy' },
  countdown: { input: 'active', busy: 'active, busy', 'counted-down': 'forgetting', reset: 'forgetting' },
  'countdown, busy': {
    input: 'active, busy',
    free: 'countdown',
    'counted-down': 'forgetting, busy',
    reset: 'forgetting, busy',
  },
  forgetting: { input: 'forgetting, touched', busy: 'forgetting, busy', forgotten: 'attract' },
  'forgetting, busy': {
    input: 'forgetting, busy, touched',
    free: 'forgetting',
    forgotten: 'active, busy',
  },
  'forgetting, touched': { busy: 'forgetting, busy, touched', forgotten: 'active' },
  'forgetting, busy, touched': { free: 'forgetting, touched', forgotten: 'active, busy' },
  attract: { busy: 'active, busy', begin: 'active' },
  'attract, busy': { free: 'attract', begin: 'active, busy' },
};

describe.each(Object.entries(states))('%s', (name, state) => {
  test.each(types)('%s', (type) => {
    const next = Object.entries(table).find(([one]) => one === name)?.[1][type];
    const reduced = reduceIdle(state, { type });
    if (next === undefined) expect(reduced).toBe(state);
    else expect(reduced).toEqual(states[next]);
  });
});

const action = fc.constantFrom(...types).map((type): IdleAction => ({ type }));

test('in 1,000 random sequences nothing is forgotten without a countdown or a reset, and and from every state the attract mode can be reached', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let state: IdleState = states.active;
      for (const next of actions) {
        const before = state;
        state = reduceIdle(before, next);
        if (state.phase === 'forgetting' && before.phase !== 'forgetting')
          expect(['counted-down', 'reset']).toContain(next.type);
        if (state.phase === 'attract' && before.phase !== 'attract')
          expect([before.phase, next.type]).toEqual(['forgetting', 'forgotten']);
        if (next.type === 'input') expect(state.phase).not.toBe('countdown');
      }
      // From everywhere an empty hall leads to the attract mode.
      for (const type of ['free', 'idle', 'counted-down', 'forgotten'] as const)
        state = reduceIdle(state, { type });
      const isTouchedMeanwhile = state.phase === 'active';
      if (isTouchedMeanwhile)
        for (const type of ['idle', 'counted-down', 'forgotten'] as const)
          state = reduceIdle(state, { type });
      expect(state).toEqual(states.attract);
    }),
    { numRuns: 1000 },
  );
});
