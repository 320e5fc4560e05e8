import { expect, test } from 'vitest';
import { createPlayerRequests } from './open-clients';

const among = (left: readonly string[]) => (url: string) => left.includes(url);
const never = new Promise<never>(() => undefined);

test('a page counts as waiting until its response has arrived or failed', async () => {
  const playerRequests = createPlayerRequests(() => never);
  expect(playerRequests.isWaiting()).toBe(false);
  const response = playerRequests.waitingFor('a', Promise.resolve('picture'));
  const failure = playerRequests.waitingFor('b', Promise.reject(new TypeError('Failed to fetch')));
  expect(playerRequests.isWaiting()).toBe(true);
  expect(await response).toBe('picture');
  await expect(failure).rejects.toThrow(TypeError);
  await playerRequests.idle();
  expect(playerRequests.isWaiting()).toBe(false);
});

test('idle resolves after the last response has arrived', async () => {
  const playerRequests = createPlayerRequests(() => never);
  void playerRequests.waitingFor('a', never);
  let isIdle = false;
  void playerRequests.idle().then(() => (isIdle = true));
  await playerRequests.waitingFor('b', Promise.resolve());
  expect([isIdle, playerRequests.isWaiting()]).toEqual([false, true]);
});

test('a page counts as waiting for no longer than a stall may last, and still receives a late response', async () => {
  let pass = () => {};
  const waits: number[] = [];
  const playerRequests = createPlayerRequests((milliseconds) => {
    waits.push(milliseconds);
    return new Promise((over) => (pass = over));
  });
  let arrive: (response: string) => void = () => {};
  const late = playerRequests.waitingFor('a', new Promise<string>((resolve) => (arrive = resolve)));
  expect([waits, playerRequests.isWaiting()]).toEqual([[30_000], true]);
  pass();
  await playerRequests.idle();
  expect(playerRequests.isWaiting()).toBe(false);
  arrive('picture');
  expect(await late).toBe('picture');
});

test('returns the remaining address that was requested last', async () => {
  const playerRequests = createPlayerRequests(() => never);
  for (const url of ['a', 'b', 'c', 'b']) await playerRequests.waitingFor(url, Promise.resolve());
  expect(playerRequests.lastRequested(among(['a', 'b', 'c']))).toBe('b');
  expect(playerRequests.lastRequested(among(['a', 'c']))).toBe('c');
  expect(playerRequests.lastRequested(among(['d']))).toBeUndefined();
});

test('the fragment of a requested address does not count', async () => {
  const playerRequests = createPlayerRequests(() => never);
  for (const url of ['a#again-1', 'b', 'a#again-2']) await playerRequests.waitingFor(url, Promise.resolve());
  expect(playerRequests.lastRequested(among(['a', 'b']))).toBe('a');
});

test('forgets all addresses when it is told to', async () => {
  const playerRequests = createPlayerRequests(() => never);
  await playerRequests.waitingFor('a', Promise.resolve());
  playerRequests.forget();
  expect(playerRequests.lastRequested(among(['a']))).toBeUndefined();
});

test('forgets addresses requested long ago', async () => {
  const playerRequests = createPlayerRequests(() => never);
  for (let at = 0; at < 60; at += 1) await playerRequests.waitingFor(`${at}`, Promise.resolve());
  expect(playerRequests.lastRequested(among(['9']))).toBeUndefined();
  expect(playerRequests.lastRequested(among(['10']))).toBe('10');
});
