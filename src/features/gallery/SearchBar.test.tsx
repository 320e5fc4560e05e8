import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { showGallery, titles } from './show-gallery.fixture';
import { noFilters, type Filters } from './filters';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const entry = (id: string, title: string, age: string): PresentationEntry => ({
  id,
  title,
  language: 'English',
  targetGroup: `age_${age}`,
});
const stories = [entry('1', 'Bär', '3'), entry('2', 'Bear', '5'), entry('3', 'Moon', '3')];
const field = () => screen.getByRole('searchbox', { name: 'Search by title' });
/** Opens the panel and waits for its code. */
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await screen.findByRole('combobox', { name: 'Age' });
};
const choose = (name: string, option: string) => {
  const choice = screen.getByRole('combobox', { name });
  const chosen = within(choice).getByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(choice, { target: { value: chosen.value } });
};

test('typing finds titles, and the number of matches is announced politely', async () => {
  await showGallery(stories);
  fireEvent.change(field(), { target: { value: 'BA' } });
  expect(titles()).toEqual(['Bär']);
  expect(screen.getByText('One story found').getAttribute('aria-live')).toBe('polite');
});

test('the other filters are behind a button, which shows how many of them are set', async () => {
  const requested: Filters[] = [];
  await showGallery(stories, { onFilter: (filters) => requested.push(filters) });
  expect(screen.queryByRole('combobox')).toBeNull();
  await open();
  choose('Age', 'Ages 3+');
  expect(titles()).toEqual(['Moon', 'Bär']);
  choose('Rating', 'At least 4.5 stars');
  choose('Rating for', 'the voice');
  expect(screen.getByRole('button', { name: 'Filters (2)', expanded: true })).toBeDefined();
  expect(requested.at(-1)).toEqual({ ...noFilters, age: '3', rating: 4.5, ratingType: 'voice' });
});

test('a group that is no age is offered as its words, apart from the age of the same number', async () => {
  const groups = ['age_3', 'school_3', 'age_1_2', 'adult_all'];
  await showGallery(
    groups.map((targetGroup, at) => ({ ...entry(`${at + 1}`, targetGroup, ''), targetGroup })),
  );
  await open();
  const options = within(screen.getByRole('combobox', { name: 'Age' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Any age',
    'Ages 1 to 2',
    'Ages 3+',
    'all',
    '3',
  ]);
  choose('Age', 'Ages 3+');
  expect(titles()).toEqual(['age_3']);
  choose('Age', '3');
  expect(titles()).toEqual(['school_3']);
});

test('the offline filter shows only saved stories, also with a network', async () => {
  await showGallery(stories, { saved: createWritable(stories.slice(0, 1)) });
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Available offline' }));
  expect(titles()).toEqual(['Bär']);
});

test('stories in other languages are shown behind a filter, each with its language, and cleared with the others', async () => {
  const french = { ...entry('4', 'Les abeilles', '3'), language: 'French' };
  await showGallery([...stories, french]);
  expect(titles()).toEqual(['Moon', 'Bear', 'Bär']);
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Other languages' }));
  expect(titles()).toEqual(['Les abeilles', 'Moon', 'Bear', 'Bär']);
  expect(screen.getByRole('link', { name: 'Les abeilles' }).lang).toBe('fr');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeDefined();
  fireEvent.change(field(), { target: { value: 'no such title' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show all stories' }));
  expect(titles()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(titles()).toHaveLength(3);
});

test.each(['Clear all', 'Show all stories'])(
  'without matches the robot says so, and %s shows the stories again',
  async (name) => {
    await showGallery(stories, { filters: { ...noFilters, title: 'no such title', age: '9' } });
    expect(titles()).toEqual([]);
    expect(screen.getByText('No stories found. Try another word or fewer filters.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(titles()).toHaveLength(3);
    expect(screen.queryByText(/fits?$/)).toBeNull();
  },
);

test('when the list failed to load, the shelf offers to load it again instead of clearing filters', async () => {
  await showGallery([], {
    filters: { ...noFilters, title: 'moon' },
    loadPresentations: () => Promise.reject(new Error('no network')),
  });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
