import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { NarrationFailedError, NotPlayableError } from './playback-target';
import { narrate } from './narrate.fixture';

const base = 'https://host/presentations/1/';

describe('an answer', () => {
  const answer = { audioUrl: `${base}answer.mp3` };

  test('plays without Play and stays in Q_AND_A after its end', () => {
    const { audio, clock, store, name } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    expect(audio).toMatchObject({ src: answer.audioUrl, paused: false });
    audio.end();
    clock.pass(60_000);
    expect(name()).toBe('Q_AND_A');
    expect(clock.running).toBe(0);
  });

  test('that is paused from outside goes on with Play, and the state stays', () => {
    const { audio, store, mediaTime, act } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    audio.know(12);
    audio.reach(3.5);
    const answering = store.get();
    audio.stopFromOutside();
    expect(mediaTime.get().answer).toBe('paused');
    act('Play');
    expect(audio).toMatchObject({ currentTime: 3.5, paused: false });
    expect(mediaTime.get().answer).toBe('playing');
    expect(store.get()).toBe(answering);
  });

  test('that is paused from outside goes on with a play from outside', async () => {
    const { audio, store, mediaTime } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    audio.stopFromOutside();
    await audio.play();
    expect(mediaTime.get().answer).toBe('playing');
    audio.stopFromOutside();
    expect(mediaTime.get().answer).toBe('paused');
  });

  test('is silent after Pause, as before the next question, also when its sound has not begun', () => {
    const { audio, clock, store, act } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    act('Pause');
    expect(audio.paused).toBe(true);
    act('Next', 'Play');
    store.dispatch({ type: 'AnswerPlayback', answer });
    act('Pause');
    clock.pass(60_000);
    expect(audio.paused).toBe(true);
    act('Play');
    expect(audio.paused).toBe(false);
  });

  test('that the browser does not allow plays with Play, and is not reported', async () => {
    const { audio, store, mediaTime, act, reports } = narrate();
    audio.refusal = new DOMException('no tap', 'NotAllowedError');
    store.dispatch({ type: 'AnswerPlayback', answer });
    await flushPromises();
    expect(mediaTime.get().answer).toBe('paused');
    audio.refusal = undefined;
    act('Play');
    expect(audio.paused).toBe(false);
    expect(reports).toEqual([]);
  });

  test('that has ended, was left or cannot be played neither plays nor is paused', () => {
    const { audio, store, mediaTime, act } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    audio.end();
    act('Pause', 'Play');
    expect([audio.paused, mediaTime.get().answer]).toEqual([true, 'none']);
    store.dispatch({ type: 'AnswerPlayback', answer: { ...answer } });
    act('Pause', 'Next');
    expect(mediaTime.get().answer).toBe('none');
    store.dispatch({ type: 'AnswerPlayback', answer: {} });
    act('Pause');
    expect(mediaTime.get().answer).toBe('none');
  });

  test('that is neither audio nor video is reported', () => {
    const { store, reports } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer: {} });
    expect(reports).toEqual([expect.any(NotPlayableError)]);
  });

  test('that fails is tried again only when it is given again', () => {
    const { audio, store, failed, goOnline, reports } = narrate();
    store.dispatch({ type: 'AnswerPlayback', answer });
    audio.breakAtEachLoad(4);
    goOnline();
    expect(failed.get()).toEqual(new Set([answer.audioUrl]));
    expect(audio.hasAttribute('src')).toBe(false);
    store.dispatch({ type: 'AnswerPlayback', answer: { ...answer } });
    expect(audio.src).toBe(answer.audioUrl);
    expect(failed.get().size).toBe(0);
    expect(reports).toEqual([expect.any(NarrationFailedError)]);
  });
});
