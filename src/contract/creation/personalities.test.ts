import { expect, test } from 'vitest';
import { offeredPersonalities, ownPersonalities, personalities } from './speakers';

test('forms show the eighteen offered personalities in their order, and no hidden one (spec contract §1)', () => {
  expect(offeredPersonalities).toHaveLength(18);
  expect([offeredPersonalities[0], offeredPersonalities.at(-1)]).toEqual([
    'honestPresenter',
    'insane-gramma',
  ]);
  const hidden = personalities.filter(({ showInFrontend }) => !showInFrontend).map(({ value }) => value);
  expect(hidden).toEqual([
    'storyteller',
    'childrens-storyteller',
    'christmas-storyteller',
    'dark-tale-storyteller',
    'prime-minister',
  ]);
  expect(offeredPersonalities.filter((key) => hidden.some((other) => other === key))).toEqual([]);
});

test('every choice of the form has a distinct key', () => {
  const all = [...personalities.map(({ value }) => value), ...ownPersonalities];
  expect(new Set<string>(all).size).toBe(all.length);
});
