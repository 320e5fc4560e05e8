import { expect, test } from 'vitest';
import { FakeClock } from '../base/fake-clock.fixture';
import { createMediaTime, createPlayerStore, createDisplayedPlayer } from './state/player-store';
import { createSleepTimer } from './sleep-timer';
import { followReadingPosition } from './follow-reading-position';
import type { Schedule } from '../base/clock';
import type { ReadingPosition, StoryView } from '../contract/presentation/story-address';

/** A player whose page turn never finishes, so that the displayed state stays behind. */
const setUpTurningBook = () => setUp(() => () => undefined, 'book');

/** A player that shows every slide at once. */
const setUpSlides = () =>
  setUp((call) => {
    call();
    return () => undefined;
  }, 'slides');

function setUp(afterPaint: Schedule, view: StoryView) {
  const store = createPlayerStore(4);
  const mediaTime = createMediaTime();
  const displayed = createDisplayedPlayer(store, mediaTime, afterPaint);
  const clock = new FakeClock();
  const sleepTimer = createSleepTimer({ clock, store, setVolume: () => undefined });
  sleepTimer.open();
  const saved: ReadingPosition[] = [];
  let hide = (): void => undefined;
  const stop = followReadingPosition(
    { store, displayed, sleepTimer },
    view,
    (position) => void saved.push(position),
    (call) => {
      hide = call;
      return () => undefined;
    },
  );
  return { store, mediaTime, clock, sleepTimer, saved, stop, hide: () => hide() };
}

test('saves a page only after its turn, or when the story is closed during the turn', () => {
  const { store, saved, stop } = setUpTurningBook();
  store.dispatch({ type: 'GoTo', index: 2 });
  expect(saved).toEqual([]);
  stop();
  expect(saved).toEqual([{ slide: 2, second: 0, view: 'book' }]);
});

test('saves nothing when the position has not changed', () => {
  const { saved, stop } = setUpTurningBook();
  stop();
  expect(saved).toEqual([]);
});

test('an answer in the middle of the story is not its end, and its seconds are not the story’s', () => {
  const { store, mediaTime, saved } = setUpSlides();
  store.dispatch({ type: 'GoTo', index: 2 });
  store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl: 'answer.mp3' } });
  mediaTime.set({ time: 7 });
  expect(saved).toEqual([{ slide: 2, second: 0, view: 'slides' }]);
  store.dispatch({ type: 'Next' });
  expect(store.get().name).toBe('LAST_SLIDE_FINISHED');
  expect(saved.at(-1)).toEqual({ slide: 0, second: 0, view: 'slides' });
});

test('a story that is left on its last slide starts again from its first one', () => {
  const { store, mediaTime, saved } = setUpSlides();
  store.dispatch({ type: 'GoTo', index: 3 });
  store.dispatch({ type: 'Play' });
  mediaTime.set({ time: 7 });
  expect(saved).toEqual([{ slide: 0, second: 0, view: 'slides' }]);
  store.dispatch({ type: 'Previous' });
  expect(saved.at(-1)).toEqual({ slide: 2, second: 0, view: 'slides' });
});

test('a page that was turned to a moment ago is noted when the tab is hidden', () => {
  const { store, saved, hide } = setUpTurningBook();
  store.dispatch({ type: 'GoTo', index: 2 });
  expect(saved).toEqual([]);
  hide();
  hide();
  expect(saved).toEqual([{ slide: 2, second: 0, view: 'book' }]);
});

test.each([10, 'story'] as const)(
  'after a sleep timer of %s saves the page at which it was set',
  (choice) => {
    const { store, clock, sleepTimer, saved, stop } = setUpSlides();
    store.dispatch({ type: 'GoTo', index: 1 });
    store.dispatch({ type: 'Play' });
    sleepTimer.choose(choice);
    store.dispatch({ type: 'Next' });
    store.dispatch({ type: 'Next' });
    if (choice === 'story') store.dispatch({ type: 'Next' });
    else clock.pass(choice * 60_000);
    expect(sleepTimer.get().asleep).toBe(true);
    stop();
    expect(saved.at(-1)).toEqual({ slide: 1, second: 0, view: 'slides' });
  },
);
