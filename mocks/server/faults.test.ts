import { expect, test } from 'vitest';
import { Faults } from './faults';

test.each([
  ['/api/presentation', '/api/presentation', true],
  ['/api/presentation', '/api/presentation/1', false],
  ['/api/*', '/api/presentation/1', true],
  ['*/images/*.webp', '/presentations/1/images/00.webp', true],
  ['/presentations/1/a b.webp', '/presentations/1/a%20b.webp', true],
  ['/presentations/1/a%20b.webp', '/presentations/1/a%20b.webp', true],
  ['/a+(b).webp', '/a+(b).webp', true],
  ['/a.webp', '/abwebp', false],
])('%s speaks of %s: %s', (path, requested, expected) => {
  const faults = new Faults();
  faults.add({ path, reset: true });
  expect(faults.faultsFor(requested)).toEqual(expected ? { reset: true } : {});
});

test('combines the faults of one path, and the later one wins', () => {
  const faults = new Faults();
  faults.add({ path: '*', delay: 10, cutAfter: 5 });
  faults.add({ path: '/a', delay: 20 });
  expect(faults.faultsFor('/a')).toEqual({ delay: 20, cutAfter: 5 });
});

test('applies a fault the requested number of times', () => {
  const faults = new Faults();
  faults.add({ path: '/a', reset: true, times: 2 });
  expect([
    faults.faultsFor('/b'),
    faults.faultsFor('/a'),
    faults.faultsFor('/a'),
    faults.faultsFor('/a'),
  ]).toEqual([{}, { reset: true }, { reset: true }, {}]);
  faults.add({ path: '/a', reset: true });
  faults.clear();
  expect(faults.faultsFor('/a')).toEqual({});
});

test('applies a fault after the requests that it skips, and only to its method', () => {
  const faults = new Faults();
  faults.add({ path: '/a', method: 'GET', after: 1, times: 1, reset: true });
  const taken = ['GET', 'HEAD', 'GET', 'GET'].map((method) => faults.faultsFor('/a', method));
  expect(taken).toEqual([{}, {}, { reset: true }, {}]);
});

test('releases held requests when all faults are cleared', async () => {
  const faults = new Faults();
  let goesOn = false;
  const held = faults.untilCleared().then(() => (goesOn = true));
  await Promise.resolve();
  expect(goesOn).toBe(false);
  faults.clear();
  await held;
  expect(goesOn).toBe(true);
});
