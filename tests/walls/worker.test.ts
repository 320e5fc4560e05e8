// The browser tests of what the worker does run with it, in every file and whole (ADR-0032).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'tests/browser';
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.spec.ts'),
);

/** Ways through the app as people take them, and all that saves, plays or sends by the worker. */
const withWorker = [
  /^offline\//,
  /^hostile\//,
  'blocked-storage.spec.ts',
  'book/offline.spec.ts',
  'book/rest.spec.ts',
  'feedback/exactly-once.spec.ts',
  'feedback/refused.spec.ts',
  'installing.spec.ts',
  'updating.spec.ts',
  'player/network.spec.ts',
  'player/party.spec.ts',
  'player/playing.spec.ts',
  'player/rest.spec.ts',
  'player/speaker/failures.spec.ts',
  'reading-position.spec.ts',
  'session/canary.spec.ts',
  'shell/worker-errors.spec.ts',
  'variants.spec.ts',
] as const;

/** Tests that no request of the worker leaves the origin, or carries what it may not. */
const withItsRequests = [
  'hostile/content-and-policy.spec.ts',
  'offline/saving.spec.ts',
  'session/canary.spec.ts',
  'variants.spec.ts',
];

const leavesOut = (name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8').includes('installsWorker: false');

test.each(withWorker)('%s runs with the worker', (pattern) => {
  const named = specs.filter((name) => (pattern instanceof RegExp ? pattern.test(name) : pattern === name));
  expect(named).not.toEqual([]);
  expect(named.filter(leavesOut)).toEqual([]);
});

test.each(withItsRequests)('%s sees the requests of the worker', (name) => {
  expect(readFileSync(`${folder}/${name}`, 'utf8')).toContain('seesWorkerRequests: true');
});
