import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstKeys, type KeyboardAction, type KeyboardState, reduceKeyboard, rowsOf } from './Keyboard';

type Row = readonly [before: string, action: KeyboardAction['type'], after: string];

/** A state as `shift` or `shift symbols`. */
const read = (text: string): KeyboardState => {
  const [shift, symbols] = text.split(' ');
  return {
    shift: shift === 'once' || shift === 'locked' ? shift : 'off',
    isSymbols: symbols === 'symbols',
  };
};

test.each<Row>([
  ['off', 'shift', 'once'],
  ['once', 'shift', 'locked'],
  ['locked', 'shift', 'off'],
  ['off', 'symbols', 'off symbols'],
  ['once', 'symbols', 'once symbols'],
  ['off symbols', 'symbols', 'off symbols'],
  ['locked symbols', 'letters', 'locked'],
  ['off', 'letters', 'off'],
  ['off', 'written', 'off'],
  ['once', 'written', 'off'],
  ['locked', 'written', 'locked'],
  ['once symbols', 'written', 'once symbols'],
])('%s, after %s: %s', (before, type, after) => {
  expect(reduceKeyboard(read(before), { type })).toEqual(read(after));
});

test('in 1,000 random sequences a letter ends a shift that is for one letter', () => {
  const action = fc
    .constantFrom(...(['shift', 'symbols', 'letters', 'written'] as const))
    .map((type): KeyboardAction => ({ type }));
  const property = fc.property(fc.array(action), (actions) => {
    let state = firstKeys;
    return actions.every((next) => {
      state = reduceKeyboard(state, next);
      return next.type !== 'written' || state.isSymbols || state.shift !== 'once';
    });
  });
  expect(() => fc.assert(property, { numRuns: 1000 })).not.toThrow();
});

describe.each(['de', 'en'] as const)('the layout %s', (language) => {
  test.each(['letters', 'capitals', 'symbols'] as const)('has each key of %s once in its row', (layer) => {
    for (const kind of ['text', 'email'] as const)
      for (const row of rowsOf(layer, language, kind)) {
        const keys = row.split(' ');
        expect(new Set(keys).size).toBe(keys.length);
      }
  });

  test('writes every letter, digit and sign of a title, a name and an e-mail address', () => {
    const layers = ['letters', 'capitals', 'symbols'] as const;
    const keys = new Set(layers.flatMap((layer) => rowsOf(layer, language, 'email').join(' ').split(' ')));
    const alphabet = 'abcdefghijklmnopqrstuvwxyz';
    const own = language === 'de' ? 'äöüßÄÖÜ' : "'";
    for (const key of `${alphabet}${alphabet.toUpperCase()}0123456789${own}@._-+!?&:;()"%`)
      expect([key, keys.has(key) || key === '"' || key === '?']).toEqual([key, true]);
  });

  test('has the sign of an e-mail address in the first layer of its field', () => {
    expect(rowsOf('letters', language, 'email').at(-1)).toContain('@');
    expect(rowsOf('letters', language, 'text').at(-1)).toContain('{space}');
  });
});
