// The table of spec player §2: every state with every action, then properties of any run.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  wouldChange,
  initialState,
  isDone,
  isFirst,
  isLast,
  isPlaying,
  reduce,
  stateNames,
  type PlayerAction,
  type PlayerState,
  type StateName,
} from './player-state';

const answer = { audioUrl: 'https://host/presentations/1/answer.mp3' };

/** A state in a story of five slides, at the given index. */
function stateOf(name: StateName, index: number, sequenceLength = 5): PlayerState {
  const common = { index, sequenceLength, subtitles: true };
  return name === 'Q_AND_A' ? { ...common, name, answer } : { ...common, name };
}

type Row = readonly [from: StateName, at: number, to: StateName | 'unchanged', index: number];

const table: Record<'Next' | 'Previous' | 'Pause' | 'Play' | 'Restart', readonly Row[]> = {
  Next: [
    ['FIRST_SLIDE_PAUSED', 0, 'PAUSED', 1],
    ['FIRST_SLIDE_PLAYING', 0, 'PLAYING', 1],
    ['PLAYING', 1, 'PLAYING', 2],
    ['PLAYING', 3, 'LAST_SLIDE_PLAYING', 4],
    ['PAUSED', 1, 'PAUSED', 2],
    ['PAUSED', 3, 'LAST_SLIDE_PAUSED', 4],
    ['LAST_SLIDE_PAUSED', 4, 'LAST_SLIDE_FINISHED', 4],
    ['LAST_SLIDE_PLAYING', 4, 'LAST_SLIDE_FINISHED', 4],
    ['LAST_SLIDE_FINISHED', 4, 'unchanged', 4],
    ['Q_AND_A', 2, 'LAST_SLIDE_FINISHED', 4],
  ],
  Previous: [
    ['FIRST_SLIDE_PAUSED', 0, 'PAUSED', 0],
    ['FIRST_SLIDE_PLAYING', 0, 'PAUSED', 0],
    ['PLAYING', 2, 'PLAYING', 1],
    ['PLAYING', 1, 'FIRST_SLIDE_PLAYING', 0],
    ['PAUSED', 2, 'PAUSED', 1],
    ['PAUSED', 1, 'PAUSED', 0],
    ['PAUSED', 0, 'unchanged', 0],
    ['LAST_SLIDE_PAUSED', 4, 'PAUSED', 3],
    ['LAST_SLIDE_PLAYING', 4, 'PLAYING', 3],
    ['LAST_SLIDE_FINISHED', 4, 'LAST_SLIDE_PAUSED', 4],
    ['Q_AND_A', 2, 'unchanged', 2],
  ],
  Pause: [
    ['FIRST_SLIDE_PAUSED', 0, 'unchanged', 0],
    ['FIRST_SLIDE_PLAYING', 0, 'FIRST_SLIDE_PAUSED', 0],
    ['PLAYING', 2, 'PAUSED', 2],
    ['PAUSED', 2, 'unchanged', 2],
    ['LAST_SLIDE_PAUSED', 4, 'unchanged', 4],
    ['LAST_SLIDE_PLAYING', 4, 'LAST_SLIDE_PAUSED', 4],
    ['LAST_SLIDE_FINISHED', 4, 'unchanged', 4],
    ['Q_AND_A', 2, 'unchanged', 2],
  ],
  Play: [
    ['FIRST_SLIDE_PAUSED', 0, 'FIRST_SLIDE_PLAYING', 0],
    ['FIRST_SLIDE_PLAYING', 0, 'unchanged', 0],
    ['PLAYING', 2, 'unchanged', 2],
    ['PAUSED', 2, 'PLAYING', 2],
    ['LAST_SLIDE_PAUSED', 4, 'LAST_SLIDE_PLAYING', 4],
    ['LAST_SLIDE_PLAYING', 4, 'unchanged', 4],
    ['LAST_SLIDE_FINISHED', 4, 'LAST_SLIDE_PLAYING', 4],
    ['Q_AND_A', 2, 'unchanged', 2],
  ],
  Restart: [
    ['FIRST_SLIDE_PAUSED', 0, 'unchanged', 0],
    ['FIRST_SLIDE_PLAYING', 0, 'FIRST_SLIDE_PAUSED', 0],
    ['PLAYING', 2, 'FIRST_SLIDE_PAUSED', 0],
    ['PAUSED', 2, 'FIRST_SLIDE_PAUSED', 0],
    ['LAST_SLIDE_PAUSED', 4, 'FIRST_SLIDE_PAUSED', 0],
    ['LAST_SLIDE_PLAYING', 4, 'FIRST_SLIDE_PAUSED', 0],
    ['LAST_SLIDE_FINISHED', 4, 'FIRST_SLIDE_PAUSED', 0],
    ['Q_AND_A', 2, 'FIRST_SLIDE_PAUSED', 0],
  ],
};

