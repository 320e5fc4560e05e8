import { describe, expect, test } from 'vitest';
import { isForbiddenByDefault } from './forbidden-titles';
import { harmlessTitles, shamefulTitles } from './judged-titles.fixture';

test('as many titles of one kind are judged as of the other, 400 and more', () => {
  expect(harmlessTitles.length).toBeGreaterThanOrEqual(200);
  expect(shamefulTitles.length).toBeGreaterThanOrEqual(200);
  expect(new Set([...harmlessTitles, ...shamefulTitles]).size).toBe(
    harmlessTitles.length + shamefulTitles.length,
  );
});

test.each(harmlessTitles)('no story is refused for: %s', (title) => {
  expect(isForbiddenByDefault(title, 'story')).toBe(false);
});

test.each(shamefulTitles)('no story is made of: %s', (title) => {
  expect(isForbiddenByDefault(title, 'story')).toBe(true);
});

describe('a talk', () => {
  test.each(['Der Holocaust', 'Die Bundestagswahl', 'Angela Merkel', 'World War II', '9/11'])(
    'may be about what no story makes up: %s',
    (title) => {
      expect(isForbiddenByDefault(title, 'talk')).toBe(false);
    },
  );

  test.each(['Hitler ist toll', 'Ausländer raus', 'Bombe bauen', 'The Holocaust is a hoax', 'Ficken'])(
    'may not be about %s',
    (title) => {
      expect(isForbiddenByDefault(title, 'talk')).toBe(true);
    },
  );
});
