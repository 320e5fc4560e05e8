import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornerAt } from './corners';
import { understand, type Gesture, type Meaning, type PointerReport } from './gesture';

type Step = readonly [type: 'down' | 'move' | 'up', x: number, y: number, time: number];

const reportOf = ([type, x, y, time]: Step): PointerReport => ({ type, pointer: 1, at: { x, y }, time });

function meaningsOf(reports: readonly PointerReport[]): Meaning[] {
  let gesture: Gesture;
  const meanings: Meaning[] = [];
  for (const report of reports) {
    const understood = understand(gesture, report);
    gesture = understood.gesture;
    if (understood.meaning !== undefined) meanings.push(understood.meaning);
  }
  return meanings;
}

const last = (...steps: Step[]) => meaningsOf(steps.map(reportOf)).at(-1);

describe('a swipe is 30 px within 250 ms (spec screens §13)', () => {
  test.each<[string, Step, string]>([
    ['30 px to the left', ['up', 70, 50, 250], 'swipe'],
    ['30 px to the right', ['up', 130, 50, 100], 'swipe'],
    ['29 px', ['up', 71, 50, 100], 'tap'],
    ['too slow', ['up', 70, 50, 251], 'tap'],
    ['more down than along', ['up', 70, 110, 100], 'tap'],
  ])('%s: %o is a %s', (_, up, meaning) => {
    expect(last(['down', 100, 50, 0], up)?.type).toBe(meaning);
  });

  test('to the left is next, to the right is previous', () => {
    expect(last(['down', 100, 50, 0], ['up', 40, 50, 90])).toMatchObject({ towards: 'next' });
    expect(last(['down', 100, 50, 0], ['up', 160, 50, 90])).toMatchObject({ towards: 'previous' });
  });

  test('even when a page was already drawn along', () => {
    expect(last(['down', 100, 50, 0], ['move', 80, 50, 40], ['up', 40, 50, 90])).toMatchObject({
      type: 'swipe',
    });
  });
});

describe('a drag begins after 5 px (spec screens §13)', () => {
  test.each<[string, Step[], string | undefined]>([
    [
      '5 px are none',
      [
        ['down', 0, 0, 0],
        ['move', 3, 4, 10],
      ],
      undefined,
    ],
    [
      '6 px draw the page',
      [
        ['down', 0, 0, 0],
        ['move', 0, 6, 10],
      ],
      'draw',
    ],
    [
      'back at its beginning it is still one',
      [
        ['down', 0, 0, 0],
        ['move', 0, 6, 10],
        ['move', 0, 0, 20],
      ],
      'draw',
    ],
    [
      'let go slowly',
      [
        ['down', 0, 0, 0],
        ['move', 90, 0, 300],
        ['up', 90, 0, 400],
      ],
      'let-go',
    ],
    [
      'no drag, let go slowly',
      [
        ['down', 0, 0, 0],
        ['up', 0, 0, 4000],
      ],
      'tap',
    ],
    ['nothing pressed', [['move', 9, 9, 0]], 'hover'],
    ['let go elsewhere', [['up', 9, 9, 0]], undefined],
  ])('%s', (_, steps, meaning) => {
    expect(last(...steps)?.type).toBe(meaning);
  });
});

describe('a drag is given up', () => {
  const drag = [reportOf(['down', 0, 0, 0]), reportOf(['move', 50, 0, 300])];

  test('when the browser takes the pointer', () => {
    expect(meaningsOf([...drag, { type: 'cancel', pointer: 1 }]).at(-1)).toEqual({ type: 'give-up' });
  });

  test('when a second finger comes', () => {
    const second: PointerReport = { type: 'down', pointer: 2, at: { x: 9, y: 9 }, time: 310 };
    expect(meaningsOf([...drag, second]).at(-1)).toEqual({ type: 'give-up' });
  });

  test('but not for what another pointer does', () => {
    const other: PointerReport = { type: 'up', pointer: 2, at: { x: 9, y: 9 }, time: 310 };
    expect(meaningsOf([...drag, other, { type: 'cancel', pointer: 2 }]).map(({ type }) => type)).toEqual([
      'draw',
    ]);
  });
});

test('whatever is drawn is let go, swiped or given up before the next is drawn', () => {
  const pointer = fc.integer({ min: 1, max: 2 });
  const at = fc.record({ x: fc.nat(400), y: fc.nat(300) });
  const report = fc.oneof(
    fc.record({
      type: fc.constantFrom('down' as const, 'move' as const, 'up' as const),
      pointer,
      at,
      time: fc.nat(2000),
    }),
    fc.record({ type: fc.constant('cancel' as const), pointer }),
  );
  fc.assert(
    fc.property(fc.array(report), (reports) => {
      let drawnFrom: unknown;
      for (const meaning of meaningsOf(reports)) {
        if (meaning.type === 'draw') {
          if (drawnFrom !== undefined) expect(meaning.from).toBe(drawnFrom);
          drawnFrom = meaning.from;
        } else if (meaning.type === 'let-go' || meaning.type === 'give-up' || meaning.type === 'swipe') {
          if (meaning.type !== 'swipe') expect(drawnFrom).toBeDefined();
          drawnFrom = undefined;
        } else expect(drawnFrom).toBeUndefined();
      }
    }),
  );
});

describe('a corner reaches one fifth of the page diagonal (spec screens §13)', () => {
  // 300 by 400: the diagonal is 500, a corner 100.
  const size = { pageWidth: 300, pageHeight: 400 };
  test.each<[number, number, object | undefined]>([
    [1, 1, { side: 'left', edge: 'top' }],
    [99, 99, { side: 'left', edge: 'top' }],
    [100, 99, undefined],
    [99, 100, undefined],
    [501, 301, { side: 'right', edge: 'bottom' }],
    [500, 301, undefined],
    [599, 1, { side: 'right', edge: 'top' }],
    [1, 399, { side: 'left', edge: 'bottom' }],
    [300, 200, undefined],
    [0, 1, undefined],
    [600, 1, undefined],
    [1, 400, undefined],
  ])('%i, %i: %o', (x, y, corner) => {
    expect(cornerAt({ x, y }, size)).toEqual(corner);
  });
});
