import { describe, expect, test } from 'vitest';
import { keptAnswerHeader } from '../../contract/offline/names';
import { createReach } from './online';

function network(isOnline = true) {
  let change = () => undefined as void;
  const world = { isOnline };
  const reach = createReach({
    isOnline: () => world.isOnline,
    onChange: (call) => (change = call),
  });
  const told: boolean[] = [];
  reach.subscribe(() => told.push(reach.get()));
  const become = (now: boolean) => {
    world.isOnline = now;
    change();
  };
  return { reach, told, become };
}

const answered = () => Promise.resolve(new Response('[]'));
const kept = () => Promise.resolve(new Response('[]', { headers: { [keptAnswerHeader]: '1' } }));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const takenBack = () => Promise.reject(new DOMException('left', 'AbortError'));

describe('the service is within reach', () => {
  test.each([
    ['until something speaks against it', [], true],
    ['after an answer', [answered], true],
    ['not after a request without answer', [refused], false],
    ['not after an answer from the cache of the worker', [kept], false],
    ['again after the next answer', [refused, answered], true],
    ['whatever becomes of a request that was taken back', [takenBack], true],
    ['no more than before when one was taken back', [refused, takenBack], false],
  ])('%s', async (_, requests, isReached) => {
    const { reach } = network();
    for (const request of requests) await reach.watch(request()).catch(() => undefined);
    expect(reach.get()).toBe(isReached);
  });

  test('never without network', async () => {
    const { reach, become } = network(false);
    await reach.watch(answered());
    expect(reach.get()).toBe(false);
    become(true);
    expect(reach.get()).toBe(true);
  });

  test('again when the network is back, and tells each change once', async () => {
    const { reach, told, become } = network();
    await reach.watch(refused()).catch(() => undefined);
    become(false);
    become(true);
    expect(told).toEqual([false, true]);
  });
});

test('answers and failures pass as they are', async () => {
  const { reach } = network();
  const answer = new Response('[]');
  expect(await reach.watch(Promise.resolve(answer))).toBe(answer);
  await expect(reach.watch(refused())).rejects.toThrow('Failed to fetch');
});
