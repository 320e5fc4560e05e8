// Titles as parents type them, in haste and on a telephone: what story tells each, and of whom. Behind a semicolon stand words that it
// says, and with `no` words that it does not.
import { describe, expect, it } from 'vitest';
import { englishForms } from '../grammar/english';
import { germanForms } from '../grammar/german';
import { textsOf } from '../made-story';
import { storyFiles } from '../stories/story-files';
import { writeStory } from '../write-story';
import table from './asked-titles.fixture.json' with { type: 'json' };
import { languageOf } from './language';
import { rowsOf } from './typed-titles.fixture';
import { ideaOf } from './understand';

const rows = rowsOf(table).map(({ typed, language: asked, expected }) => {
  const language = languageOf(typed, asked);
  const [head = '', ...words] = expected.split(/[;,] /);
  const [stories = '', whom = ''] = head.split(': ');
  return { typed, language, stories: stories.split('|'), whom, words };
});

const told = rows.map(({ typed, language, stories, words }) => {
  const { story, isImprovised, ...made } = writeStory(
    { title: typed, kind: 'STORY', language, imageStyle: 'crayon', targetGroup: 'age_4', pageCount: 6 },
    1,
  );
  const suits: readonly string[] = storyFiles().find(({ id }) => id === story)?.suits ?? [];
  // `one` and `pair`: any story that suits a title which only names one or two.
  const isMeant = stories.some(
    (one) => one === story || (isImprovised ? one === 'improvised' : suits.includes(one)),
  );
  const text = [...made.pages, made.ending].flatMap(textsOf).join(' ');
  const amiss = words.filter((word) => text.includes(word.replace(/^no /, '')) === word.startsWith('no '));
  return { typed, story, isMeant, amiss };
});

describe('a title as parents type it', () => {
  it.each(rows)('is about somebody: $typed, $whom', ({ typed, language, whom }) => {
    const forms = language === 'German' ? germanForms : englishForms;
    const { hero, others } = ideaOf(typed, language);
    expect([hero, ...others].map((who) => (who ? forms(who)('full') : '–')).join(' + ')).toBe(whom);
  });

  it('is told by a story about it, nine times of ten', () => {
    const missed = told.filter(({ isMeant }) => !isMeant).map(({ typed, story }) => `${typed}: ${story}`);
    // A failure names those beyond the tenth.
    expect(missed.slice(rows.length / 10)).toEqual([]);
  });

  it('is told with what it says, and without what it does not say', () => {
    const wrong = told.filter(({ amiss }) => amiss.length > 0);
    expect(wrong.map(({ typed, story, amiss }) => `${typed}: ${story}: ${amiss.join(', ')}`)).toEqual([]);
  });

  it('is told by many stories: none tells one of ten', () => {
    const counts = new Map<string, number>();
    for (const { story } of told) counts.set(story, (counts.get(story) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > rows.length / 10)).toEqual([]);
  });
});
