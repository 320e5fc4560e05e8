import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '../../contract/limits';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { card, many, showFirstPaint, showGallery as show, titles } from './show-gallery.fixture';
import { noFilters } from './filters';
import { createShelfStore } from './use-gallery';

// The code that follows the window comes at once.
vi.mock('../../platform/browser/after-first-paint', () => ({
  afterFirstPaint: (call: () => void) => {
    call();
    return () => undefined;
  },
}));

/** The observed sentinel. `scrollTo` reports that it came into view. */
const sentinel = { scrollTo: () => {} };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (changes: { isIntersecting: boolean }[]) => void) {
        sentinel.scrollTo = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const littleLight: PresentationEntry = {
  id: '7',
  title: 'The Little Light',
  language: 'English',
  targetGroup: 'age_3',
  pageCount: 8,
  imageStyle: 'ink_splash',
  previewImage: 'preview.webp',
};
describe('a card', () => {
  test('is named by its title, carries its id and leads to the story', async () => {
    await show([littleLight]);
    expect(card('The Little Light').dataset['presentationId']).toBe('7');
    const link = within(card('The Little Light')).getByRole('link', { name: 'The Little Light' });
    expect(link.getAttribute('href')).toBe('#/view/7');
  });

  test('has a heading in the language of the story', async () => {
    await show([littleLight]);
    const heading = screen.getByRole('heading', { level: 2, name: 'The Little Light' });
    // Its direction is its own, too: the full stop of a Hebrew title stands on its left.
    expect(heading.querySelector('[lang="en"][dir="auto"]')).not.toBeNull();
  });

  test.each(['', '  '])('with the title %j has a substitute name', async (title) => {
    await show([{ ...littleLight, title }]);
    const link = within(card('Untitled story')).getByRole('link', { name: 'Untitled story' });
    // The substitute is in the language of the interface, whatever the story's language is.
    expect(link.getAttribute('lang')).toBeNull();
  });

  test('shows age, pages and style as text', async () => {
    await show([littleLight]);
    const badges = within(card('The Little Light')).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['3+', '8 pages', 'Ink']);
  });

  test('notes that a story was made up on the spot', async () => {
    await show([{ ...littleLight, improvised: true }]);
    const badges = within(card('The Little Light')).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toContain('Made up on the spot by the storyteller');
  });

  test.each([
    ['age_1', '1+'],
    ['age_1_2', 'Ages 1 to 2'],
    ['adult_all', 'all'],
    ['readers_just_begun', 'just begun'],
    ['school_3', '3'],
    ['age_x', 'x'],
  ])('shows the target group %s as %s', async (targetGroup, text) => {
    await show([{ id: '8', title: 'Bare', language: 'English', targetGroup }]);
    expect(within(card('Bare')).getByRole('listitem').textContent).toBe(text);
  });

  test.each([
    ['nothing is known', {}],
    ['the group has no text', { targetGroup: 'age__' }],
    ['the style is unknown', { imageStyle: 'stone_carving' }],
    ['the group has no underscore', { targetGroup: 'grown-ups' }],
  ])('has no badges if %s', async (_, known) => {
    await show([{ id: '8', title: 'Bare', language: 'English', ...known }]);
    expect(within(card('Bare')).queryByRole('list')).toBeNull();
  });

  test('shows its picture, which is hidden from screen readers', async () => {
    await show([littleLight]);
    expect(within(card('The Little Light')).getByRole('presentation').getAttribute('src')).toBe(
      'preview.webp',
    );
  });

  test('beyond the first rows loads its picture lazily', async () => {
    await show(many(12), { previewUrlOf: () => 'preview.webp' });
    const loading = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual([...Array<string>(8).fill('eager'), ...Array<string>(4).fill('lazy')]);
  });
});

describe('growing', () => {
  const more = () => screen.getByRole('button', { name: 'Show more' });

  test('by the sentinel takes 100 ms and does not move the focus', async () => {
    const { paint } = await show(many(60));
    more().focus();
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(99));
    paint();
    expect(titles()).toHaveLength(21);
    act(() => void vi.advanceTimersByTime(1));
    paint();
    expect(titles()).toHaveLength(42);
    expect(document.activeElement).toBe(more());
  });

  test.each([60, 30])(
    'by the button moves the focus to the first new card, with %d stories in all',
    async (count) => {
      const { paint } = await show(many(count));
      fireEvent.click(more());
      paint();
      expect(document.activeElement?.textContent).toBe(titles()[21]);
    },
  );

  test('to the end does not lose the focus', async () => {
    const { paint } = await show(many(30));
    more().focus();
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(100));
    paint();
    expect(document.activeElement?.textContent).toBe(titles()[21]);
  });

  test('by scrolling does not focus a card', async () => {
    const { paint } = await show(many(30));
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(100));
    paint();
    expect(document.activeElement).toBe(document.body);
  });
});

