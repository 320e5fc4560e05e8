import { expect, test } from 'vitest';
import { FrameLimiter } from './frame-limiter';

const open = new AbortController().signal;

/** Lets the frames pass that may. */
const settle = () => new Promise((done) => setImmediate(done));

test('frames pass at once until a test holds them back, then so many as it says', async () => {
  const limiter = new FrameLimiter();
  const passed: string[] = [];
  const pass = async (frame: string) => {
    await limiter.pass(open);
    passed.push(frame);
  };
  await pass('first');
  limiter.open(0);
  for (const frame of ['second', 'third', 'fourth']) void pass(frame);
  await settle();
  expect(passed).toEqual(['first']);
  limiter.open(2);
  await settle();
  expect(passed).toEqual(['first', 'second', 'third']);
  limiter.open(Number.POSITIVE_INFINITY);
  await settle();
  expect(passed).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a frame that is held back is cancelled when the page leaves', async () => {
  const limiter = new FrameLimiter();
  limiter.open(0);
  const leaving = new AbortController();
  const held = limiter.pass(leaving.signal);
  leaving.abort();
  await expect(held).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
