import { describe, expect, test } from 'vitest';
import { initialState, reduce } from '../state/player-state';
import { targetOf } from './playback-target';
import { silent, spoken } from './narrate.fixture';

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
    ['the silence of reading', silent('a'), { kind: 'silence', slide: silent('a') }],
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
