// The audio element gets its source after the slide is painted, or at once with Play.
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import type { PlayableSlide } from '../playable-story';
import { FakeMedia } from '../media/fake-media.fixture';
import { narrate, silent, spoken } from './narrate.fixture';

const slides = [spoken('cover'), spoken('one'), spoken('two'), spoken('end')];

/** A narrator whose slides are painted when the test says so. */
function narrateUnpainted(storySlides: readonly PlayableSlide[] = slides) {
  let waiting: (() => void)[] = [];
  const paint = () => {
    const painted = waiting;
    waiting = [];
    for (const call of painted) call();
  };
  const afterSlideIsPainted = (call: () => void) => {
    waiting.push(call);
    return () => {
      waiting = waiting.filter((other) => other !== call);
    };
  };
  const story = narrate(storySlides, { afterSlideIsPainted });
  const sound = () => /(\w+)\.mp3$/.exec(story.audio.src)?.[1];
  return { ...story, paint, sound, unpainted: () => waiting.length };
}

describe('while the story is paused', () => {
  test('a slide is painted before its narration is loaded', () => {
    const { act, paint, sound } = narrateUnpainted();
    paint();
    act('Next');
    expect(sound()).toBe('cover');
    paint();
    expect(sound()).toBe('one');
  });

  test('the narration of skipped slides is not loaded', () => {
    const { act, paint, sound, unpainted } = narrateUnpainted();
    paint();
    act('Next', 'Next');
    expect(unpainted()).toBe(1);
    paint();
    expect(sound()).toBe('two');
  });

  test('events that belong to the previous slide are ignored', () => {
    const { act, audio, mediaTime, paint, name } = narrateUnpainted();
    paint();
    audio.know(10);
    act('Play', 'Pause', 'Next');
    audio.reach(7);
    audio.end();
    audio.break(2);
    expect(mediaTime.get()).toMatchObject({ time: 0, duration: 0 });
    expect(name()).toBe('PAUSED');
    paint();
    audio.know(4);
    expect(mediaTime.get()).toMatchObject({ time: 0, duration: 4 });
  });

  test('a seek before the load sets the start time', () => {
    const { act, audio, narrator, paint } = narrateUnpainted();
    paint();
    audio.know(10);
    act('Next');
    narrator.seek(3);
    expect(audio.currentTime).toBe(0);
    paint();
    audio.know(8);
    expect(audio.currentTime).toBe(3);
  });

  test('a slide without narration releases the element at once', () => {
    const { act, audio, paint } = narrateUnpainted([spoken('cover'), silent('one')]);
    paint();
    act('Next');
    expect(audio.hasAttribute('src')).toBe(false);
    paint();
    expect(audio.hasAttribute('src')).toBe(false);
  });
});

test('Play does not wait for the paint', () => {
  const { act, audio, sound } = narrateUnpainted();
  act('Play');
  expect([sound(), audio.paused]).toEqual(['cover', false]);
});

test('the end of the previous narration does not end the current slide', () => {
  const { act, audio, paint, sound } = narrateUnpainted();
  paint();
  audio.know(10);
  act('Play');
  audio.end();
  act('Pause', 'Next', 'Play');
  expect([sound(), audio.paused]).toEqual(['one', false]);
});

test('a disposed narrator loads nothing after a paint', () => {
  const { audio, narrator, paint } = narrateUnpainted();
  narrator.dispose();
  paint();
  expect(audio.hasAttribute('src')).toBe(false);
});

describe('a narration that plays before there is a player', () => {
  const playing = (name: string) => {
    const audio = new FakeMedia();
    audio.src = `https://host/presentations/1/${name}.mp3`;
    void audio.play();
    audio.know(10);
    audio.reach(2);
    return audio;
  };

  test('goes on with Play', () => {
    const { act, audio, mediaTime, name } = narrate(slides, { audio: playing('cover') });
    act('Play');
    expect(audio).toMatchObject({ paused: false, currentTime: 2 });
    audio.reach(3);
    expect(mediaTime.get()).toMatchObject({ time: 3, duration: 10 });
    act('Pause');
    expect(audio.paused).toBe(true);
    act('Next');
    expect([audio.src, name()]).toEqual(['https://host/presentations/1/one.mp3', 'PAUSED']);
  });

  test.each([
    ['is another', playing('other')],
    ['has failed', Object.assign(playing('cover'), { error: { code: 2 } })],
    ['is paused', Object.assign(playing('cover'), { paused: true })],
  ])('is loaded from the beginning if it %s', (_, before) => {
    const { act, audio } = narrate(slides, { audio: before });
    act('Play');
    expect(audio).toMatchObject({ src: 'https://host/presentations/1/cover.mp3', currentTime: 0 });
  });
});

