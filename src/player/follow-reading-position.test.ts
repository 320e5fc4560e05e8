import { expect, test } from 'vitest';
import { createMediaTime } from './media/media-time';
import { createPlayerStore } from './state/player-store';
import { createDisplayedPlayer } from './state/displayed-player';
import { followReadingPosition } from './follow-reading-position';
import type { ReadingPosition } from '../contract/presentation/reading-position';

/** A player whose page turn never finishes, so that the displayed state stays behind. */
function setUpTurningBook() {
  const store = createPlayerStore(4);
  const displayed = createDisplayedPlayer(store, createMediaTime(), () => () => undefined);
  const saved: ReadingPosition[] = [];
  let hide = (): void => undefined;
  const stop = followReadingPosition(
    { store, displayed },
    'book',
    (position) => void saved.push(position),
    (call) => {
      hide = call;
      return () => undefined;
    },
  );
  return { store, saved, stop, hide: () => hide() };
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

test('a page that was turned to a moment ago is noted when the tab is hidden', () => {
  const { store, saved, hide } = setUpTurningBook();
  store.dispatch({ type: 'GoTo', index: 2 });
  expect(saved).toEqual([]);
  hide();
  hide();
  expect(saved).toEqual([{ slide: 2, second: 0, view: 'book' }]);
});
