import { describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { galleryReducer, initialState, shownIn, type GalleryState } from './use-gallery';

const entry = (id: string, language = 'English'): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language,
});

describe('paging', () => {
  const loaded = galleryReducer(initialState, { type: 'loaded', entries: [] });

  const more = (state: GalleryState, view = 'en') => galleryReducer(state, { type: 'reveal-more', view });

  test('shows 21 stories, then 21 more', () => {
    expect(shownIn(loaded, 'en')).toBe(21);
    expect(shownIn(more(loaded), 'en')).toBe(42);
    expect(shownIn(more(more(loaded)), 'en')).toBe(63);
  });

  test('begins again with 21 in another view, and in the first one after it', () => {
    const grown = more(more(loaded));
    expect(shownIn(grown, 'de')).toBe(21);
    const other = galleryReducer(grown, { type: 'view', view: 'de' });
    expect(['de', 'en'].map((view) => shownIn(other, view))).toEqual([21, 21]);
    expect(shownIn(more(grown, 'de'), 'de')).toBe(42);
    expect(galleryReducer(grown, { type: 'view', view: 'en' })).toBe(grown);
  });

  test('the list that the first paint has changes nothing when it is loaded once more', () => {
    const entries = [entry('1')];
    const painted = galleryReducer(initialState, { type: 'loaded', entries });
    expect(galleryReducer(painted, { type: 'loaded', entries })).toBe(painted);
  });

  test('reveals nothing while the list loads', () => {
    expect(more(initialState)).toBe(initialState);
  });

  test('a new list shows as many stories as before', () => {
    const grown = more(more(loaded));
    expect(galleryReducer(grown, { type: 'loaded', entries: [entry('1')] })).toMatchObject({ shown: 63 });
  });

  test('a list that could not be loaded counts as empty', () => {
    expect(galleryReducer(initialState, { type: 'failed' })).toMatchObject({ entries: [], failed: true });
  });
});
