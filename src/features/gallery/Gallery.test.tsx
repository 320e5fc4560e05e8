// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../contract/limits';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { createWritable } from '../../contract/readable';
import { card, many, showGallery as show, titles } from './testing/show-gallery';
import { noFilters } from './filter/filters';
import { createShelfMemory } from './use-gallery';

/** The sentinel as a browser watches it; `scrollTo` brings it into view. */
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

const little: PresentationEntry = {
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
    await show([little]);
    expect(card('The Little Light').dataset['presentationId']).toBe('7');
    const link = within(card('The Little Light')).getByRole('link', { name: 'The Little Light' });
    expect(link.getAttribute('href')).toBe('#/view/7');
  });

  test('has a heading for those who listen, in the language of the story', async () => {
    await show([little]);
    const heading = screen.getByRole('heading', { level: 2, name: 'The Little Light' });
    expect(heading.querySelector('[lang="en"]')).not.toBeNull();
  });

  test.each(['', '  '])('without a title, %j, has a name all the same', async (title) => {
    await show([{ ...little, title }]);
    const link = within(card('Untitled story')).getByRole('link', { name: 'Untitled story' });
    // The words are the interface's, whatever the story speaks.
    expect(link.getAttribute('lang')).toBeNull();
  });

  test('names age, pages and style in words', async () => {
    await show([little]);
    const badges = within(card('The Little Light')).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['ages 3+', '8 pages', 'Ink']);
  });

  test.each([
    ['age_1', 'ages 1+'],
    ['age_1_2', 'ages 1 to 2'],
    ['adult_all', 'all'],
    ['readers_just_begun', 'just begun'],
    ['school_3', '3'],
    ['age_x', 'x'],
  ])('names the target group %s as %s', async (targetGroup, words) => {
    await show([{ id: '8', title: 'Bare', language: 'English', targetGroup }]);
    expect(within(card('Bare')).getByRole('listitem').textContent).toBe(words);
  });

  test.each([
    ['nothing is known', {}],
    ['of the group there is nothing to show', { targetGroup: 'age__' }],
    ['the style is unknown', { imageStyle: 'stone_carving' }],
    ['the group has no underscore', { targetGroup: 'grown-ups' }],
  ])('has no badges where %s', async (_, known) => {
    await show([{ id: '8', title: 'Bare', language: 'English', ...known }]);
    expect(within(card('Bare')).queryByRole('list')).toBeNull();
  });

  test('shows its picture, which says nothing beside the title', async () => {
    await show([little]);
    expect(within(card('The Little Light')).getByRole('presentation').getAttribute('src')).toBe(
      'preview.webp',
    );
  });

  test.each([
    ['there is no picture', undefined],
    ['its picture fails', 'gone.webp'],
  ])('draws a cover where %s', async (_, url) => {
    await show([little], { previewUrlOf: () => url });
    const picture = screen.queryByRole('presentation');
    if (picture) fireEvent.error(picture);
    expect(screen.queryByRole('presentation')).toBeNull();
    expect(card('The Little Light').querySelector('.fallback-cover')).not.toBeNull();
  });

  test('beyond the first rows waits with its picture', async () => {
    await show(many(12), { previewUrlOf: () => 'preview.webp' });
    const loading = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual([...Array<string>(8).fill('eager'), ...Array<string>(4).fill('lazy')]);
  });
});

