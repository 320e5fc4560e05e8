import { expect, test } from 'vitest';
import { createPlayerFirst } from './player-requests';

const among = (left: readonly string[]) => (url: string) => left.includes(url);
const never = new Promise<never>(() => undefined);

test('a page waits until its answer has come, or has failed', async () => {
  const playerFirst = createPlayerFirst();
  expect(playerFirst.isWaiting()).toBe(false);
  const answer = playerFirst.waitingFor('a', Promise.resolve('picture'));
  const failure = playerFirst.waitingFor('b', Promise.reject(new TypeError('Failed to fetch')));
  expect(playerFirst.isWaiting()).toBe(true);
  expect(await answer).toBe('picture');
  await expect(failure).rejects.toThrow(TypeError);
  await playerFirst.idle();
  expect(playerFirst.isWaiting()).toBe(false);
});

test('nobody is idle before the last answer has come', async () => {
  const playerFirst = createPlayerFirst();
  void playerFirst.waitingFor('a', never);
  let isIdle = false;
  void playerFirst.idle().then(() => (isIdle = true));
  await playerFirst.waitingFor('b', Promise.resolve());
  expect([isIdle, playerFirst.isWaiting()]).toEqual([false, true]);
});

test('what was asked for last is wanted first, of what is left', async () => {
  const playerFirst = createPlayerFirst();
  for (const url of ['a', 'b', 'c', 'b']) await playerFirst.waitingFor(url, Promise.resolve());
  expect(playerFirst.wanted(among(['a', 'b', 'c']))).toBe('b');
  expect(playerFirst.wanted(among(['a', 'c']))).toBe('c');
  expect(playerFirst.wanted(among(['d']))).toBeUndefined();
});

test('what was asked for long ago is forgotten', async () => {
  const playerFirst = createPlayerFirst();
  for (let at = 0; at < 60; at += 1) await playerFirst.waitingFor(`${at}`, Promise.resolve());
  expect(playerFirst.wanted(among(['9']))).toBeUndefined();
  expect(playerFirst.wanted(among(['10']))).toBe('10');
});
