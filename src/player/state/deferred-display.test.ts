import { describe, expect, test } from 'vitest';
import { createWritable } from '../../base/readable';
import { atOnce } from '../narration/narrate.fixture';
import { createDeferredDisplay } from './deferred-display';

/** A display that waits for nothing by itself. */
function setUp(usual: (call: () => void) => () => void = atOnce) {
  const display = createDeferredDisplay(usual);
  const [page, time] = [createWritable(0), createWritable(0)];
  const shown = { page: display.deferredViewOf(page), time: display.deferredViewOf(time) };
  const calls: string[] = [];
  shown.page.subscribe(() => calls.push(`page ${shown.page.get()}`));
  shown.time.subscribe(() => calls.push(`time ${shown.time.get()}`));
  const turnTo = (index: number): void => {
    display.defer();
    time.set(0);
    page.set(index);
  };
  return { display, time, shown, calls, turnTo };
}

/** An `afterPaint` whose paint the test triggers. */
function manualPaint() {
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

describe('the deferred display', () => {
  test('follows at once where nothing is to be waited for', () => {
    const { time, calls, turnTo } = setUp();
    time.set(7);
    turnTo(1);
    expect(calls).toEqual(['time 7', 'time 0', 'page 1']);
  });

  test('holds all values until the page is painted, then notifies once with the current values', () => {
    const { display, time, shown, calls, turnTo } = setUp();
    const { afterPaint, paint } = manualPaint();
    display.setSchedule(afterPaint);
    time.set(7);
    turnTo(1);
    turnTo(2);
    expect(calls).toEqual(['time 7']);
    expect([shown.page.get(), shown.time.get()]).toEqual([0, 7]);
    paint();
    expect(calls).toEqual(['time 7', 'page 2', 'time 0']);
    time.set(1);
    expect(calls.at(-1)).toBe('time 1');
  });

  test('waits for the usual schedule before another is set and after it is removed', () => {
    const slides = manualPaint();
    const book = manualPaint();
    const { display, shown, turnTo } = setUp(slides.afterPaint);
    const close = display.setSchedule(book.afterPaint);
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

  test('stops waiting for a book that is closed', () => {
    const { display, shown, calls, turnTo } = setUp();
    const { afterPaint, paint } = manualPaint();
    const close = display.setSchedule(afterPaint);
    turnTo(1);
    close();
    expect(shown.page.get()).toBe(1);
    turnTo(2);
    expect(shown.page.get()).toBe(2);
    paint();
    expect(calls).toEqual(['page 1', 'page 2']);
  });

  test('shows the current values at once on release, and notifies once', () => {
    const { display, calls, turnTo } = setUp();
    const { afterPaint, paint } = manualPaint();
    display.setSchedule(afterPaint);
    turnTo(1);
    display.release();
    expect(calls).toEqual(['page 1']);
    paint();
    expect(calls).toEqual(['page 1']);
  });

  test('calls `whenReleased` after the release, or at once if nothing is held back', () => {
    const { display, calls, turnTo } = setUp();
    const { afterPaint, paint } = manualPaint();
    display.setSchedule(afterPaint);
    display.whenReleased(() => calls.push('nothing held'));
    turnTo(1);
    display.whenReleased(() => calls.push('narration'));
    display.whenReleased(() => calls.push('cancelled'))();
    expect(calls).toEqual(['nothing held']);
    paint();
    expect(calls).toEqual(['nothing held', 'page 1', 'narration']);
  });
});