type GoToRow = readonly [from: StateName, at: number, first: StateName, middle: StateName, last: StateName];

const goToTable: readonly GoToRow[] = [
  // from, at, and where GoTo(0), GoTo(2) and GoTo(4) lead
  ['FIRST_SLIDE_PAUSED', 0, 'FIRST_SLIDE_PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED'],
  ['FIRST_SLIDE_PLAYING', 0, 'FIRST_SLIDE_PLAYING', 'PLAYING', 'LAST_SLIDE_PLAYING'],
  ['PLAYING', 1, 'FIRST_SLIDE_PLAYING', 'PLAYING', 'LAST_SLIDE_PLAYING'],
  ['PAUSED', 1, 'FIRST_SLIDE_PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED'],
  ['LAST_SLIDE_PAUSED', 4, 'FIRST_SLIDE_PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED'],
  ['LAST_SLIDE_PLAYING', 4, 'FIRST_SLIDE_PLAYING', 'PLAYING', 'LAST_SLIDE_PLAYING'],
  ['LAST_SLIDE_FINISHED', 4, 'FIRST_SLIDE_PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED'],
  ['Q_AND_A', 2, 'FIRST_SLIDE_PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED'],
];

describe.each(['Next', 'Previous', 'Pause', 'Play', 'Restart'] as const)('%s', (type) => {
  test('has a row for each of the eight states', () => {
    expect(new Set(table[type].map(([from]) => from))).toEqual(new Set(stateNames));
  });

  test.each(table[type])('from %s at %i gives %s at %i', (from, at, to, index) => {
    const before = stateOf(from, at);
    const after = reduce(before, { type });
    expect(after).toEqual(to === 'unchanged' ? before : stateOf(to, index));
    expect(after === before).toBe(to === 'unchanged');
    expect(wouldChange(before, { type })).toBe(to !== 'unchanged');
  });
});

describe('GoTo (spec player §2)', () => {
  test.each(goToTable)('from %s at %i leads to %s, %s, %s', (from, at, first, middle, last) => {
    const names = [0, 2, 4].map((index) => reduce(stateOf(from, at), { type: 'GoTo', index }));
    expect(names).toEqual([stateOf(first, 0), stateOf(middle, 2), stateOf(last, 4)]);
  });

  test.each([[-1], [5], [1.5], [Number.NaN], [Infinity]])('%d is no slide and changes nothing', (index) => {
    const before = stateOf('PLAYING', 2);
    expect(reduce(before, { type: 'GoTo', index })).toBe(before);
  });
});

describe.each(stateNames)('in %s', (name) => {
  const before = stateOf(name, 2);

  test('subtitles go off and on, and nothing else changes', () => {
    const off = reduce(before, { type: 'ToggleSubtitles' });
    expect(off).toEqual({ ...before, subtitles: false });
    expect(reduce(off, { type: 'ToggleSubtitles' })).toEqual(before);
  });

  test('an answer plays on the current slide (spec player §2)', () => {
    const other = { audioUrl: 'https://host/presentations/1/other.mp3' };
    const after = reduce(before, { type: 'AnswerPlayback', answer: other });
    expect(after).toMatchObject({ name: 'Q_AND_A', index: 2, answer: other });
  });
});

