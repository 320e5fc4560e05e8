import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './interface-language';

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
