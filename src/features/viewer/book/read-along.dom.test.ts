import { expect, test } from 'vitest';
import { createPlayer } from '../../../player/player';
import { narrate, playerDeps, spoken } from '../../../player/narration/narrate.fixture';
import { playFrom, sentenceOf } from './book-story';

function open() {
  const cues = [1, 3].map((start) => ({ text: `At ${start}`, start }));
  const slides = [
    spoken('cover'),
    spoken('one', { cues, audioUrl: 'https://host/presentations/1/one.wav' }),
    spoken('end'),
  ];
  const { audio, video, clock } = narrate();
  const player = createPlayer(slides, playerDeps({ clock, elements: () => ({ audio, video }) }));
  player.open();
  return { player, audio, clock };
}

test('plays a sentence from its beginning', () => {
  const { player, audio } = open();
  player.store.dispatch({ type: 'Next' });
  playFrom(player, 1, 1);
  audio.know(10);
  expect(player.store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  expect([audio.currentTime, audio.paused]).toEqual([3, false]);
});

test('seeks without a gap while the page plays', () => {
  const { player, audio } = open();
  player.store.dispatch({ type: 'Next' });
  player.store.dispatch({ type: 'Play' });
  audio.know(10);
  const { plays } = audio;
  playFrom(player, 1, 0);
  expect([audio.currentTime, audio.paused, audio.plays]).toEqual([1, false, plays]);
});

test('goes to the page of the sentence first', () => {
  const { player, audio } = open();
  playFrom(player, 1, 0);
  audio.know(10);
  expect(player.store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  expect(audio.currentTime).toBe(1);
});

test('ignores an unknown slide or cue', () => {
  const { player } = open();
  const before = player.store.get();
  for (const [index, cue] of [
    [1, 2],
    [7, 0],
    [Number.NaN, 0],
  ] as const)
    playFrom(player, index, cue);
  expect(player.store.get()).toBe(before);
});

test('finds the sentence of an element', () => {
  document.body.innerHTML = '<p><span data-slide="3" data-cue="2"><b>word</b></span></p>';
  expect(sentenceOf(document.querySelector('b'))).toEqual({ index: 3, cue: 2 });
  expect(sentenceOf(document.querySelector('p'))).toBeUndefined();
  expect(sentenceOf(null)).toBeUndefined();
});
