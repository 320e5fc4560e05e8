import { describe, expect, test } from 'vitest';
import { cachedResponseHeader } from '../../contract/worker/worker-names';
import { createReachability } from './reachability';

function network(hasNetwork = true) {
  let change = () => undefined as void;
  const world = { hasNetwork };
  const reachability = createReachability({
    hasNetwork: () => world.hasNetwork,
    onChange: (call) => (change = call),
  });
  const changes: boolean[] = [];
  reachability.subscribe(() => changes.push(reachability.get()));
  const setOnline = (now: boolean) => {
    world.hasNetwork = now;
    change();
  };
  return { reachability, changes, setOnline };
}

const answered = () => Promise.resolve(new Response('[]'));
const fromCache = () => Promise.resolve(new Response('[]', { headers: { [cachedResponseHeader]: '1' } }));
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const aborted = () => Promise.reject(new DOMException('left', 'AbortError'));

describe('the service is reachable', () => {
  test.each([
    ['before any request', [], true],
    ['after a response', [answered], true],
    ['not after a request without a response', [refused], false],
    ['not after a response from the cache of the worker', [fromCache], false],
    ['again after the next response', [refused, answered], true],
    ['still after an aborted request', [aborted], true],
    ['still not after an aborted request', [refused, aborted], false],
  ])('%s', async (_, requests, isReached) => {
    const { reachability } = network();
    for (const request of requests) await reachability.watch(request()).catch(() => undefined);
    expect(reachability.get()).toBe(isReached);
  });

  test('again once something else shows it, but not without a network', async () => {
    const { reachability, setOnline } = network();
    await reachability.watch(fromCache());
    reachability.confirm();
    expect(reachability.get()).toBe(true);
    setOnline(false);
    reachability.confirm();
    expect(reachability.get()).toBe(false);
  });

  test('never without a network', async () => {
    const { reachability, setOnline } = network(false);
    await reachability.watch(answered());
    expect(reachability.get()).toBe(false);
    setOnline(true);
    expect(reachability.get()).toBe(true);
  });

  test('again when the network is back, and each change is reported once', async () => {
    const { reachability, changes, setOnline } = network();
    await reachability.watch(refused()).catch(() => undefined);
    setOnline(false);
    setOnline(true);
    expect(changes).toEqual([false, true]);
  });
});

test('responses and failures are passed on unchanged', async () => {
  const { reachability } = network();
  const response = new Response('[]');
  expect(await reachability.watch(Promise.resolve(response))).toBe(response);
  await expect(reachability.watch(refused())).rejects.toThrow('Failed to fetch');
});
