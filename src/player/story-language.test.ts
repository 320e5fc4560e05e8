import { expect, test } from 'vitest';
import { languageOf } from './story-language';

test.each([
  ['Der kleine Fuchs', 'Es war einmal ein Fuchs, der nicht schlafen konnte.', 'de'],
  ['The little fox', 'Once there was a fox who could not sleep.', 'en'],
  ['Die Reise zum Mond', '', 'de'],
  ['Le petit renard', 'Il ne voulait pas dormir.', undefined],
  ['', '', undefined],
])('%j, %j is recognised as %s', (headline, text, language) => {
  expect(languageOf([{ headline, text }])).toBe(language);
});
