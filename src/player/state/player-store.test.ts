// The controls of a real player, whose slides are painted when the test says so.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  createPlayerStore,
  type UpdatePhase,
  createDeferredDisplay,
  createDisplayedPlayer,
} from './player-store';
import { createWritable } from '../../base/readable';
import { atOnce, narrate, playerDeps, silent, spoken } from '../narration/narrate.fixture';
import { createPlayer } from '../player';
import type { PlayableSlide } from '../playable-story';
import type { PlayerAction } from './player-state';

const phases: readonly UpdatePhase[] = ['log', 'hold', 'effects'];

/** Subscribes in this order; returns the calls during one update. */
function updateWith(order: readonly (UpdatePhase | 'subscriber')[]): readonly string[] {
  const store = createPlayerStore(3);
  const calls: string[] = [];
  for (const phase of order)
    if (phase === 'subscriber') store.subscribe(() => calls.push(`subscriber ${store.get().index}`));
    else store.onAction(phase, (_, { index }) => calls.push(`${phase} ${index}`));
  store.dispatch({ type: 'Next' });
  return calls;
}

describe('an update', () => {
  test('goes through its phases in the same order, in whatever order listeners subscribed', () => {
    const once = [...phases, 'subscriber'] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...once, ...once], { minLength: once.length }), (order) => {
        const expected = once.flatMap((phase) => order.filter((other) => other === phase));
        expect(updateWith(order)).toEqual(expected.map((phase) => `${phase} 1`));
      }),
    );
  });

  test('is complete before an action of a listener is processed', () => {
    const store = createPlayerStore(3);
    const seen: string[] = [];
    store.onAction('effects', ({ type }) => {
      if (type === 'Next') store.dispatch({ type: 'Pause' });
    });
    store.onAction('log', ({ type }, { name, index }) => seen.push(`${type}: ${name} ${index}`));
    store.subscribe(() => seen.push(`subscriber: ${store.get().name}`));
    store.dispatch({ type: 'Play' });
    store.dispatch({ type: 'Next' });
    expect(seen).toEqual([
      'Play: FIRST_SLIDE_PLAYING 0',
      'subscriber: FIRST_SLIDE_PLAYING',
      'Next: PLAYING 1',
      'subscriber: PLAYING',
      'Pause: PAUSED 1',
      'subscriber: PAUSED',
    ]);
  });

  test('tells its listeners that it is in progress', () => {
    const store = createPlayerStore(3);
    const during = vi.fn<() => void>(() => expect(store.isUpdating()).toBe(true));
    store.onAction('effects', during);
    store.subscribe(during);
    store.dispatch({ type: 'Next' });
    expect(during).toHaveBeenCalledTimes(2);
    expect(store.isUpdating()).toBe(false);
  });

  test('that fails does not block the next one', () => {
    const store = createPlayerStore(3);
    const stop = store.onAction('effects', () => {
      throw new Error('no sound');
    });
    expect(() => store.dispatch({ type: 'Next' })).toThrow('no sound');
    stop();
    store.dispatch({ type: 'Next' });
    expect(store.get().index).toBe(2);
  });
});

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

function openPlayer(slides: readonly PlayableSlide[]) {
  const { audio, video, clock } = narrate();
  const { afterPaint, paint } = manualPaint();
  const player = createPlayer(slides, playerDeps({ clock, elements: () => ({ audio, video }), afterPaint }));
  player.open();
  const act = (type: Exclude<PlayerAction['type'], 'GoTo' | 'AnswerPlayback'>) =>
    player.store.dispatch({ type });
  const shownSlide = () => player.displayed.state.get().index;
  return { player, audio, clock, act, paint, shownSlide };
}

describe('the controls wait for the paint of the new slide', () => {
  test('when the old one ran in silence', () => {
    const { act, clock, paint, shownSlide } = openPlayer(['cover', 'one', 'end'].map(silent));
    act('Play');
    clock.pass(300);
    act('Next');
    expect(shownSlide()).toBe(0);
    paint();
    expect(shownSlide()).toBe(1);
  });

  test('when the narration of the old one had stalled', () => {
    const { act, audio, player, paint, shownSlide } = openPlayer([spoken('cover'), spoken('one')]);
    act('Play');
    paint();
    audio.know(10);
    audio.reach(2);
    audio.fire('waiting');
    expect(player.displayed.mediaTime.get().buffering).toBe(true);
    act('Next');
    expect(shownSlide()).toBe(0);
    paint();
    expect(shownSlide()).toBe(1);
  });
});

test('the controls wait no longer than until the narration of the new slide runs', () => {
  const { act, audio, clock, shownSlide } = openPlayer([spoken('cover'), spoken('one'), spoken('end')]);
  act('Play');
  act('Next');
  clock.pass(500);
  audio.know(10);
  expect(shownSlide()).toBe(0);
  audio.reach(0.1);
  expect(shownSlide()).toBe(1);
});

test('the controls wait for the paint even if they subscribe after the narrator', () => {
  const { store, mediaTime, audio, act } = narrate();
  const { afterPaint, paint } = manualPaint();
  const { state, mediaTime: shownTime } = createDisplayedPlayer(store, mediaTime, afterPaint);
  act('Play');
  audio.know(10);
  audio.reach(2);
  act('Next');
  expect([state.get().index, shownTime.get().time]).toEqual([0, 2]);
  paint();
  expect([state.get().index, shownTime.get().time]).toEqual([1, 0]);
});

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
