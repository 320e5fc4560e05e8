import { describe, expect, it } from 'vitest';
import { spelt } from './spelling';

const misspelt = {
  English: {
    'The fire truk': 'The fire truck',
    Dinosauria: 'Dinosaur',
    'Teh dog': 'The dog',
    'the littel frog who coud not jump': 'the little frog who could not jump',
    'Two wiches': 'Two witches',
    'A litle elefant': 'A little elephant',
    'THE HEDGHOG': 'THE HEDGEHOG',
    'Lucy and the Eichhörnchen': 'Lucy and the Squirrel',
  },
  German: {
    'Der kleine Bähr': 'Der kleine Bär',
    'Oppa und ich': 'Opa und ich',
    'Das Feuerwerauto': 'Das Feuerwehrauto',
    'Drei Loewen': 'Drei Löwen',
    'Der Dinosaurer': 'Der Dinosaurier',
    'Der Fogel': 'Der Vogel',
    'Das Einhon und der Zaubere': 'Das Einhorn und der Zauberer',
  },
} as const;

/** A known word is near, and nobody meant it. */
const real = {
  English: [
    'A shirt for Tom',
    'The prime minister',
    'The price of the chain',
    'Glitter cards',
    'Willa and Odin',
  ],
  German: [
    'Die Quelle im Wald',
    'Der Balkon',
    'Die goldenen Locken',
    'Der Führer durch die Berge',
    'Tilda Bährenz',
  ],
} as const;

const languages = ['German', 'English'] as const;

describe('a misspelt word', () => {
  it.each(
    languages.flatMap((language) =>
      Object.entries(misspelt[language]).map(([typed, meant]) => ({ language, typed, meant })),
    ),
  )('is repaired: $typed', ({ language, typed, meant }) => {
    expect(spelt(typed, language)).toBe(meant);
  });
});

describe('a word that is only unknown', () => {
  it.each(languages.flatMap((language) => real[language].map((typed) => ({ language, typed }))))(
    'stays: $typed',
    ({ language, typed }) => {
      expect(spelt(typed, language)).toBe(typed);
    },
  );
});
