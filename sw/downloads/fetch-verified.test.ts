import { expect, test } from 'vitest';
import { classifyFailure } from './fetch-verified';

test.each([
  ['once, with the service there: perhaps chance', 1, true, true, 'retry'],
  ['twice, with the service there: the file’s own', 2, true, true, 'missing'],
  ['often, with the service there: the file’s own', 7, true, true, 'missing'],
  ['once, after so long that no time is left to ask again: the file’s own', 1, true, false, 'missing'],
  ['once, without the service: the network’s', 1, false, true, 'network'],
  ['often, without the service: the network’s', 7, false, true, 'network'],
  ['without the service and no time left: the network’s', 1, false, false, 'network'],
] as const)('a file that failed %s', (_, times, isServiceThere, hasTime, expected) => {
  expect(classifyFailure({ times, isServiceThere, hasTime })).toBe(expected);
});
