import { describe, expect, test } from 'vitest';
import { createWritable } from '../../contract/readable';
import { createShowing } from './shown';

function setUp(usual?: (call: () => void) => () => void) {
  const showing = createShowing(usual);
  const [page, time] = [createWritable(0), createWritable(0)];
  const shown = { page: showing.of(page), time: showing.of(time) };
  const told: string[] = [];
  shown.page.subscribe(() => told.push(`page ${shown.page.get()}`));
  shown.time.subscribe(() => told.push(`time ${shown.time.get()}`));
  const turnTo = (index: number): void => {
    showing.hold();
    time.set(0);
    page.set(index);
  };
  return { showing, time, shown, told, turnTo };
}

/** Paints when it is told to. */
function paintedByHand() {
  const waiting = new Set<() => void>();
  return {
    afterPaint: (call: () => void) => {
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    paint: () => {
      const now = [...waiting];
      waiting.clear();
      for (const call of now) call();
    },
  };
}

describe('what is drawn around the pages', () => {
  test('follows at once while nobody sets a pace', () => {
    const { time, told, turnTo } = setUp();
    time.set(7);
    turnTo(1);
    expect(told).toEqual(['time 7', 'time 0', 'page 1']);
  });

  test('waits, all of it, for the page to be painted, and is told once of what is then so', () => {
    const { showing, time, shown, told, turnTo } = setUp();
    const { afterPaint, paint } = paintedByHand();
    showing.paceBy(afterPaint);
    time.set(7);
    turnTo(1);
    turnTo(2);
    expect(told).toEqual(['time 7']);
    expect([shown.page.get(), shown.time.get()]).toEqual([0, 7]);
    paint();
    expect(told).toEqual(['time 7', 'page 2', 'time 0']);
    time.set(1);
    expect(told.at(-1)).toBe('time 1');
  });

  test('waits at the usual pace while nobody sets another, and again after that', () => {
    const slides = paintedByHand();
    const book = paintedByHand();
    const { showing, shown, turnTo } = setUp(slides.afterPaint);
    const close = showing.paceBy(book.afterPaint);
    turnTo(1);
    slides.paint();
    expect(shown.page.get()).toBe(0);
    book.paint();
    expect(shown.page.get()).toBe(1);
    close();
    turnTo(2);
    book.paint();
    expect(shown.page.get()).toBe(1);
    slides.paint();
    expect(shown.page.get()).toBe(2);
  });

  test('does not wait for what is painted already', () => {
    const { shown, turnTo } = setUp((call) => {
      call();
      return () => undefined;
    });
    turnTo(1);
    expect(shown.page.get()).toBe(1);
  });

  test('waits no longer for a book that is closed', () => {
    const { showing, shown, told, turnTo } = setUp();
    const { afterPaint, paint } = paintedByHand();
    const close = showing.paceBy(afterPaint);
    turnTo(1);
    close();
    expect(shown.page.get()).toBe(1);
    turnTo(2);
    expect(shown.page.get()).toBe(2);
    paint();
    expect(told).toEqual(['page 1', 'page 2']);
  });

  test('is let go at once by whatever else a person does, and is told once', () => {
    const { showing, told, turnTo } = setUp();
    const { afterPaint, paint } = paintedByHand();
    showing.paceBy(afterPaint);
    turnTo(1);
    showing.release();
    expect(told).toEqual(['page 1']);
    paint();
    expect(told).toEqual(['page 1']);
  });

  test('is followed by what was to wait for it, or at once where nothing is held', () => {
    const { showing, told, turnTo } = setUp();
    const { afterPaint, paint } = paintedByHand();
    showing.paceBy(afterPaint);
    showing.whenLetGo(() => told.push('nothing held'));
    turnTo(1);
    showing.whenLetGo(() => told.push('narration'));
    showing.whenLetGo(() => told.push('taken back'))();
    expect(told).toEqual(['nothing held']);
    paint();
    expect(told).toEqual(['nothing held', 'page 1', 'narration']);
  });
});
