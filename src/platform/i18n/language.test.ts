import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './language';
import { de } from './locales/de';
import { en } from './locales/en';

describe('the start language of a device (spec screens §2)', () => {
  test.each([
    ['en', ['de-DE'], 'en'],
    [undefined, ['en-GB', 'de'], 'en'],
    [undefined, ['fr-FR', 'de-AT'], 'de'],
    [undefined, ['fr-FR'], 'de'],
    [undefined, [], 'de'],
    ['fr', ['en'], 'en'],
  ])('with %j remembered and %j in the browser is %s', (remembered, browser, chosen) => {
    expect(chooseLanguage(remembered, browser)).toBe(chosen);
  });
});

describe('German and English', () => {
  const keysOf = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
    );
  const valuesOf = (texts: object): unknown[] =>
    Object.values(texts).flatMap((value: unknown) =>
      typeof value === 'object' && value !== null ? valuesOf(value) : [value],
    );

  test('have the same keys', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(de).sort());
  });

  test('have both forms of every plural', () => {
    const keys = keysOf(en);
    const singles = keys.filter((key) => key.endsWith('_one'));
    const plurals = singles.map((key) => key.replace(/_one$/, '_other'));
    expect(keys).toEqual(expect.arrayContaining(plurals));
  });

  test('have no empty text and no exclamation marks', () => {
    const values = [...valuesOf(en), ...valuesOf(de)].map(String);
    expect(values.filter((value) => value.trim() === '')).toEqual([]);
    // The only specified text with an exclamation mark is 'Error {message}!' (spec screens §6).
    expect(values.filter((value) => value.includes('!') && !value.endsWith('{{message}}!'))).toEqual([]);
  });
});
