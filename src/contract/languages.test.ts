import { expect, test } from 'vitest';
import { contentLanguageOf, languageTagOf } from './languages';
import { speakerLanguages } from './creation/speakers';

test.each([
  ['en', 'English'],
  ['de', 'German'],
] as const)('the interface language %s lists %s', (key, name) => {
  expect(contentLanguageOf(key)).toBe(name);
  expect(languageTagOf(name)).toBe(key);
});

test.each([
  ['English', 'en'],
  ['German', 'de'],
  ['French', 'fr'],
  ['Italian', 'it'],
  ['Japanese', 'ja'],
  ['Spanish', 'es'],
  ['french', 'fr'],
  [' ENGLISH ', 'en'],
  ['en', 'en'],
  ['De\n', 'de'],
  ['Klingon', undefined],
  ['deutsch', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('texts in the language %j have the tag %s', (name, tag) => {
  expect(languageTagOf(name)).toBe(tag);
});

test('every language that a voice speaks has a tag that the browser knows', () => {
  for (const language of speakerLanguages)
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(languageTagOf(language) ?? '')).toBe(
      language,
    );
});
