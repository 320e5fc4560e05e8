import { describe, expect, test } from 'vitest';
import type { MediaKeys } from '../../platform/browser/media-session';
import { createMediaTime, createPlayerStore, createDisplayedPlayer } from '../../player/state/player-store';
import { spoken } from '../../player/narration/narrate.fixture';
import type { Player } from '../../player/player';
import { syncMediaSession } from './LateStoryParts';

function setUp() {
  const pictureUrl = 'https://host/presentations/1/cover.webp';
  const slides = [spoken('cover', { pictureUrl }), spoken('one')];
  const sought: number[] = [];
  const store = createPlayerStore(slides.length);
  const mediaTime = createMediaTime();
  const painting = new Set<() => void>();
  const afterPaint = (call: () => void) => {
    painting.add(call);
    return () => void painting.delete(call);
  };
  const player: Pick<Player, 'slides' | 'store' | 'mediaTime' | 'displayed' | 'seek'> = {
    slides,
    store,
    mediaTime,
    displayed: createDisplayedPlayer(store, mediaTime, afterPaint),
    seek: (seconds) => sought.push(seconds),
  };
  const calls: unknown[] = [];
  const keys: MediaKeys[] = [];
  const texts = { title: 'The fox', album: 'Bookworm', pageOf: (index: number) => `Page ${index + 1}` };
  const release = syncMediaSession(player, texts, (taken) => {
    keys.push(taken);
    return {
      show: ({ artist, pictureUrl: shown }) => calls.push(['show', artist, shown]),
      setPlaying: (playing) => calls.push(['playing', playing]),
      setPosition: ({ position, duration }) => calls.push(['position', position, duration]),
      release: () => calls.push(['release']),
    };
  });
  const takeCalls = () => calls.splice(0);
  const paint = () => {
    for (const call of painting) call();
  };
  return { player, keys, paint, takeCalls, release, sought, pictureUrl };
}

describe('the lock screen', () => {
  test('shows nothing before the first Play', () => {
    const { keys, player, release, takeCalls } = setUp();
    player.store.dispatch({ type: 'ToggleSubtitles' });
    release();
    expect(keys).toEqual([]);
    expect(takeCalls()).toEqual([]);
  });

  test('shows page and picture of each slide; a slide without a picture shows the cover', () => {
    const { player, paint, takeCalls, pictureUrl } = setUp();
    player.store.dispatch({ type: 'Play' });
    expect(takeCalls()).toContainEqual(['show', 'Page 1', pictureUrl]);
    player.store.dispatch({ type: 'Next' });
    paint();
    expect(takeCalls()).toContainEqual(['show', 'Page 2', pictureUrl]);
  });

  test('follows once the slide is painted, or at the latest with its narration', () => {
    const { player, paint, takeCalls, pictureUrl } = setUp();
    player.store.dispatch({ type: 'Play' });
    takeCalls();
    player.store.dispatch({ type: 'Next' });
    expect(takeCalls()).toEqual([]);
    paint();
    expect(takeCalls()).toEqual([['show', 'Page 2', pictureUrl]]);
    player.store.dispatch({ type: 'Previous' });
    expect(takeCalls()).toEqual([]);
    player.mediaTime.set({ time: 0.1, duration: 9 });
    expect(takeCalls()).toContainEqual(['show', 'Page 1', pictureUrl]);
  });

  test('is updated for duration and pause, not for every second', () => {
    const { player, takeCalls } = setUp();
    player.store.dispatch({ type: 'Play' });
    takeCalls();
    player.mediaTime.set({ duration: 12 });
    player.mediaTime.set({ time: 1 });
    player.mediaTime.set({ time: 2 });
    expect(takeCalls()).toEqual([
      ['playing', true],
      ['position', 0, 12],
    ]);
    player.store.dispatch({ type: 'Pause' });
    expect(takeCalls()).toEqual([
      ['playing', false],
      ['position', 2, 12],
    ]);
  });

  test('says whether an answer plays, as of a slide', () => {
    const { player, paint, takeCalls } = setUp();
    const says = () => takeCalls().filter((call) => Array.isArray(call) && call[0] === 'playing');
    player.store.dispatch({ type: 'Play' });
    says();
    player.store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl: 'answer.mp3' } });
    player.mediaTime.set({ answer: 'playing', time: 0.5, duration: 3 });
    paint();
    expect(says().at(-1)).toEqual(['playing', true]);
    player.mediaTime.set({ answer: 'paused' });
    expect(says()).toEqual([['playing', false]]);
    player.mediaTime.set({ answer: 'playing' });
    expect(says()).toEqual([['playing', true]]);
  });

  test('has keys that work like the buttons', () => {
    const { player, keys, sought } = setUp();
    player.store.dispatch({ type: 'Play' });
    keys[0]?.nexttrack();
    expect(player.store.get().name).toBe('LAST_SLIDE_PLAYING');
    keys[0]?.pause();
    expect(player.store.get().name).toBe('LAST_SLIDE_PAUSED');
    keys[0]?.previoustrack();
    keys[0]?.play();
    expect(player.store.get()).toMatchObject({ name: 'PLAYING', index: 0 });
    keys[0]?.seekto(4);
    expect(sought).toEqual([4]);
  });

  test('is released when the player is closed', () => {
    const { player, takeCalls, release } = setUp();
    player.store.dispatch({ type: 'Play' });
    takeCalls();
    release();
    player.store.dispatch({ type: 'Pause' });
    expect(takeCalls()).toEqual([['release']]);
  });
});
