import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reduceGesture, type Gesture, type GestureAction, type PointerInput } from './bind-pointer';

type Step = readonly [type: 'down' | 'move' | 'up', x: number, y: number, time: number];

const inputOf = ([type, x, y, time]: Step): PointerInput => ({ type, pointer: 1, point: { x, y }, time });

function actionsOf(inputs: readonly PointerInput[]): GestureAction[] {
  let gesture: Gesture;
  const actions: GestureAction[] = [];
  for (const input of inputs) {
    const result = reduceGesture(gesture, input);
    gesture = result.gesture;
    if (result.action !== undefined) actions.push(result.action);
  }
  return actions;
}

const last = (...steps: Step[]) => actionsOf(steps.map(inputOf)).at(-1);

describe('a swipe is 30 px within 250 ms (spec book §4)', () => {
  test.each<[string, Step, string]>([
    ['30 px to the left', ['up', 70, 50, 250], 'swipe'],
    ['30 px to the right', ['up', 130, 50, 100], 'swipe'],
    ['29 px', ['up', 71, 50, 100], 'tap'],
    ['too slow', ['up', 70, 50, 251], 'tap'],
    ['more down than along', ['up', 70, 110, 100], 'tap'],
  ])('%s: %o is a %s', (_, up, action) => {
    expect(last(['down', 100, 50, 0], up)?.type).toBe(action);
  });

  test('to the left turns to the next page, to the right to the previous one', () => {
    expect(last(['down', 100, 50, 0], ['up', 40, 50, 90])).toMatchObject({ towards: 'next' });
    expect(last(['down', 100, 50, 0], ['up', 160, 50, 90])).toMatchObject({ towards: 'previous' });
  });

  test('also ends a drag', () => {
    expect(last(['down', 100, 50, 0], ['move', 80, 50, 40], ['up', 40, 50, 90])).toMatchObject({
      type: 'swipe',
    });
  });
});

describe('a drag begins after 5 px (spec book §4)', () => {
  test.each<[string, Step[], string | undefined]>([
    [
      '5 px are no drag',
      [
        ['down', 0, 0, 0],
        ['move', 3, 4, 10],
      ],
      undefined,
    ],
    [
      '6 px drag the page',
      [
        ['down', 0, 0, 0],
        ['move', 0, 6, 10],
      ],
      'drag',
    ],
    [
      'a drag back to its start is still a drag',
      [
        ['down', 0, 0, 0],
        ['move', 0, 6, 10],
        ['move', 0, 0, 20],
      ],
      'drag',
    ],
    [
      'a slow release ends the drag',
      [
        ['down', 0, 0, 0],
        ['move', 90, 0, 300],
        ['up', 90, 0, 400],
      ],
      'release',
    ],
    [
      'a long press without a drag is a tap',
      [
        ['down', 0, 0, 0],
        ['up', 0, 0, 4000],
      ],
      'tap',
    ],
    ['a move without a press hovers', [['move', 9, 9, 0]], 'hover'],
    ['a release without a press does nothing', [['up', 9, 9, 0]], undefined],
  ])('%s', (_, steps, action) => {
    expect(last(...steps)?.type).toBe(action);
  });
});

describe('a drag is cancelled', () => {
  const drag = [inputOf(['down', 0, 0, 0]), inputOf(['move', 50, 0, 300])];

  test('when the browser cancels the pointer', () => {
    expect(actionsOf([...drag, { type: 'cancel', pointer: 1 }]).at(-1)).toEqual({ type: 'cancel' });
  });

  test('when a second finger goes down', () => {
    const second: PointerInput = { type: 'down', pointer: 2, point: { x: 9, y: 9 }, time: 310 };
    expect(actionsOf([...drag, second]).at(-1)).toEqual({ type: 'cancel' });
  });

  test('but not when another pointer is released or cancelled', () => {
    const other: PointerInput = { type: 'up', pointer: 2, point: { x: 9, y: 9 }, time: 310 };
    expect(actionsOf([...drag, other, { type: 'cancel', pointer: 2 }]).map(({ type }) => type)).toEqual([
      'drag',
    ]);
  });
});

test('a drag is released, swiped or cancelled before the next one begins', () => {
  const pointer = fc.integer({ min: 1, max: 2 });
  const point = fc.record({ x: fc.nat(400), y: fc.nat(300) });
  const input = fc.oneof(
    fc.record({
      type: fc.constantFrom('down' as const, 'move' as const, 'up' as const),
      pointer,
      point,
      time: fc.nat(2000),
    }),
    fc.record({ type: fc.constant('cancel' as const), pointer }),
  );
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      let draggedFrom: unknown;
      for (const action of actionsOf(inputs)) {
        if (action.type === 'drag') {
          if (draggedFrom !== undefined) expect(action.from).toBe(draggedFrom);
          draggedFrom = action.from;
        } else if (action.type === 'release' || action.type === 'cancel' || action.type === 'swipe') {
          if (action.type !== 'swipe') expect(draggedFrom).toBeDefined();
          draggedFrom = undefined;
        } else expect(draggedFrom).toBeUndefined();
      }
    }),
  );
});

test('a finger that begins up or down on a text that scrolls turns nothing; sideways it drags the page as elsewhere', () => {
  const moved = (...steps: Step[]) => actionsOf(steps.map((step) => ({ ...inputOf(step), canScroll: true })));
  expect(
    moved(['down', 0, 0, 0], ['move', 3, 9, 10], ['move', 90, 10, 20], ['up', 90, 10, 30]),
  ).not.toContainEqual(expect.objectContaining({ type: expect.stringMatching(/drag|swipe|tap/) }));
  expect(moved(['down', 0, 0, 0], ['move', 9, 3, 10], ['move', 9, 50, 20])).toMatchObject([
    { type: 'drag' },
    { type: 'drag' },
  ]);
});
