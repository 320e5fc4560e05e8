import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageTurner, turnKindOf, type TurningBook, createAfterTurn } from './page-turns';
import * as limits from '../../../contract/limits';
import { FakeClock } from '../../../base/fake-clock.fixture';

/** A book whose turns take until `land`. */
class SlowBook implements TurningBook {
  readonly calls: string[] = [];
  #at: number;
  #to: number | undefined;

  constructor(at = 0) {
    this.#at = at;
  }
  getCurrentPageIndex(): number {
    return this.#at === 0 ? 0 : this.#at * 2 - 1;
  }
  getState(): string {
    return this.#to === undefined ? 'read' : 'flipping';
  }
  finishAnimation(): void {
    this.land();
  }
  land(): void {
    this.#at = this.#to ?? this.#at;
    this.#to = undefined;
  }
  flipNext(): void {
    this.calls.push('next');
    this.#to = this.#at + 1;
  }
  flipPrev(): void {
    this.calls.push('previous');
    this.#to = this.#at - 1;
  }
  turnToPage(position: number): void {
    this.calls.push(`page ${position}`);
    this.#at = Math.ceil(position / 2);
  }
}

function turnerOf(book: TurningBook, slideCount = 9, fades = false) {
  const targets: number[] = [];
  const turner = new PageTurner(book, {
    slideCount,
    isUpright: false,
    fades: () => fades,
    crossFade: (jump) => jump(),
    onTargetChange: (index) => targets.push(index),
  });
  return { turner, targets };
}

test.each([
  [3, 3, 'stay'],
  [3, 4, 'next'],
  [3, 2, 'previous'],
  [3, 5, 'jump'],
  [3, 0, 'jump'],
  [0, 1, 'next'],
] as const)('from %i to %i: %s', (from, to, turnKind) => {
  expect(turnKindOf(from, to)).toBe(turnKind);
});

describe('the page turner', () => {
  test('turns single pages, and jumps over more', () => {
    const book = new SlowBook();
    const { turner, targets } = turnerOf(book);
    for (const index of [1, 1, 2, 6, 5, 0]) {
      turner.show(index);
      book.land();
    }
    expect(book.calls).toEqual(['next', 'next', 'page 12', 'previous', 'page 0']);
    expect(targets).toEqual([0, 1, 2, 6, 5, 0]);
  });

  test('ends a running turn before the next', () => {
    const book = new SlowBook();
    const { turner } = turnerOf(book);
    turner.show(1);
    turner.show(2);
    turner.show(1);
    expect(book.calls).toEqual(['next', 'next', 'previous']);
  });

  test('does not turn a page that the user turns', () => {
    const book = new SlowBook(2);
    const { turner } = turnerOf(book);
    turner.turnsTo(3);
    turner.show(3);
    expect(book.calls).toEqual([]);
  });

  test('fades with reduced motion', () => {
    const book = new SlowBook();
    const { turner } = turnerOf(book, 9, true);
    turner.show(1);
    turner.show(0);
    expect(book.calls).toEqual(['page 2', 'page 0']);
  });

  test('shows a page that cannot turn', () => {
    const book = new SlowBook();
    book.flipNext = () => undefined;
    turnerOf(book).turner.show(1);
    expect(book.calls).toEqual(['page 2']);
  });

  test('throws for a slide beyond the last', () => {
    expect(() => turnerOf(new SlowBook(), 3).turner.show(3)).toThrow('Invalid page');
  });
});

test('shows the last slide that was requested, in any order of requests and landings', () => {
  const step = fc.oneof(fc.nat(8), fc.constant('land' as const));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const book = new SlowBook();
      const { turner } = turnerOf(book);
      let wanted = 0;
      for (const to of steps) {
        if (to === 'land') book.land();
        else turner.show((wanted = to));
      }
      book.land();
      expect(Math.ceil(book.getCurrentPageIndex() / 2)).toBe(wanted);
    }),
  );
});

const { restAfterTurn, maxDelay } = limits.book;

/** A book whose turns and paints the test triggers, and the number of calls. */
function setUpBook() {
  const clock = new FakeClock();
  const painting = new Set<() => void>();
  const book = { isTurning: false, isHidden: false, called: 0 };
  const afterTurn = createAfterTurn({
    clock,
    isTurning: () => book.isTurning,
    isHidden: () => book.isHidden,
    afterPaint: (call) => {
      painting.add(call);
      return () => void painting.delete(call);
    },
  });
  return {
    book,
    clock,
    hide: afterTurn.hidden,
    wait: () => afterTurn.schedule(() => (book.called += 1)),
    paint: () => {
      const now = [...painting];
      painting.clear();
      for (const call of now) call();
    },
    turn: () => (book.isTurning = true),
    land: () => {
      book.isTurning = false;
      afterTurn.landed();
    },
  };
}

describe('a call after a turn', () => {
  test('follows the paint while no page turns', () => {
    const { book, clock, wait, paint } = setUpBook();
    wait();
    expect(book.called).toBe(0);
    paint();
    expect([book.called, clock.running]).toEqual([1, 0]);
  });

  test('waits while a page turns, and for a moment after it has landed', () => {
    const { book, clock, wait, turn, paint, land } = setUpBook();
    wait();
    turn();
    paint();
    land();
    clock.pass(restAfterTurn - 1);
    expect(book.called).toBe(0);
    clock.pass(1);
    expect([book.called, clock.running]).toEqual([1, 0]);
  });

  test('waits longer when another page is turned in the meantime, up to a limit', () => {
    const { book, clock, wait, turn, paint, land } = setUpBook();
    wait();
    const turns = Math.ceil(maxDelay / 1000);
    for (let turned = 0; turned < turns; turned += 1) {
      expect(book.called).toBe(0);
      turn();
      paint();
      clock.pass(1000);
      land();
    }
    turn();
    clock.pass(restAfterTurn);
    expect(book.called).toBe(1);
  });

  test('follows at once when the page is hidden', () => {
    const { book, clock, wait, turn, hide } = setUpBook();
    wait();
    turn();
    hide();
    expect([book.called, clock.running]).toEqual([1, 0]);
  });

  test('does not wait for a turn that begins in a hidden page, such as by a key of the lock screen', () => {
    const { book, wait, turn, paint } = setUpBook();
    book.isHidden = true;
    wait();
    turn();
    paint();
    expect(book.called).toBe(1);
  });

  test.each(['before the paint', 'while the page turns', 'after it has landed'] as const)(
    'is not made when it is cancelled %s',
    (when) => {
      const { book, clock, wait, turn, paint, land } = setUpBook();
      const cancel = wait();
      turn();
      if (when === 'before the paint') cancel();
      paint();
      if (when === 'while the page turns') cancel();
      land();
      if (when === 'after it has landed') cancel();
      clock.pass(restAfterTurn);
      expect(book.called).toBe(0);
    },
  );
});
