import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text';

test.each([
  ['Pip', 'pip'],
  ['  Der   große\tBÄR ', 'der grosse bar'],
  ['STRAẞE', 'strasse'],
  ['Éloïse', 'eloise'],
  ['E\u0301loi\u0308se', 'eloise'],
  ['Øyvind æ œ Łódź', 'oyvind ae oe lodz'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['ﬁn', 'fin'],
  ['Zoë’s 3 – Füße', 'zoe’s 3 – fusse'],
  ['', ''],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding twice gives the same as folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
