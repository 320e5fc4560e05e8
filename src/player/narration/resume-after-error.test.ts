// What becomes of a medium that breaks off while it plays.
import { expect, test } from 'vitest';
import { createTakingUp } from './resume-after-error';
import { FakeMedia } from './testing/fake-media';

const network = 2;

const film = 'https://host/film.mp4';

const brokenAt = async (seconds: number) => {
  const medium = new FakeMedia();
  medium.src = film;
  const retry = createTakingUp(medium);
  medium.know(100);
  await medium.play();
  medium.reach(seconds);
  medium.break(network);
  return { medium, retry };
};

test('it is loaded again at its place, by a name that the browser has no bytes of; whoever wants it plays it', async () => {
  const { medium, retry } = await brokenAt(12.5);
  expect(retry()).toBe(true);
  expect(medium).toMatchObject({ src: `${film}#again-1`, currentTime: 12.5, error: null, plays: 1 });
});

test('at one place it is tried once, further on again', async () => {
  const { medium, retry } = await brokenAt(12.5);
  retry();
  medium.break(network);
  expect(retry()).toBe(false);
  medium.know(100);
  medium.reach(30);
  medium.break(network);
  expect(retry()).toBe(true);
  expect(medium).toMatchObject({ src: `${film}#again-2`, currentTime: 30 });
});

test('before its metadata it is tried once: to a browser it is no medium then', () => {
  const medium = new FakeMedia();
  medium.src = film;
  const retry = createTakingUp(medium);
  medium.break(4);
  expect(retry()).toBe(true);
  medium.break(4);
  expect(retry()).toBe(false);
});

test.each([1, 3])('an error of another kind (%i) is none that a second load mends', (code) => {
  const medium = new FakeMedia();
  medium.src = film;
  medium.break(code);
  expect(createTakingUp(medium)()).toBe(false);
  expect(medium.error).toEqual({ code });
});
