import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bookshelf } from './bookshelf';
import type { NarratedStory, Story } from './story';

/** Returns the page counts that the wizard offers for a target group (spec contract §7, spec screens §10). */
const offeredPages = (group: string): readonly number[] => (group === 'age_2' ? [6, 8, 10] : [8, 12, 16]);

const isNarrated = (story: Story): story is NarratedStory => story.kind !== 'DALLIC_PARTY';
const narrated = bookshelf.filter(isNarrated);
const words = (text: string): number => text.split(/\s+/).length;
const scenesOf = (story: Story) =>
  isNarrated(story)
    ? [story.cover, ...story.pages, story.ending].map(({ scene }) => scene)
    : story.steps.map(({ scene }) => scene);

describe('the bookshelf', () => {
  it('holds ten presentations, five in each language, newest first', () => {
    expect(bookshelf).toHaveLength(10);
    expect(bookshelf.filter(({ language }) => language === 'German')).toHaveLength(5);
    const ids = bookshelf.map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  // Devices have saved them, and another text or picture would have them download a story anew.
  it('holds what it always held, to the byte', () => {
    const stories = createHash('sha256').update(JSON.stringify(bookshelf)).digest('hex');
    expect(stories).toBe('858772915aac1698012728baf7d8ebf0d41908b864aefdb1583b33e1bd88d025');
  });

  it('shows every picture style once', () => {
    expect(new Set(bookshelf.map(({ imageStyle }) => imageStyle)).size).toBe(10);
  });

  it.each(narrated)('$title has a page count that its target group can choose', ({ targetGroup, pages }) => {
    expect(targetGroup === undefined ? [2, 3, 5, 10] : offeredPages(targetGroup)).toContain(pages.length);
  });

  it.each(narrated)('$title is spoken by a voice of its language', ({ voice, language }) => {
    expect(voice).toMatch(language === 'German' ? /^german-/ : /^english-/);
  });

  it.each(narrated)('$title has pages that are short enough to listen to', ({ pages }) => {
    expect(pages.filter(({ text }) => words(text) > 55)).toEqual([]);
  });

  it.each(narrated)('$title opens with its name', ({ title, cover }) => {
    expect(cover.text).toBe(title);
  });

  it.each(bookshelf)('$title never shows the same picture twice', (story) => {
    const pictures = scenesOf(story).map((scene) => JSON.stringify(scene));
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
