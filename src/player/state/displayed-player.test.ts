// The controls of a real player, whose slides are painted when the test says so.
import { describe, expect, test } from 'vitest';
import { narrate, playerDeps, silent, spoken } from '../narration/narrate.fixture';
import { createPlayer } from '../player';
import type { PlayableSlide } from '../playable-story';
import type { PlayerAction } from './player-state';

function openPlayer(slides: readonly PlayableSlide[]) {
  const { audio, video, clock } = narrate();
  const waiting = new Set<() => void>();
  const afterPaint = (call: () => void) => {
    waiting.add(call);
    return () => void waiting.delete(call);
  };
  const player = createPlayer(slides, playerDeps({ clock, elements: () => ({ audio, video }), afterPaint }));
  player.open();
  const paint = () => {
    const now = [...waiting];
    waiting.clear();
    for (const call of now) call();
  };
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
