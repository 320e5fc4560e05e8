import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './language';
import { de } from './locales/de';
import { en } from './locales/en';

describe('the language a device starts in (spec screens §6)', () => {
  test.each([
    ['en', ['de-DE'], 'en'],
    [null, ['en-GB', 'de'], 'en'],
    [null, ['fr-FR', 'de-AT'], 'de'],
    [null, ['fr-FR'], 'de'],
    [null, [], 'de'],
    ['fr', ['en'], 'en'],
  ])('remembered %j, browser %j: %s', (remembered, browser, chosen) => {
    expect(chooseLanguage(remembered, browser)).toBe(chosen);
  });
});

describe('German and English', () => {
  const keysOf = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
    );
  const wordsOf = (texts: object): unknown[] =>
    Object.values(texts).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? wordsOf(value) : [value],
    );

  test('have the same keys', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(de).sort());
  });

  test('every plural has both forms', () => {
    const keys = keysOf(en);
    const singles = keys.filter((key) => key.endsWith('_one'));
    const plurals = singles.map((key) => key.replace(/_one$/, '_other'));
    expect(keys).toEqual(expect.arrayContaining(plurals));
  });

  test('no text is empty, none shouts', () => {
    const words = [...wordsOf(en), ...wordsOf(de)].map(String);
    expect(words.filter((word) => word.trim() === '')).toEqual([]);
    // The one specified text with a mark of exclamation is 'Error {message}!' (spec screens §4).
    expect(words.filter((word) => word.includes('!') && !word.endsWith('{{message}}!'))).toEqual([]);
  });
});