describe('growing', () => {
  const more = () => screen.getByRole('button', { name: 'Show more' });

  test('by the sentinel takes 100 ms and leaves the focus where it was', async () => {
    await show(many(60));
    more().focus();
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(99));
    expect(titles()).toHaveLength(21);
    act(() => void vi.advanceTimersByTime(1));
    expect(titles()).toHaveLength(42);
    expect(document.activeElement).toBe(more());
  });

  test.each([60, 30])('by the button moves the focus to the first new card, of %d in all', async (count) => {
    await show(many(count));
    fireEvent.click(more());
    expect(document.activeElement?.textContent).toBe(titles()[21]);
  });

  test('to the end never drops the focus', async () => {
    await show(many(30));
    more().focus();
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(100));
    expect(document.activeElement?.textContent).toBe(titles()[21]);
  });

  test('by scrolling takes no focus from the page', async () => {
    await show(many(30));
    act(() => sentinel.scrollTo());
    act(() => void vi.advanceTimersByTime(100));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('coming back', () => {
  test('finds the shelf as it was left, before the new list is here', async () => {
    const memory = createShelfMemory();
    await show(many(60), { memory });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    cleanup();
    await show([], { memory, loadPresentations: () => new Promise(() => {}) });
    expect(titles()).toHaveLength(42);
  });

  test('sees the new list, and as much of it', async () => {
    const memory = createShelfMemory();
    await show(many(60), { memory });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    cleanup();
    await show(many(61), { memory });
    expect(titles()).toHaveLength(42);
    expect(titles()[0]).toBe('Story 61');
  });

  test('keeps what was there when no new list can be had', async () => {
    const memory = createShelfMemory();
    await show(many(3), { memory });
    cleanup();
    await show([], { memory, loadPresentations: () => Promise.reject(new Error('no network')) });
    expect(titles()).toHaveLength(3);
  });
});

describe('with little to show', () => {
  test('says that it loads', async () => {
    await show([], { loadPresentations: () => new Promise(() => {}) });
    expect(screen.getByRole('status').textContent).toBe('Loading stories…');
    expect(screen.getByRole('region', { name: 'Stories' }).getAttribute('aria-busy')).toBe('true');
  });

  test('says that a language has no stories', async () => {
    await show([little], { language: 'de' });
    expect(screen.getByRole('status').textContent).toContain('no stories in this language');
  });

  test('says that none is rated high enough only once the ratings are here', async () => {
    const ratings = (isLoading: boolean) => ({ summaryOf: () => undefined, isLoading });
    const { become } = await show([little], { filters: { ...noFilters, rating: 4 }, ratings: ratings(true) });
    act(() => void vi.advanceTimersByTime(limits.gallery.ratingsWait));
    expect(screen.getByRole('status').textContent).toBe('Loading stories…');
    become({ ratings: ratings(false) });
    expect(screen.getByText(/^No stories found/)).toBeDefined();
  });

  test('tries again when asked to', async () => {
    const answers = [Promise.reject(new Error('no network')), Promise.resolve([little])];
    await show([], { loadPresentations: () => answers.shift() ?? Promise.resolve([]) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(titles()).toEqual(['The Little Light']);
  });
});

describe('without network', () => {
  const saved = (...ids: string[]) => ({
    isOnline: false,
    hasNetwork: false,
    kept: createWritable(many(9).filter(({ id }) => ids.includes(id))),
  });

  test.each([
    [[], 'You are offline, and no stories in this language are saved yet.'],
    [['2'], 'You are offline. One saved story still plays.'],
    [['1', '3'], 'You are offline. 2 saved stories still play.'],
  ])('and %j saved, says so in one line', async (ids, line) => {
    await show(many(3), saved(...ids));
    expect(screen.getByRole('status').textContent).toBe(line);
  });

  test('shows what is saved first', async () => {
    await show(many(4), saved('1', '3'));
    expect(titles()).toEqual(['Story 3', 'Story 1', 'Story 4', 'Story 2']);
  });

  test('and without a list, shows what is on this device', async () => {
    await show([], { ...saved('2'), loadPresentations: () => Promise.reject(new Error('no network')) });
    expect(titles()).toEqual(['Story 2']);
    expect(screen.getByRole('status').textContent).toContain('One saved story still plays');
  });

  test('knows a service that does not answer from a network that is gone, and looks again when asked to', async () => {
    const answers = [many(1), many(2)];
    const { become } = await show([], {
      ...saved('1'),
      hasNetwork: true,
      loadPresentations: () => Promise.resolve(answers.shift() ?? []),
    });
    expect(screen.getByRole('status').textContent).toContain('Bookworm cannot be reached right now.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    become({ isOnline: true });
    expect(titles()).toEqual(['Story 2', 'Story 1']);
  });

  test('looks again when the network is back', async () => {
    const answers = [many(1), many(2)];
    const load = () => Promise.resolve(answers.shift() ?? []);
    await show([], { ...saved('1'), loadPresentations: load });
    await act(async () => void dispatchEvent(new Event('online')));
    expect(titles()).toHaveLength(2);
  });

  test('offers nothing that needs one', async () => {
    await show(many(2), { ...saved('1'), renderTools: () => <button type="button">Save all</button> });
    expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull();
  });

  test('shows what cannot be had, until the network is back', async () => {
    const { become } = await show(many(2), saved('2'));
    const away = () =>
      [...document.querySelectorAll<HTMLElement>('[data-away]')].map(
        ({ dataset }) => dataset['presentationId'],
      );
    expect(away()).toEqual(['1']);
    become({ isOnline: true });
    expect(away()).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
