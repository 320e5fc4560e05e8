import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Slide } from '../../../contract/presentation/presentation-index';
import type { Player } from '../../../player/player';
import { showViewer, slide, tap } from '../show-viewer.fixture';

afterEach(cleanup);

/** Shows the second of three slides. */
async function showSlide(shown: Partial<Slide>) {
  let player: Player | undefined;
  const onPlayer = (opened: Player) => {
    player = opened;
    return () => undefined;
  };
  const sequence = [{ headline: 'Cover' }, { headline: 'A talk', ...shown }, { headline: 'End' }].map(slide);
  const viewer = await showViewer({ kind: 'PRESENTATION', sequence }, { slideIndex: 1, onPlayer });
  return {
    ...viewer,
    isDrawn: () => viewer.container.querySelector('.viewer-speaker') !== null,
    answer: (answer: { readonly audioUrl?: string; readonly filmUrl?: string }) =>
      act(() => player?.store.dispatch({ type: 'AnswerPlayback', answer })),
    returnToSlide: () => act(() => player?.store.dispatch({ type: 'GoTo', index: 1 })),
  };
}

const narrated = { speakerVideoPath: 'speaker.mp4', audioPath: 'narration.mp3' };
const answerVoice = 'https://host/answer.mp3';
const answerFilm = 'https://host/answer.mp4';

test('a speaker is drawn beside a narration, and while its film is the narration', async () => {
  expect((await showSlide(narrated)).isDrawn()).toBe(true);
  cleanup();
  expect((await showSlide({ speakerVideoPath: 'speaker.mp4' })).isDrawn()).toBe(true);
  cleanup();
  expect((await showSlide({ audioPath: 'narration.mp3' })).isDrawn()).toBe(false);
});

test('a speaker is left out when the narration fails, until it is tried again', async () => {
  const { audio, isDrawn, goOnline } = await showSlide(narrated);
  tap('Play');
  act(() => audio.breakAtEachLoad(4));
  expect(isDrawn()).toBe(false);
  goOnline();
  expect(isDrawn()).toBe(false);
  tap('Pause');
  goOnline();
  expect(isDrawn()).toBe(true);
});

test('a speaker whose film has failed is drawn again when the film is', async () => {
  const { audio, video, isDrawn, goOnline } = await showSlide(narrated);
  tap('Play');
  act(() => audio.know(10));
  act(() => video.break(3));
  expect([isDrawn(), video.hasAttribute('src')]).toEqual([false, false]);
  goOnline();
  expect([isDrawn(), video.hasAttribute('src')]).toEqual([true, true]);
});

test('a film that speaks alone and fails is not drawn while its slide is read in silence', async () => {
  const { video, isDrawn, goOnline } = await showSlide({ speakerVideoPath: 'speaker.mp4' });
  tap('Play');
  act(() => video.break(3));
  goOnline();
  expect([isDrawn(), video.hasAttribute('src')]).toEqual([false, false]);
});

test('the film of an answer is drawn on a slide without a speaker', async () => {
  const { isDrawn, answer } = await showSlide({ audioPath: 'narration.mp3' });
  answer({ filmUrl: answerFilm });
  expect(isDrawn()).toBe(true);
  answer({ audioUrl: answerVoice, filmUrl: answerFilm });
  expect(isDrawn()).toBe(true);
});

test('an answer without a film leaves the speaker of its slide out', async () => {
  const { isDrawn, answer, returnToSlide } = await showSlide(narrated);
  answer({ audioUrl: answerVoice });
  expect(isDrawn()).toBe(false);
  returnToSlide();
  expect(isDrawn()).toBe(true);
});

test('the film of an answer that fails is not drawn', async () => {
  const { video, isDrawn, answer, goOnline } = await showSlide(narrated);
  answer({ audioUrl: answerVoice, filmUrl: answerFilm });
  act(() => video.break(3));
  expect(isDrawn()).toBe(false);
  answer({ filmUrl: answerFilm });
  expect(isDrawn()).toBe(true);
  act(() => video.break(3));
  goOnline();
  expect(isDrawn()).toBe(false);
});
