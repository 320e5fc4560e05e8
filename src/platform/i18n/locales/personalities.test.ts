import { describe, expect, test } from 'vitest';
import { offeredPersonalities } from '../../../contract/creation/personalities';
import { speakerOf } from '../../../contract/creation/speakers';
import { loadTexts } from '../language';

const keys = [...offeredPersonalities, 'you'] as const;

describe.each([
  ['German', await loadTexts('de', 'personalities')],
  ['English', await loadTexts('en', 'personalities')],
])('the %s personalities', (language, personalities) => {
  test('are those that forms show, in the order of the contract (spec contract §1)', () => {
    expect(Object.keys(personalities)).toEqual(keys);
  });

  test.each(keys)('%s has every field, and a voice of the language', (key) => {
    const { label, name, personDescription, imageDescription, speaker } = personalities[key];
    expect(speakerOf(speaker)?.language).toBe(language);
    // Only the user knows their own name.
    expect(name === undefined).toBe(key === 'you');
    for (const text of [label, name ?? 'x', personDescription, imageDescription])
      expect(text).toMatch(/^\S(.*\S)?$/u);
    expect(personDescription.length).toBeLessThan(300);
  });

  test('have labels and names of their own, and no exclamation marks or straight quotes', () => {
    const all = Object.values(personalities);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter((texts) => /[!'"]| {2}/.test(Object.values(texts).join(' ')))).toEqual([]);
  });
});
