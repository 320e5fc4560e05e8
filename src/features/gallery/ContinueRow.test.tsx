import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { card, favouritesOf, many, showGallery, titles } from './show-gallery.fixture';
import { noFilters } from './filters';
import { type LastPosition, storiesInProgress } from './ContinueRow';
import type { PresentationEntry } from '../../contract/presentation/list-entry';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const row = () => screen.queryByRole('region', { name: 'Continue reading' });
const lastPositionOf = (presentationId: string, slide: number): LastPosition => ({ presentationId, slide });

test('started stories are listed above the shelf with their page and a link', async () => {
  await showGallery(many(3), {
    inProgress: createWritable([lastPositionOf('3', 4), lastPositionOf('1', 2)]),
  });
  const links = within(screen.getByRole('region', { name: 'Continue reading' })).getAllByRole('link');
  const shown = links.map((link) => [
    link.textContent,
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);
  expect(shown).toEqual([
    ['Continue', 'Continue on page 5', '#/view/3'],
    ['Continue', 'Continue on page 3', '#/view/1'],
  ]);
  expect(links[0]?.getAttribute('aria-describedby')).toBe(
    screen.getByRole('heading', { level: 3, name: 'Story 3' }).id,
  );
});

test('stories just made here lie open before the started ones, the last one first', async () => {
  await showGallery(many(3), {
    inProgress: createWritable([lastPositionOf('2', 4)]),
    fresh: new Set(['1', '3']),
    offersFirst: true,
  });
  const books = within(screen.getByRole('region', { name: 'Continue reading' })).getAllByRole('listitem');
  expect(
    books.map((book) => [
      book.querySelector('h3')?.textContent,
      within(book).queryByText('Made today') !== null,
    ]),
  ).toEqual([
    ['Story 3', true],
    ['Story 1', true],
    ['Story 2', false],
  ]);
});

test('a started story has a mark for each page that its card counts, filled up to the one on which it stands', async () => {
  const entries = many(2).map((entry) => ({ ...entry, pageCount: entry.id === '1' ? 8 : 32 }));
  await showGallery(entries, {
    inProgress: createWritable([lastPositionOf('1', 3), lastPositionOf('2', 4)]),
  });
  const [marks, bar] = document.querySelectorAll('.in-progress-pages');
  expect([marks?.children.length, marks?.querySelectorAll('[data-read]').length]).toEqual([8, 3]);
  expect([...(bar?.querySelectorAll<HTMLElement>('span') ?? [])].map(({ style }) => style.flexGrow)).toEqual([
    '4',
    '28',
  ]);
});

test('a started story shows the picture of the slide at which it stands, above its cover', async () => {
  await showGallery(many(2), {
    inProgress: createWritable([lastPositionOf('2', 4)]),
    renderPicture: ({ id }, slide) => `picture ${slide} of ${id}`,
  });
  expect(document.querySelector('.in-progress-cover')?.textContent).toContain('picture 4 of 2');
});

describe('a first story that is offered', () => {
  const entries = many(4).map((each) => ({ ...each, targetGroup: each.id === '2' ? 'age_2' : 'age_5' }));
  const cards = () => screen.getAllByRole('article').map((each) => each.dataset['presentationId']);
  const offer = () => screen.queryByRole('region', { name: 'A first story' });
  const renderEar = () => <button type="button">Hear it</button>;

  test('is the card of the story for the youngest, and stands on the shelf no second time', async () => {
    const favourites = favouritesOf();
    await showGallery(entries, { offersFirst: true, favourites, renderEar });
    expect(cards()).toEqual(['2', '4', '3', '1']);
    expect(titles()).toEqual(['Story 4', 'Story 3', 'Story 1']);
    expect(offer()?.contains(card('Story 2'))).toBe(true);
    const inCard = within(card('Story 2'));
    expect(inCard.getByRole('link', { name: 'Story 2' }).getAttribute('href')).toBe('#/view/2');
    expect(inCard.getByRole('button', { name: 'Hear it' })).toBeDefined();
    fireEvent.click(inCard.getByRole('button', { name: 'Favourite' }));
    expect([...favourites.get()]).toEqual(['2']);
    expect(cards()).toEqual(['2', '4', '3', '1']);
  });

  test('is a card of the shelf among those that a filter chooses, and where it stands large for a pointer alone', async () => {
    const filters = { ...noFilters, subject: 'animals' } as const;
    const about = entries.map((each) => ({ ...each, subjects: ['animals'] }));
    await showGallery(about, { offersFirst: true, filters, renderEar });
    expect(cards()).toEqual(['4', '3', '2', '1']);
    expect(offer()).toBeNull();
    const large = document.querySelector<HTMLElement>('.card-offered');
    expect(large?.querySelector('a')?.tabIndex).toBe(-1);
    expect(large?.querySelector('button')).toBeNull();
  });

  test('is a card of the shelf while the search is open, and where it is the only story', async () => {
    await showGallery(entries, { offersFirst: true });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(titles()).toHaveLength(4);
    cleanup();
    await showGallery(many(1), { offersFirst: true });
    expect(titles()).toEqual(['Story 1']);
  });
});

test('a started story in another language is listed', async () => {
  const german = { id: '9', title: 'Das Licht', language: 'German' };
  await showGallery([...many(1), german], { inProgress: createWritable([lastPositionOf('9', 1)]) });
  expect(screen.getByRole('heading', { level: 3, name: 'Das Licht' }).lang).toBe('de');
});

test('a story without a title has a substitute name', async () => {
  const nameless = { id: '9', title: '', language: 'English' };
  await showGallery([nameless], { inProgress: createWritable([lastPositionOf('9', 1)]) });
  expect(screen.getByRole('heading', { level: 3, name: 'Untitled story' })).toBeDefined();
});

test('its space is reserved while the list loads', async () => {
  const inProgress = createWritable([lastPositionOf('1', 1)]);
  await showGallery([], { inProgress, loadPresentations: () => new Promise(() => {}) });
  expect(row()).not.toBeNull();
});

test.each([
  ['the only one, started', ['1'], [], ['true', 'true']],
  ['the only one, just made', [], ['1'], ['true', 'true']],
  ['beside another', ['1', '2'], [], [undefined, undefined]],
  ['with another that is no longer listed, whose space was reserved', ['1', '9'], [], [undefined, 'true']],
] as const)('a story is composed for the whole table: %s', async (_, started, made, expected) => {
  await showGallery(many(3), {
    inProgress: createWritable(started.map((id) => lastPositionOf(id, 1))),
    fresh: new Set<string>(made),
    offersFirst: true,
  });
  const { tall, alone } = document.querySelector<HTMLElement>('.in-progress')?.dataset ?? {};
  expect([tall, alone]).toEqual(expected);
});

test('without started stories there is no row, and none appears later', async () => {
  const inProgress = createWritable<readonly LastPosition[]>([]);
  await showGallery(many(1), { inProgress });
  expect(row()).toBeNull();
  act(() => inProgress.set([lastPositionOf('1', 1)]));
  expect(row()).toBeNull();
});

describe('of more stories than the row shows', () => {
  const seven = ['1', '2', '3', '4', '5', '6', '7'];
  const shownStories = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('six are listed', async () => {
    const inProgress = createWritable(seven.map((id) => lastPositionOf(id, 1)));
    await showGallery(many(7), { inProgress });
    expect(shownStories()).toHaveLength(6);
  });

  test('stories left at their end do not take the place of the others', async () => {
    const entries = many(7).map((entry) => ({ ...entry, pageCount: 3 }));
    const inProgress = createWritable(seven.map((id) => lastPositionOf(id, id === '7' ? 2 : 4)));
    await showGallery(entries, { inProgress });
    expect(shownStories()).toEqual(['Story 7']);
  });

  test('unsaved stories do not take the place of the others offline', async () => {
    const inProgress = createWritable(seven.map((id) => lastPositionOf(id, 1)));
    const saved = createWritable(many(7).slice(6));
    await showGallery(many(7), { inProgress, isReachable: false, saved });
    expect(shownStories()).toEqual(['Story 7']);
  });
});

test('offline all stories are listed until it is known which are saved', async () => {
  await showGallery(many(2), {
    inProgress: createWritable([lastPositionOf('1', 1), lastPositionOf('2', 1)]),
    isReachable: false,
    isSavedKnown: false,
  });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('offline only saved stories are listed', async () => {
  await showGallery(many(2), {
    inProgress: createWritable([lastPositionOf('1', 1), lastPositionOf('2', 1)]),
    isReachable: false,
    saved: createWritable(many(1)),
  });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Story 1',
  ]);
});

const entry = (id: string, pageCount?: number): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language: 'English',
  ...(pageCount === undefined ? {} : { pageCount }),
});
const entries = [entry('1', 3), entry('2'), entry('3', 3)];

test.each([
  [
    'lists stories in the order of the positions',
    [
      ['3', 1],
      ['1', 2],
    ],
    [
      ['3', 1],
      ['1', 2],
    ],
  ],
  [
    'leaves out stories that are no longer listed',
    [
      ['9', 1],
      ['1', 1],
    ],
    [['1', 1]],
  ],
  ['lists a story at its last page', [['1', 3]], [['1', 3]]],
  ['leaves out a story at its ending, after the last page', [['1', 4]], []],
  ['lists a story of unknown length at any page', [['2', 40]], [['2', 40]]],
] as const)('%s', (_, positions, expected) => {
  const lastPositions = positions.map(([presentationId, slide]) => ({ presentationId, slide }));
  const stories = storiesInProgress(lastPositions, entries);
  expect(stories.map((story) => [story.entry.id, story.slide])).toEqual(expected);
});
