import { describe, expect, test } from 'vitest';
import { targetGroups } from '../../../contract/creation/choices';
import german from './de/sample-titles.json';
import english from './en/sample-titles.json';

describe.each([
  ['German', german],
  ['English', english],
])('the %s sample titles', (_language, lists) => {
  const titles = Object.values(lists).flat();

  test('are forty for each age group of the wizards, for dark tales and for Christmas', () => {
    const counts = Object.entries(lists).map(([name, list]) => [name, list.length]);
    // The youngest group has those of the next one (spec screens §10).
    const groups = targetGroups.filter((group) => group !== 'age_1');
    expect(counts).toEqual([...groups, 'dark-tale', 'christmas'].map((name) => [name, 40]));
  });

  test('differ from each other across all lists', () => {
    const compared = titles.map((title) => title.toLowerCase().replace(/[^\p{L}\d]/gu, ''));
    expect(titles.filter((_, index) => compared.indexOf(compared[index] ?? '') !== index)).toEqual([]);
  });

  test('are one line of 3 to 60 characters without spaces around them', () => {
    expect(titles.filter((title) => !/^\S.{1,58}\S$/u.test(title))).toEqual([]);
  });

  test('have no exclamation marks, straight apostrophes or double spaces', () => {
    expect(titles.filter((title) => /[!']| {2}/.test(title))).toEqual([]);
  });

  test('have two to five words for the youngest', () => {
    expect(lists.age_2.filter((title) => !/^\S+( \S+){1,4}$/.test(title))).toEqual([]);
  });
});
