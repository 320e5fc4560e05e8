import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { NarrationFailedError } from './playback-target';
import { narrate } from './narrate.fixture';

const base = 'https://host/presentations/1/';

describe('media events', () => {
  test('set time and duration', () => {
    const { audio, mediaTime, act } = narrate();
    act('Play');
    audio.know(12);
    audio.reach(3.5);
    expect(mediaTime.get()).toEqual({
      time: 3.5,
      duration: 12,
      buffering: false,
      answer: 'none',
      speed: 1,
    });
  });

  test('set buffering in the media time while the state stays playing', () => {
    const { audio, mediaTime, act, name } = narrate();
    act('Play');
    audio.fire('waiting');
    expect(mediaTime.get().buffering).toBe(true);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    audio.fire('playing');
    expect(mediaTime.get().buffering).toBe(false);
  });

  test('a pause from outside counts as Pause', () => {
    const { audio, act, name } = narrate();
    act('Play');
    audio.stopFromOutside();
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
  });

  test('a play from outside counts as Play', async () => {
    const { audio, act, name } = narrate();
    act('Play', 'Pause');
    await audio.play();
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
  });

  test('a `pause` before `ended`, on a change of slide or while seeking does not count as Pause', () => {
    const { audio, act, name } = narrate();
    act('Play');
    audio.seeking = true;
    audio.stopFromOutside();
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    audio.seeking = false;
    act('Next');
    audio.fire('pause');
    expect(name()).toBe('PLAYING');
    audio.end();
    expect(name()).toBe('PLAYING');
  });

  test('a pause from outside while seeking counts as Pause once the medium has arrived', () => {
    const { audio, act, name } = narrate();
    act('Play');
    audio.seeking = true;
    audio.stopFromOutside();
    audio.fire('seeked');
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    audio.seeking = false;
    audio.fire('seeked');
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
  });

  test('the end of a seek is no Pause while the medium plays, at its end, or when it broke meanwhile', () => {
    const { audio, narrator, act, name } = narrate();
    act('Play');
    audio.know(12);
    narrator.seek(5);
    audio.fire('seeked');
    expect([name(), audio.paused]).toEqual(['FIRST_SLIDE_PLAYING', false]);
    // As in Chromium, which pauses without an event, and reports the error after what has already been queued.
    audio.error = { code: 2 };
    audio.paused = true;
    audio.fire('seeked');
    audio.fire('error');
    expect([name(), audio.paused]).toEqual(['FIRST_SLIDE_PLAYING', false]);
    audio.know(12);
    audio.end();
    audio.fire('seeked');
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    // The delay after the narration runs, and ends with the seek.
    narrator.seek(3);
    audio.fire('seeked');
    expect([name(), audio.paused]).toEqual(['FIRST_SLIDE_PLAYING', false]);
  });

  test('an `ended` after the slide has changed is ignored', () => {
    const { audio, clock, act, store } = narrate();
    act('Play', 'Next');
    audio.fire('ended');
    clock.pass(1500);
    expect(store.get().index).toBe(1);
  });

  test('a blocked autoplay pauses the player and is not reported', async () => {
    const { audio, act, name, reports } = narrate();
    audio.refusal = new DOMException('no tap yet', 'NotAllowedError');
    act('Play');
    await flushPromises();
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
    expect(reports).toEqual([]);
  });

  test('a blocked autoplay of the previous slide does not pause the current one', async () => {
    const { audio, clock, act, name } = narrate();
    audio.refusal = new DOMException('no tap yet', 'NotAllowedError');
    act('Play', 'Next');
    audio.refusal = undefined;
    clock.pass(500);
    await flushPromises();
    expect(name()).toBe('PLAYING');
  });
});

