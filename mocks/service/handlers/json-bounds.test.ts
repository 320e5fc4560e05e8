import { describe, expect, test } from 'vitest';
import { isQuickToParse } from './json-bounds';

describe('JSON before it is parsed', () => {
  test.each<[string, string, boolean]>([
    ['an empty body', '', true],
    ['no JSON', '}}}]]', true],
    ['brackets in a string', JSON.stringify(`\\"${'[{'.repeat(10_000)}\\`), true],
    ['a quote that is escaped', `"\\\\\\"${'['.repeat(40)}"`, true],
    ['a list 32 deep', '['.repeat(32) + ']'.repeat(32), true],
    ['a list 33 deep', '['.repeat(33), false],
    ['objects 33 deep', '{"a":'.repeat(33), false],
    ['33 deep behind a string that ends', `["\\\\",${'['.repeat(32)}`, false],
    ['ten thousand values', `[${'1,'.repeat(9999)}`, true],
    ['more values', `[${'1,'.repeat(10_000)}`, false],
    ['more lists', '[]'.repeat(10_001), false],
  ])('%s may be parsed: %s', (_, json, isQuick) => {
    expect(isQuickToParse(Buffer.from(json))).toBe(isQuick);
  });
});
