import { describe, expect, test } from 'vitest';
import { narrate, spoken } from './narrate.fixture';

describe('a sound that is next to nothing', () => {
  const words = Array.from({ length: 60 }, () => 'word').join(' ');
  const page = spoken('one', { headline: '', text: words });
  const playing = () => {
    const player = narrate([page, page, spoken('end')]);
    player.act('Play');
    return player;
  };

  test.each([0, 0.08, 2.3])('of %d s holds its slide for the reading time', (seconds) => {
    const { audio, clock, store, mediaTime } = playing();
    audio.know(seconds);
    audio.end();
    expect(mediaTime.get()).toMatchObject({ time: 0, duration: 24 });
    clock.pass(24_999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  });

  test('of a tenth of the reading time is a narration', () => {
    const { audio, clock, store } = playing();
    audio.know(2.4);
    audio.end();
    clock.pass(1000);
    expect(store.get().index).toBe(1);
  });

  test('that stands at its end before it was played, as a header alone does, holds its slide too', () => {
    const { audio, clock, act, store } = narrate([page, spoken('end')]);
    audio.know(0);
    audio.ended = true;
    act('Play');
    clock.pass(24_999);
    expect(store.get().index).toBe(0);
    clock.pass(1);
    expect(store.get().index).toBe(1);
  });

  test('is played again with its slide, and its hold can be paused, whether or not the network comes back', () => {
    const { audio, clock, act, store, mediaTime, goOnline } = playing();
    audio.know(0.08);
    audio.end();
    clock.pass(10_000);
    act('Pause');
    goOnline();
    expect(mediaTime.get().time).toBe(10);
    act('Play');
    clock.pass(14_999);
    expect(store.get().index).toBe(0);
    const { plays } = audio;
    act('Restart', 'Play');
    expect(audio.plays).toBe(plays + 1);
  });

  test('of an answer ends the answer', () => {
    const { audio, clock, mediaTime, store } = playing();
    store.dispatch({
      type: 'AnswerPlayback',
      answer: { audioUrl: 'https://host/presentations/1/answer.mp3' },
    });
    clock.pass(500);
    audio.know(0.08);
    audio.end();
    expect(mediaTime.get().answer).toBe('none');
  });
});
