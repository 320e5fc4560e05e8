// Checks the files of texts as their translators leave them: JSON in the format of i18next, version 4.
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });
const english = filesOf('en');

/** Returns the files of a language by their names. */
function filesOf(language: string): ReadonlyMap<string, object> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  return new Map(ofLanguage.map(([path, texts]) => [path.replace(/.*\//, ''), texts]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns every text by its key. */
function textsOf(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    isObject(value) ? textsOf(value, `${path}${key}.`) : [[path + key, String(value)]],
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (texts: object): string[] => [
  ...new Set(textsOf(texts).map(([key]) => key.replace(plural, ''))),
];
/** Returns each variable after the key of its text, whatever the plural. All plurals may hold `count`. */
const variablesByKey = (texts: object): string[] =>
  textsOf(texts).flatMap(([key, text]) =>
    Array.from(text.matchAll(/\{\{\w+\}\}/g), ([name]) =>
      name === '{{count}}' ? name : `${key.replace(plural, '')} ${name}`,
    ),
  );

describe.each([...new Set(Object.keys(files).map((path) => path.split('/')[1] ?? ''))])(
  'the texts in %s',
  (language) => {
    const own = filesOf(language);

    test('have the files of English, with the same keys', () => {
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
      const sortedKeys = ([name, texts]: [string, object]) => [name, keysOf(texts).sort()];
      expect([...own].map(sortedKeys)).toEqual([...english].map(sortedKeys));
    });

    test('have each form of a plural that the language has', () => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const texts of own.values()) {
        const keys = new Set(textsOf(texts).map(([key]) => key));
        for (const key of keys) {
          if (!plural.test(key)) continue;
          const forms = pluralCategories.map((category) => key.replace(plural, `_${category}`));
          expect(forms.filter((form) => !keys.has(form))).toEqual([]);
        }
      }
    });

    test('have only variables that English has', () => {
      for (const [name, texts] of own) {
        const known = new Set(['{{count}}', ...variablesByKey(english.get(name) ?? {})]);
        expect(variablesByKey(texts).filter((variable) => !known.has(variable))).toEqual([]);
      }
    });

    test('have no empty text and no exclamation marks', () => {
      const all = [...own.values()].flatMap((texts) => textsOf(texts).map(([, text]) => text));
      expect(all.filter((text) => text.trim() === '')).toEqual([]);
      // The only texts with an exclamation mark are 'Error {message}!' (spec screens §6) and the kiosk's invitation.
      expect(
        all.filter((text) => text.includes('!') && !/\{\{message\}\}!$|^(Tap me|Tipp mich an)!$/.test(text)),
      ).toEqual([]);
    });
  },
);
