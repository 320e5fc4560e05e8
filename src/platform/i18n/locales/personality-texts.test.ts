import { describe, expect, test } from 'vitest';
import { hiddenPersonalities } from '../../../../mocks/studio/making/hidden-personalities';
import { mannerOf, manners } from '../../../../mocks/studio/talks/manner/manner';
import { offeredPersonalities, speakerOf } from '../../../contract/creation/speakers';
import { loadTexts } from '../interface-language';

const german = await loadTexts('de', 'personalities');
const english = await loadTexts('en', 'personalities');
const keys = [...offeredPersonalities, 'you'] as const;

describe.each([
  ['German', german],
  ['English', english],
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

describe('the embedded service', () => {
  const described = offeredPersonalities.map(
    (key) => [key, german[key].personDescription, english[key].personDescription] as const,
  );
  const hidden = Object.values(hiddenPersonalities.English);
  const notOffered = Object.entries(hiddenPersonalities.German).map(
    ([key, { personDescription }], at) =>
      [key, personDescription, hidden[at]?.personDescription ?? ''] as const,
  );

  test.each([...described, ...notOffered])('lets %s speak alike in German and in English', (key, de, en) => {
    expect(mannerOf(de)).toEqual(mannerOf(en));
    expect(mannerOf(de).asides[0] === manners.plain.asides[0]).toBe(key === 'honestPresenter');
  });

  test('gives each offered personality a different first remark', () => {
    const first = described.map(([, description]) => mannerOf(description).asides[0]);
    expect(new Set(first).size).toBe(described.length);
  });
});
