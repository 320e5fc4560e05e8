import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonsOf } from './run-parts';

describe('the reasons of a denial (spec contract §2)', () => {
  test.each<[unknown, readonly string[]]>([
    ['violence', ['violence']],
    ['  ', []],
    [
      ['violence', 'hate'],
      ['violence', 'hate'],
    ],
    [{ flagged: true, categories: ['violence'] }, ['violence']],
    [{ flagged: true, categories: { violence: true, hate: false } }, ['violence']],
    [{ reasons: ['violence', 'violence'] }, ['violence']],
    [{ reason: 'Too scary', score: 0.9 }, ['Too scary']],
    [null, []],
    [undefined, []],
    [42, []],
    [{ flagged: true }, []],
    ['x'.repeat(1000), ['x'.repeat(200)]],
  ])('of %j are %j', (flagging, reasons) => {
    expect(reasonsOf(flagging)).toEqual(reasons);
  });

  test('are few and short, whatever the service sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (flagging) => {
        const reasons = reasonsOf(flagging);
        expect(reasons.length).toBeLessThanOrEqual(10);
        expect(reasons.every((reason) => reason.length <= 200 && reason !== '')).toBe(true);
      }),
    );
  });
});
