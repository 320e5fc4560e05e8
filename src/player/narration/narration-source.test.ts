// When the audio element is given its narration: after the slide is painted, or as soon as it is to be heard.
import { describe, expect, test } from 'vitest';
import type { PlayableSlide } from '../playable-story';
import { narrate, silent, spoken } from './testing/narrate';

const slides = [spoken('cover'), spoken('one'), spoken('two'), spoken('end')];

/** A narrator whose slides are painted when the test says so. */
function narrateUnpainted(told: readonly PlayableSlide[] = slides) {
  let waiting: (() => void)[] = [];
  const paint = () => {
    const painted = waiting;
    waiting = [];
    for (const call of painted) call();
  };
  const afterPaint = (call: () => void) => {
    waiting.push(call);
    return () => {
      waiting = waiting.filter((other) => other !== call);
    };
  };
  const story = narrate(told, { afterPaint });
  const sound = () => /(\w+)\.mp3$/.exec(story.audio.src)?.[1];
  return { ...story, paint, sound, unpainted: () => waiting.length };
}

describe('while the story is paused', () => {
  test('a slide is painted before its narration is chosen', () => {
    const { act, paint, sound } = narrateUnpainted();
    paint();
    act('Next');
    expect(sound()).toBe('cover');
    paint();
    expect(sound()).toBe('one');
  });

  test('of slides that are leafed over nothing is chosen', () => {
    const { act, paint, sound, unpainted } = narrateUnpainted();
    paint();
    act('Next', 'Next');
    expect(unpainted()).toBe(1);
    paint();
    expect(sound()).toBe('two');
  });

  test('what the element still tells of the slide before is not heard', () => {
    const { act, audio, mediaClock, paint, name } = narrateUnpainted();
    paint();
    audio.know(10);
    act('Play', 'Pause', 'Next');
    audio.reach(7);
    audio.end();
    audio.break(2);
    expect(mediaClock.get()).toMatchObject({ time: 0, duration: 0 });
    expect(name()).toBe('PAUSED');
    paint();
    audio.know(4);
    expect(mediaClock.get()).toMatchObject({ time: 0, duration: 4 });
  });

  test('a place that is sought before that is the place it begins at', () => {
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

  test('a slide without narration lets go of it at once', () => {
    const { act, audio, paint } = narrateUnpainted([spoken('cover'), silent('one')]);
    paint();
    act('Next');
    expect(audio.hasAttribute('src')).toBe(false);
    paint();
    expect(audio.hasAttribute('src')).toBe(false);
  });
});

test('Play waits for no paint', () => {
  const { act, audio, sound } = narrateUnpainted();
  act('Play');
  expect([sound(), audio.paused]).toEqual(['cover', false]);
});

test('the end of the slide before is not taken for the end of this one', () => {
  const { act, audio, paint, sound } = narrateUnpainted();
  paint();
  audio.know(10);
  act('Play');
  audio.end();
  act('Pause', 'Next', 'Play');
  expect([sound(), audio.paused]).toEqual(['one', false]);
});

test('a player that is closed chooses nothing more', () => {
  const { audio, narrator, paint } = narrateUnpainted();
  narrator.dispose();
  paint();
  expect(audio.hasAttribute('src')).toBe(false);
});
