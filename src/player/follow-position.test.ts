import { expect, test } from 'vitest';
import { createMediaClock } from './narration/media-clock';
import { createPlayerStore } from './state/player-store';
import { showPlayer } from './state/shown-player';
import { followPlace } from './follow-position';
import type { Place } from './positions';

/** A player whose book turns and has not landed: what is shown waits. */
function turning() {
  const store = createPlayerStore(4, 0);
  const shown = showPlayer(store, createMediaClock());
  shown.paceBy(() => () => undefined);
  const noted: Place[] = [];
  const stop = followPlace({ store, shown }, 'book', (place) => void noted.push(place));
  return { store, noted, stop };
}

test('a page that is turned to waits for the book, and is noted when the story is left before', () => {
  const { store, noted, stop } = turning();
  store.dispatch({ type: 'GoTo', index: 2 });
  expect(noted).toEqual([]);
  stop();
  expect(noted).toEqual([{ slide: 2, second: 0, view: 'book' }]);
});

test('who leaves where they were notes nothing', () => {
  const { noted, stop } = turning();
  stop();
  expect(noted).toEqual([]);
});

test('a page that was turned to a moment ago is noted when the tab is hidden', () => {
  const store = createPlayerStore(4, 0);
  const shown = showPlayer(store, createMediaClock());
  shown.paceBy(() => () => undefined);
  const noted: Place[] = [];
  let hide = (): void => undefined;
  followPlace(
    { store, shown },
    'slides',
    (place) => void noted.push(place),
    (call) => {
      hide = call;
      return () => undefined;
    },
  );
  store.dispatch({ type: 'GoTo', index: 2 });
  expect(noted).toEqual([]);
  hide();
  hide();
  expect(noted).toEqual([{ slide: 2, second: 0, view: 'slides' }]);
});
