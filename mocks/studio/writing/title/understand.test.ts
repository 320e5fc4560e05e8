import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishForms } from '../grammar/english';
import { germanForms } from '../grammar/german';
import { inLanguage, type Language } from '../wording/sentences';
import { griefIn, hasNoStory } from './grief';
import table from './typed-titles.fixture.json' with { type: 'json' };
import { rowsOf } from './typed-titles.fixture';
import { understood } from './understand';

/** Returns the idea of a title as one line: who, others, thing, place, mood and goal. */
function idea(title: string, language: Language): string {
  const forms = language === 'German' ? germanForms : englishForms;
  const { hero, others, thing, place, mood, goal } = understood(title, language);
  const people = [hero, ...others].map((who) => (who ? forms(who)('full') : '–')).join(' + ');
  const rest = [thing && forms(thing)('full'), place?.id, mood, goal?.kind].filter(
    (one) => one !== undefined,
  );
  return [people, ...rest].join(', ');
}

/** Returns what somebody fears or wants, as they say it. */
function goalOf(title: string, language: Language): string {
  const { goal } = understood(title, language);
  if (goal?.kind === 'afraid') return `afraid of ${goal.of ?? 'the dark'}`;
  return goal?.kind === 'want' ? `wants to ${goal.phrase}` : 'nothing';
}

/** Returns what a title is about, with its kind. */
function subject(title: string, language: Language): string {
  const found = understood(title, language).subject;
  if (found === undefined) return 'nothing';
  const called = (language === 'German' ? germanForms : englishForms)(found)('full') ?? '';
  return `${found.kind}: ${called}`;
}

/** Returns the grief, whom it is about, and who grieves. */
function grief(title: string, language: Language): string {
  const found = griefIn(title, language);
  const [dear] = found?.others ?? [];
  if (found === undefined || dear === undefined) return hasNoStory(title, language) ? 'no story' : 'no grief';
  expect(hasNoStory(title, language)).toBe(false);
  const { de, en } = dear.noun;
  const called = dear.name ?? inLanguage({ de: de.base, en }, language);
  return [found.goal.grief, called, found.hero?.name].filter((one) => one !== undefined).join(', ');
}

describe.each([
  { what: 'idea', of: idea, rows: rowsOf(table.ideas) },
  { what: 'subject', of: subject, rows: rowsOf(table.subjects) },
  { what: 'goal', of: goalOf, rows: rowsOf(table.goals) },
  { what: 'grief', of: grief, rows: rowsOf(table.grief) },
  {
    what: 'place',
    of: (title: string, language: Language) => understood(title, language).place?.id,
    rows: rowsOf(table.places),
  },
  {
    what: 'sex of the hero',
    of: (title: string, language: Language) => understood(title, language).hero?.sex,
    rows: rowsOf({ German: {}, English: { 'The pirate who lost her hat': 'f', 'The cat and his hat': 'm' } }),
  },
])('the $what of a title', ({ of, rows }) => {
  it.each(rows)('$typed ($language): $expected', ({ typed, language, expected }) => {
    expect(of(typed, language)).toBe(expected);
  });
});

describe('any text', () => {
  it('is a title', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (title) => {
        for (const language of ['German', 'English'] as const)
          expect(understood(title, language).title).toBe(title.replaceAll(/\s+/g, ' ').trim());
      }),
    );
  });
});
