import { describe, expect, test } from 'vitest';
import { initialState, reduce } from '../state/player-state';
import { readingTime } from '../playable-story';
import { targetOf } from './playback-target';
import { silent, spoken } from './narrate.fixture';

describe('the reading time (spec player §4)', () => {
  test.each([
    [0, 4000],
    [1, 4000],
    [10, 4000],
    [11, 4400],
    [50, 20_000],
  ])('of %i words is %i ms', (words, milliseconds) => {
    expect(readingTime({ headline: '', text: 'word '.repeat(words) })).toBe(milliseconds);
  });

  test('counts the words of headline and text, whatever the white space', () => {
    expect(readingTime({ headline: 'one two', text: '  three\n\nfour '.repeat(10) })).toBe(22 * 400);
  });

  test.each([
    ['むかしむかし', 40, 120],
    ['昔、ある所にお爺さんと', 4, 22],
    ['カレーライスを３つ！', 4, 20],
    ['アリスは Alice in Wonderland です。', 4, 4 * (2 + 3 + 1.5)],
  ])('of text without spaces has a word in every two characters: %s', (sentence, times, words) => {
    expect(readingTime({ headline: '', text: sentence.repeat(times) })).toBe(words * 400);
  });
});

describe('the playback target', () => {
  const state = initialState(1);
  const nothingFailed = new Set<string>();
  const audio = 'https://host/presentations/1/a.mp3';
  const video = 'https://host/presentations/1/a.mp4';

  test.each([
    ['narration', spoken('a'), { kind: 'audio', url: audio }],
    [
      'narration, with a silent speaker',
      spoken('a', { filmUrl: video }),
      { kind: 'audio', url: audio, filmUrl: video },
    ],
    ['a speaker alone', { ...silent('a'), filmUrl: video }, { kind: 'video', url: video }],
    ['the silence of reading', silent('a'), { kind: 'silence', milliseconds: 4000 }],
  ])('%s', (_, slide, target) => {
    expect(targetOf(state, [slide], nothingFailed)).toEqual(target);
  });

  test('of a slide whose narration has failed is silence, even with a film', () => {
    const slide = spoken('a', { filmUrl: video });
    expect(targetOf(state, [slide], new Set([audio])).kind).toBe('silence');
  });

  test.each([
    [{ audioUrl: audio }, { kind: 'audio', url: audio }],
    [{ filmUrl: video }, { kind: 'video', url: video }],
    [
      { audioUrl: audio, filmUrl: video },
      { kind: 'audio', url: audio, filmUrl: video },
    ],
    [{}, { kind: 'nothing' }],
  ])('the answer %o', (answer, target) => {
    const answered = reduce(state, { type: 'AnswerPlayback', answer });
    expect(targetOf(answered, [spoken('a')], nothingFailed)).toEqual(target);
  });

  test.each([
    ['voice', audio, { kind: 'nothing' }],
    ['film', video, { kind: 'audio', url: audio }],
  ])('of an answer whose %s has failed', (_, failed, target) => {
    const answer = { audioUrl: audio, filmUrl: video };
    const answered = reduce(state, { type: 'AnswerPlayback', answer });
    expect(targetOf(answered, [spoken('a')], new Set([failed]))).toEqual(target);
  });
});
