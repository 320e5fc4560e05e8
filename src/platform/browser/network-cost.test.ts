import { expect, test } from 'vitest';
import { createNetworkCost, namesNetworkKind } from './network-cost';

const connection = (is: object) => ({ connection: Object.assign(new EventTarget(), is) });

test.each([
  ['a browser without the interface', {}, 'unknown', false],
  ['Chromium on a desktop computer', connection({ saveData: false }), 'unknown', false],
  ['a desktop computer that saves data', connection({ saveData: true }), 'data-saver', false],
  ['a tablet in a Wi-Fi', connection({ saveData: false, type: 'wifi' }), 'free', true],
  ['a phone without a Wi-Fi', connection({ saveData: false, type: 'cellular' }), 'mobile-data', true],
  ['a phone in a Wi-Fi that saves data', connection({ saveData: true, type: 'wifi' }), 'data-saver', true],
])('the network of %s costs: %j', (_, host, cost, namesKind) => {
  expect(createNetworkCost(() => host).get()).toBe(cost);
  expect(namesNetworkKind(host)).toBe(namesKind);
});

test('a change of the network is noticed while somebody is subscribed', () => {
  const host = connection({ type: 'cellular' });
  const cost = createNetworkCost(() => host);
  const seen: string[] = [];
  const unsubscribe = cost.subscribe(() => seen.push(cost.get()));
  Object.assign(host.connection, { type: 'wifi' }).dispatchEvent(new Event('change'));
  unsubscribe();
  host.connection.dispatchEvent(new Event('change'));
  expect(seen).toEqual(['free']);
});
