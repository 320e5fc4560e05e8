// The audio element gets its source after the slide is painted, or at once with Play.
import { describe, expect, test } from 'vitest';
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
