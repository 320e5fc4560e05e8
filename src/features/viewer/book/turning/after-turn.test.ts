import { describe, expect, test } from 'vitest';
import * as limits from '../../../../contract/limits';
import { FakeClock } from '../../../../base/fake-clock.fixture';
import { createAfterTurn } from './after-turn';

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