describe('a sequence of one (spec player §1)', () => {
  test.each([
    ['FIRST_SLIDE_PAUSED', 'Next', 'LAST_SLIDE_PAUSED'],
    ['FIRST_SLIDE_PLAYING', 'Next', 'LAST_SLIDE_PLAYING'],
    ['FIRST_SLIDE_PLAYING', 'Previous', 'PAUSED'],
    ['LAST_SLIDE_PLAYING', 'Previous', 'FIRST_SLIDE_PLAYING'],
    ['LAST_SLIDE_PAUSED', 'Previous', 'PAUSED'],
    ['PAUSED', 'Next', 'LAST_SLIDE_PAUSED'],
  ] as const)('from %s, %s gives %s', (from, type, to) => {
    expect(reduce(stateOf(from, 0, 1), { type })).toEqual(stateOf(to, 0, 1));
  });

  test('counts its only slide as the first', () => {
    const first = stateOf('FIRST_SLIDE_PLAYING', 0, 1);
    expect(reduce(first, { type: 'GoTo', index: 0 })).toBe(first);
  });
});

const someAction: fc.Arbitrary<PlayerAction> = fc.oneof(
  fc.constantFrom<PlayerAction>(
    { type: 'Next' },
    { type: 'Previous' },
    { type: 'Pause' },
    { type: 'Play' },
    { type: 'Restart' },
    { type: 'ToggleSubtitles' },
    { type: 'AnswerPlayback', answer },
  ),
  fc.record({ type: fc.constant('GoTo' as const), index: fc.oneof(fc.integer(), fc.double()) }),
);

/** All the states that a run of actions passes through. */
function run(sequenceLength: number, actions: readonly PlayerAction[]): PlayerState[] {
  let state = initialState(sequenceLength);
  return [state, ...actions.map((action) => (state = reduce(state, action)))];
}

describe('any run of actions', () => {
  const runs = [fc.integer({ min: 1, max: 20 }), fc.array(someAction, { maxLength: 60 })] as const;

  test('the index never leaves the sequence', () => {
    fc.assert(
      fc.property(...runs, (length, actions) => {
        for (const { index } of run(length, actions)) expect(index >= 0 && index < length).toBe(true);
      }),
    );
  });

  test('a state that equals its predecessor is its predecessor', () => {
    fc.assert(
      fc.property(...runs, (length, actions) => {
        const unstable = actions.filter(({ type }) => type !== 'AnswerPlayback');
        const states = run(length, unstable);
        states.slice(1).forEach((state, at) => {
          const same = JSON.stringify(state) === JSON.stringify(states[at]);
          expect(state === states[at]).toBe(same);
        });
      }),
    );
  });

  test('first-slide states are on the first slide, last-slide states on the last', () => {
    fc.assert(
      fc.property(...runs, (length, actions) => {
        for (const state of run(length, actions)) {
          expect(isFirst(state) && state.index !== 0).toBe(false);
          expect(state.name.startsWith('LAST') && state.index !== length - 1).toBe(false);
        }
      }),
    );
  });

  test('First, Last, Done and playing derive from the name alone', () => {
    fc.assert(
      fc.property(...runs, (length, actions) => {
        for (const state of run(length, actions)) {
          const elsewhere = { ...state, index: (state.index + 1) % length };
          for (const derive of [isFirst, isLast, isDone, isPlaying])
            expect(derive(elsewhere)).toBe(derive(state));
        }
      }),
    );
  });

  test('enough Next while playing always ends the story', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (length) => {
        const playing: PlayerAction[] = [{ type: 'Play' }];
        for (let step = 0; step < length + 1; step += 1) playing.push({ type: 'Next' });
        expect(run(length, playing).at(-1)?.name).toBe('LAST_SLIDE_FINISHED');
      }),
    );
  });
});
