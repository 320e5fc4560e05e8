// Two hundred and thirty titles as parents type them, in haste and on a telephone: what story tells each, and of whom.
import { describe, expect, it } from 'vitest';
import { englishForms } from '../grammar/english';
import { germanForms } from '../grammar/german';
import { storyFiles } from '../stories/story-files';
import { writeStory } from '../write-story';
import table from './asked-titles.fixture.json' with { type: 'json' };
import { languageOf } from './language';
import { rowsOf } from './typed-titles.fixture';
import { ideaOf } from './understand';

const rows = rowsOf(table).map(({ typed, language: asked, expected }) => {
  const language = languageOf(typed, asked);
  const [stories = '', whom = ''] = expected.split(': ');
  return { typed, language, stories: stories.split('|'), whom };
});

const told = rows.map(({ typed, language, stories }) => {
  const { story, isImprovised } = writeStory(
    { title: typed, kind: 'STORY', language, imageStyle: 'crayon', targetGroup: 'age_4', pageCount: 6 },
    1,
  );
  const suits: readonly string[] = storyFiles().find(({ id }) => id === story)?.suits ?? [];
  // `one` and `pair`: any story that suits a title which only names one or two.
  const isMeant = stories.some(
    (one) => one === story || (isImprovised ? one === 'improvised' : suits.includes(one)),
  );
  return { typed, story, isMeant };
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

  it('is told by many stories: none tells one of ten', () => {
    const counts = new Map<string, number>();
    for (const { story } of told) counts.set(story, (counts.get(story) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > rows.length / 10)).toEqual([]);
  });
});