test('the number of matches is announced in a region that a screen reader knows empty, and is seen at once', async () => {
  const { paint } = await showFirstPaint(many(3), { filters: { ...noFilters, title: 'Story' } });
  const region = document.querySelector('[aria-live="polite"]');
  const hidden = () => region?.querySelector('[aria-hidden="true"]')?.textContent;
  expect(hidden()).toBe('3 stories found');
  paint();
  expect([region?.textContent, hidden()]).toEqual(['3 stories found', undefined]);
});

describe('a button that removes itself', () => {
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    return act(async () => fireEvent.click(button));
  };
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Stories' });

  test('“Clear all” leaves the focus on the button of search and filters', async () => {
    await show(many(2), { filters: { ...noFilters, title: 'Story 1' } });
    await press('Clear all');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  });

  test('“Show all stories” leaves the focus on the heading', async () => {
    await show(many(2), { filters: { ...noFilters, title: 'Dragon' } });
    await press('Show all stories');
    expect(titles()).toHaveLength(2);
    expect(document.activeElement).toBe(heading());
  });

  test('“Try again” on the empty shelf leaves the focus on the heading', async () => {
    const answers = [Promise.reject(new Error('no network')), Promise.resolve(many(1))];
    await show([], { loadPresentations: () => answers.shift() ?? Promise.resolve([]) });
    await press('Try again');
    expect(document.activeElement).toBe(heading());
  });

  test('“Try again” above the saved stories has the focus until the service can be reached', async () => {
    const { update } = await show(many(1), { isReachable: false, saved: createWritable(many(1)) });
    await press('Try again');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    update({ isReachable: true });
    expect(document.activeElement).toBe(heading());
  });

  test('does not move a focus that is elsewhere', async () => {
    await show(many(2), { filters: { ...noFilters, title: 'Story 1' } });
    const field = screen.getByRole('searchbox');
    field.focus();
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});

describe('returning', () => {
  test('shows the shelf of the last visit while the new list loads', async () => {
    const shelfStore = createShelfStore();
    const { paint } = await show(many(60), { shelfStore });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    paint();
    cleanup();
    await show([], { shelfStore, loadPresentations: () => new Promise(() => {}) });
    expect(titles()).toHaveLength(42);
  });

  test('shows the new list at the same length', async () => {
    const shelfStore = createShelfStore();
    const { paint } = await show(many(60), { shelfStore });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    paint();
    cleanup();
    await show(many(61), { shelfStore });
    expect(titles()).toHaveLength(42);
    expect(titles()[0]).toBe('Story 61');
  });

  test('keeps the old list when the new one cannot be loaded', async () => {
    const shelfStore = createShelfStore();
    await show(many(3), { shelfStore });
    cleanup();
    await show([], { shelfStore, loadPresentations: () => Promise.reject(new Error('no network')) });
    expect(titles()).toHaveLength(3);
  });
});

describe('without stories', () => {
  test('shows that the list is loading', async () => {
    await show([], { loadPresentations: () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading stories…');
    expect(screen.getByRole('region', { name: 'Stories' }).getAttribute('aria-busy')).toBe('true');
  });

  test('shows that a language has no stories', async () => {
    await show([littleLight], { language: 'de' });
    expect(screen.getByRole('status').textContent).toContain('no stories in this language');
  });

  test('waits for the ratings before it shows that no story is rated high enough', async () => {
    const ratings = (isLoading: boolean) => ({ summaryOf: () => undefined, isLoading });
    const { update } = await show([littleLight], {
      filters: { ...noFilters, rating: 4 },
      ratings: ratings(true),
    });
    act(() => void vi.advanceTimersByTime(limits.gallery.ratingsWait));
    expect(screen.getByRole('status').textContent).toBe('Loading stories…');
    update({ ratings: ratings(false) });
    expect(screen.getByText(/^No stories found/)).toBeDefined();
  });

  test('loads again on request', async () => {
    const answers = [Promise.reject(new Error('no network')), Promise.resolve([littleLight])];
    await show([], { loadPresentations: () => answers.shift() ?? Promise.resolve([]) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(titles()).toEqual(['The Little Light']);
  });
});