describe('a seek in a narration whose times the browser only estimates', () => {
  const url = 'https://host/presentations/1/cover.mp3';
  const made = 'blob:made';

  /** A narration of a minute that plays, and a source that is found when the test says so. */
  function playEstimated(playOriginals = (): boolean => false) {
    let find: (source: string) => void = () => undefined;
    const exactSourceOf = () => new Promise<string>((found) => (find = found));
    const story = narrate(slides, { preloader: { exactSourceOf, playOriginals } });
    story.act('Play');
    story.audio.know(60);
    return {
      ...story,
      find: async (source: string) => {
        find(source);
        await flushPromises();
      },
    };
  }

  test('waits in silence for a source that leads to the right place, and plays on in it', async () => {
    const { narrator, audio, mediaTime, name, find } = playEstimated();
    narrator.seek(48);
    narrator.seek(52);
    audio.reach(7);
    expect(audio).toMatchObject({ src: url, paused: true });
    expect(mediaTime.get()).toMatchObject({ time: 52, buffering: true });
    await find(made);
    audio.know(60);
    expect(audio).toMatchObject({ src: made, currentTime: 52, paused: false });
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    narrator.seek(5);
    expect(audio).toMatchObject({ src: made, currentTime: 5, paused: false });
  });

  test.each([
    ['leads there itself, or cannot be had', url],
    ['takes too long', undefined],
  ])('goes without it when its own URL %s', async (_, source) => {
    const { narrator, audio, clock, find } = playEstimated();
    narrator.seek(48);
    if (source === undefined) clock.pass(15_000);
    else await find(source);
    expect(audio).toMatchObject({ src: url, currentTime: 48, paused: false });
    expect(clock.running).toBe(0);
  });

  test('stays paused when it is paused meanwhile, and plays when it is played meanwhile', async () => {
    const { narrator, audio, act, find } = playEstimated();
    narrator.seek(48);
    act('Pause');
    await find(made);
    audio.know(60);
    expect(audio).toMatchObject({ src: made, currentTime: 48, paused: true });
    const other = playEstimated();
    other.act('Pause');
    other.narrator.seek(48);
    other.act('Play');
    expect(other.audio.paused).toBe(true);
    await other.find(url);
    other.audio.know(60);
    expect(other.audio.paused).toBe(false);
  });

  test('goes back from the end without turning the page', async () => {
    const { narrator, audio, act, clock, name, find } = playEstimated();
    audio.end();
    act('Pause');
    narrator.seek(5);
    act('Play');
    clock.pass(5000);
    await find(made);
    audio.know(60);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    expect(audio).toMatchObject({ currentTime: 5, paused: false });
  });

  test('is forgotten with its slide', async () => {
    const { narrator, audio, act, clock, find } = playEstimated();
    narrator.seek(48);
    act('Next');
    await find(made);
    clock.pass(500);
    expect(audio.src).toBe('https://host/presentations/1/one.mp3');
    audio.know(10);
    expect(audio.currentTime).toBe(0);
  });

  test('to the beginning needs no other source', () => {
    const { narrator, audio } = playEstimated();
    audio.reach(7);
    narrator.seek(0);
    expect(audio).toMatchObject({ src: url, currentTime: 0, paused: false });
  });

  test('to the beginning of a part of the file needs one, since the part begins elsewhere', async () => {
    let find: (source: string) => void = () => undefined;
    const exactSourceOf = () => new Promise<string>((found) => (find = found));
    const { audio, act } = narrate([spoken('cover', { audioUrl: `${url}#t=48,52` })], {
      preloader: { exactSourceOf },
    });
    act('Play');
    audio.know(60);
    expect(audio).toMatchObject({ src: `${url}#t=48,52`, paused: true });
    find(`${made}#t=48,52`);
    await flushPromises();
    audio.know(60);
    expect(audio).toMatchObject({ src: `${made}#t=48,52`, paused: false });
  });

  test('plays the file itself where the browser refuses the other source', async () => {
    const refused: string[] = [];
    const { narrator, audio, reports, find } = playEstimated(() => refused.push(url) === 1);
    narrator.seek(48);
    await find(made);
    audio.breakAtEachLoad(4);
    audio.know(60);
    expect(audio).toMatchObject({ src: url, currentTime: 48, paused: false });
    expect(reports).toEqual([]);
  });
});
