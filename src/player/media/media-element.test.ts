// Reloading a medium after a network error during playback.
import { expect, test } from 'vitest';
import { createResumeAfterError } from './media-element';
import { FakeMedia } from './fake-media.fixture';

const network = 2;

const film = 'https://host/film.mp4';

const brokenAt = async (seconds: number) => {
  const medium = new FakeMedia();
  medium.src = film;
  const retry = createResumeAfterError(medium);
  medium.know(100);
  await medium.play();
  medium.reach(seconds);
  medium.break(network);
  return { medium, retry };
};

test('reloads at the same time under a new URL fragment, and leaves it to the caller to play', async () => {
  const { medium, retry } = await brokenAt(12.5);
  expect(retry()).toBe(true);
  expect(medium).toMatchObject({ src: `${film}#again-1`, currentTime: 12.5, error: null, plays: 1 });
});

test('reloads once at one time, and again at a later time', async () => {
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

test('reloads once before the metadata, when browsers report an unsupported source', () => {
  const medium = new FakeMedia();
  medium.src = film;
  const retry = createResumeAfterError(medium);
  medium.break(4);
  expect(retry()).toBe(true);
  medium.break(4);
  expect(retry()).toBe(false);
});

test.each([1, 3])('does not reload after another error (code %i)', (code) => {
  const medium = new FakeMedia();
  medium.src = film;
  medium.break(code);
  expect(createResumeAfterError(medium)()).toBe(false);
  expect(medium.error).toEqual({ code });
});
