import { describe, expect, it } from 'vitest';
import { englishForms, withArticle } from './english';
import { contracted, germanForms } from './german';
import { noun, type Referent } from './noun';
import table from './noun-forms.fixture.json' with { type: 'json' };

const small = { de: 'klein', en: 'little' };
const nouns: readonly (readonly [name: string, Referent])[] = [
  ['bear', { noun: noun('m Bär Bären', 'bear'), adjective: small, sex: 'm' }],
  ['snail', { noun: noun('f Schnecke', 'snail'), adjective: small, sex: 'f' }],
  ['ghost', { noun: noun('n Gespenst', 'ghost'), adjective: small }],
  ['many mice', { noun: noun('f Mäuse', 'mice'), adjective: small, isMany: true }],
  ['many cats', { noun: noun('f Katzen', 'cats'), isMany: true }],
  ['moon', { noun: noun('m Mond', 'moon'), isUnique: true }],
  ['lina', { noun: noun('n Mädchen', 'girl'), name: 'Lina', sex: 'f' }],
  ['santa', { noun: noun('m Weihnachtsmann', 'Father Christmas'), adjective: small }],
];

/** Returns a row for each form of each noun in a language. */
const formsIn = (of: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  nouns.flatMap(([name, who]) =>
    Object.entries(of[name] ?? {}).map(([form, expected]) => ({ name, who, form, expected })),
  );

describe('a German noun', () => {
  it.each(formsIn(table.German))('$name has the form $form: $expected', ({ who, form, expected }) => {
    expect(germanForms(who)(form)).toBe(expected);
  });

  it.each(Object.entries(table.genitives))('%s has a genitive: %s', (text, expected) => {
    expect(germanForms({ noun: noun(text, '') })('gen')).toBe(expected);
  });

  it.each([
    ['Sie ging zu ', 'dem Bären', 'Sie ging zum Bären'],
    ['Sie ging zu ', 'der Maus', 'Sie ging zur Maus'],
    ['Von ', 'dem Bären', 'Vom Bären'],
    ['Sie saß in ', 'dem Korb', 'Sie saß im Korb'],
    ['Sie sprach mit ', 'dem Bären', 'Sie sprach mit dem Bären'],
    ['Sie ging zu ', 'Lina', 'Sie ging zu Lina'],
  ])('melts with a preposition: %s + %s', (before, after, expected) => {
    expect(contracted(before, after)).toBe(expected);
  });
});

describe('an English noun', () => {
  it.each(formsIn(table.English))('$name has the form $form: $expected', ({ who, form, expected }) => {
    expect(englishForms(who)(form)).toBe(expected);
  });

  it.each([
    ['owl', 'an owl'],
    ['unicorn', 'a unicorn'],
    ['elephant', 'an elephant'],
    ['old owl', 'an old owl'],
  ])('takes its article: %s', (words, expected) => {
    expect(withArticle(words)).toBe(expected);
  });
});
