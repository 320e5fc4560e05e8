import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareIds, isPresentationId } from './presentation-id';

const ids = fc.stringMatching(/^\d{1,40}$/);

describe('an id', () => {
  test.each(['0', '7', '007', '9007199254740993', '9'.repeat(400)])('may be %j', (id) => {
    expect(isPresentationId(id)).toBe(true);
  });

  test.each(['', ' 1', '1\n', '-1', '1.0', '1e3', '0x1', '..', '1/2', '٣', '１', 12, null, undefined, ['1']])(
    'is not %j',
    (value) => {
      expect(isPresentationId(value)).toBe(false);
    },
  );
});

describe('comparing ids', () => {
  test.each([
    ['9', '10', -1],
    ['9007199254740992', '9007199254740993', -1],
    ['9007199254740993', '9007199254740993', 0],
    ['0010', '9', 1],
    ['000', '0', 0],
  ])('%s with %s loses no digits', (a, b, sign) => {
    expect(Math.sign(compareIds(a, b))).toBe(sign);
    expect(Math.sign(compareIds(b, a))).toBe(sign === 0 ? 0 : -sign);
  });

  test('agrees with BigInt for any length', () => {
    fc.assert(
      fc.property(ids, ids, (a, b) => {
        const difference = BigInt(a) - BigInt(b);
        expect(Math.sign(compareIds(a, b))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0);
      }),
    );
  });

  test('is a total order: sorting any permutation gives the same result', () => {
    fc.assert(
      fc.property(fc.array(ids), (row) => {
        const sorted = [...row].sort(compareIds);
        const byValue = sorted.map(BigInt);
        expect(byValue).toEqual([...byValue].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
        expect([...row].reverse().sort(compareIds).map(BigInt)).toEqual(byValue);
      }),
    );
  });
});