describe('a narration that fails', () => {
  test('is reported once, and the slide is held for its reading time', async () => {
    const { audio, clock, act, store, reports } = narrate();
    act('Play');
    audio.refusal = new DOMException('no source', 'NotSupportedError');
    audio.breakAtEachLoad(4);
    await flushPromises();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toBeInstanceOf(NarrationFailedError);
    clock.pass(5000);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  });

  test('with a network error resumes at the same time; a second error there is a failure', () => {
    const { audio, act, reports } = narrate();
    act('Play');
    audio.know(12);
    audio.reach(3.5);
    audio.break(2);
    expect(audio).toMatchObject({ error: null, currentTime: 3.5, paused: false });
    expect(reports).toHaveLength(0);
    audio.break(2);
    expect(audio.hasAttribute('src')).toBe(false);
    expect(reports[0]).toBeInstanceOf(NarrationFailedError);
  });

  test('with an error before its metadata plays at the second try', async () => {
    const { audio, act, reports } = narrate();
    audio.refusal = new DOMException('no source', 'NotSupportedError');
    act('Play');
    audio.refusal = undefined;
    audio.break(4);
    await flushPromises();
    expect(audio).toMatchObject({ error: null, paused: false });
    expect(reports).toEqual([]);
  });

  test('with a network error while paused stays paused, and plays with Play', () => {
    const { audio, act } = narrate();
    act('Play');
    audio.know(12);
    audio.reach(3.5);
    act('Pause');
    audio.break(2);
    expect(audio).toMatchObject({ error: null, currentTime: 3.5, paused: true });
    act('Play');
    expect(audio).toMatchObject({ currentTime: 3.5, paused: false });
  });

  test('in the delay before its sound still holds its slide for the reading time', () => {
    const { audio, clock, act, store } = narrate();
    act('Play', 'Next');
    audio.breakAtEachLoad(4);
    clock.pass(500 + 4000 + 1000);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 2 });
  });

  test('after its end does not prevent the next slide', () => {
    const { audio, clock, act, store } = narrate();
    act('Play');
    audio.know(1);
    audio.end();
    audio.breakAtEachLoad(4);
    clock.pass(1000);
    expect(store.get().index).toBe(1);
  });

  test('while paused is held for its reading time after Play', () => {
    const { audio, clock, act, store } = narrate();
    audio.breakAtEachLoad(4);
    act('Play');
    clock.pass(5000);
    expect(store.get().index).toBe(1);
  });

  test('is tried again whenever its slide is shown again, and reported once', () => {
    const { audio, act, reports } = narrate();
    audio.breakAtEachLoad(4);
    expect(audio.hasAttribute('src')).toBe(false);
    act('Next', 'Previous');
    expect(audio.src).toBe(`${base}cover.mp3`);
    audio.breakAtEachLoad(4);
    expect(audio.hasAttribute('src')).toBe(false);
    expect(reports).toHaveLength(1);
    act('Restart');
    expect(audio.src).toBe(`${base}cover.mp3`);
    act('Play');
    expect(audio.paused).toBe(false);
  });

  test('is tried again when its slide starts again while it plays, and the story goes on', () => {
    const { audio, clock, act, store } = narrate();
    act('Play');
    audio.breakAtEachLoad(4);
    clock.pass(1000);
    store.dispatch({ type: 'GoTo', index: 0 });
    expect(audio).toMatchObject({ src: `${base}cover.mp3`, paused: false });
    audio.breakAtEachLoad(4);
    clock.pass(4000 + 1000);
    expect(store.get()).toMatchObject({ name: 'PLAYING', index: 1 });
  });

  test('while paused plays with Play once the network is back', () => {
    const { audio, act, goOnline } = narrate();
    audio.breakAtEachLoad(4);
    expect(audio.hasAttribute('src')).toBe(false);
    goOnline();
    act('Play');
    expect(audio).toMatchObject({ src: `${base}cover.mp3`, paused: false });
  });

  test.each([
    ['was paused', ['Pause'], []],
    ['is paused after it failed', [], ['Pause']],
  ] as const)('that %s goes on where it was once the network is back', (_, before, after) => {
    const { audio, act, goOnline } = narrate();
    act('Play');
    audio.know(100);
    audio.reach(80);
    act(...before);
    audio.breakAtEachLoad(2);
    act(...after);
    goOnline();
    act('Play');
    audio.know(100);
    expect(audio).toMatchObject({ src: `${base}cover.mp3`, currentTime: 80, paused: false });
  });

  test('starts anew on another page after the network is back', () => {
    const { audio, clock, act, goOnline } = narrate();
    act('Play');
    audio.know(100);
    audio.reach(80);
    audio.breakAtEachLoad(2);
    act('Pause');
    goOnline();
    act('Next', 'Play');
    clock.pass(500);
    audio.know(100);
    expect(audio.currentTime).toBe(0);
  });

  test('does not interrupt a running reading time when the network is back', () => {
    const { audio, clock, act, store, goOnline } = narrate();
    act('Play');
    audio.breakAtEachLoad(4);
    clock.pass(3000);
    goOnline();
    expect(audio.hasAttribute('src')).toBe(false);
    clock.pass(1000 + 1000);
    expect(store.get().index).toBe(1);
  });
});
