// What becomes of a medium that breaks off while it plays.
import { expect, test } from 'vitest';
import { createTakingUp } from './take-up-again';
import { FakeMedia } from './testing/fake-media';

const network = 2;

const brokenAt = async (seconds: number, { isPlaying }: { isPlaying: boolean }) => {
  const medium = new FakeMedia();
  medium.src = 'https://host/film.mp4';
  const takeUp = createTakingUp(medium);
  medium.know(100);
  if (isPlaying) await medium.play();
  medium.reach(seconds);
  medium.break(network);
  return { medium, takeUp };
};

test.each([true, false])(
  'it is loaded again at its place, and plays if it played (%s)',
  async (isPlaying) => {
    const { medium, takeUp } = await brokenAt(12.5, { isPlaying });
    expect(takeUp()).toBe(true);
    expect(medium).toMatchObject({ src: 'https://host/film.mp4', currentTime: 12.5, paused: !isPlaying });
    expect(medium.error).toBeNull();
  },
);

test('at one place it is tried once, further on again', async () => {
  const { medium, takeUp } = await brokenAt(12.5, { isPlaying: true });
  takeUp();
  medium.break(network);
  expect(takeUp()).toBe(false);
  medium.know(100);
  medium.reach(30);
  medium.break(network);
  expect(takeUp()).toBe(true);
  expect(medium.currentTime).toBe(30);
});

test.each([1, 3, 4])('an error of another kind (%i) is none that a second load mends', (code) => {
  const medium = new FakeMedia();
  medium.src = 'https://host/film.mp4';
  medium.break(code);
  expect(createTakingUp(medium)()).toBe(false);
  expect(medium.error).toEqual({ code });
});
