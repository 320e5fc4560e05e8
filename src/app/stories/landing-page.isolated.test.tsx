import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type * as Button from '../../features/offline/OfflineButton';
import type * as Summaries from '../../features/feedback/summary/summaries';
import { favouritesOf } from '../../features/gallery/show-gallery.fixture';
import { fakeDownloads, presentation } from '../../features/offline/fake-downloads.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { readDeployment } from '../../../mocks/server/read-deployment';
import { browserDeploymentOf } from '../../contract/deployment-file';
import { createdStoryStore, madeHere } from '../creation/made-here';
import type { LastPosition } from '../../features/gallery/ContinueRow';
import { GalleryPage } from './landing-page';
import { stubIntersectionObserver } from '../../features/gallery/stub-intersection-observer.fixture';

/** The renders since the list was last emptied: `card 2`, `button 2`. */
const rendered: string[] = [];
const app = { current: {} };

vi.mock('../providers', () => ({ useApp: () => app.current }));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => Promise.resolve(),
  useSearch: () => ({}),
}));
/** Records each call for a summary, which reads the ratings. */
vi.mock('../../features/feedback/summary/summaries', async (importActual) => {
  const actual = await importActual<typeof Summaries>();
  const summariesOf: typeof actual.summariesOf = (...args) => {
    const summaryOf = actual.summariesOf(...args);
    return (entry) => {
      rendered.push(`summary ${entry.id}`);
      return summaryOf(entry);
    };
  };
  return { ...actual, summariesOf };
});
vi.mock('../../features/offline/OfflineButton', async (importActual) => {
  const { OfflineButton } = await importActual<typeof Button>();
  const Counted = (props: Button.OfflineButtonProps) => {
    rendered.push(`button ${props.id}`);
    return OfflineButton(props);
  };
  return { OfflineButton: Counted };
});

/** Records each render of a card: a card reads its title whenever it renders. */
const countedEntry = (id: string): PresentationEntry => ({
  id,
  language: 'English',
  get title() {
    rendered.push(`card ${id}`);
    return `Story ${id}`;
  },
});

beforeEach(async () => {
  stubIntersectionObserver();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  createdStoryStore.set(undefined);
  madeHere.remove('2');
});

/** Renders the page; the returned `fake` changes downloads. Without `presentationIndex` no index can be loaded. */
function renderPage({
  lastPositions = [],
  presentationIndex = () => Promise.reject(new Error('no network')),
}: {
  readonly lastPositions?: readonly LastPosition[];
  readonly presentationIndex?: (id: string) => Promise<Response>;
} = {}) {
  const fake = fakeDownloads();
  const reachability = createWritable(true);
  const entries = ['1', '2', '3'].map(countedEntry);
  const api = {
    listPresentations: () => Promise.resolve(entries),
    listFeedback: () => Promise.resolve([]),
    presentationIndex,
  };
  app.current = {
    api,
    reachability,
    downloads: fake.downloads,
    deployment: browserDeploymentOf(readDeployment('bookworm')),
    favourites: favouritesOf(),
    outbox: { ownRatings: createWritable([]) },
    session: createWritable({ isSignedIn: false }),
    positions: { recent: () => createWritable(lastPositions) },
  };
  render(
    <main id="main">
      <GalleryPage />
    </main>,
  );
  return { fake, reachability };
}

async function show() {
  const { fake, reachability } = renderPage();
  act(() => fake.answers());
  await screen.findAllByRole('button', { name: 'Save for offline' });
  act(() => fake.set(presentation({ id: '2', state: 'queued' })));
  // The label shows that the button has subscribed; on a busy machine it is rendered some time before.
  await screen.findByRole('button', { name: /^Saving/ });
  const rendersDuring = (change: () => void) => {
    rendered.length = 0;
    act(change);
    return [...new Set(rendered)];
  };
  return { ...fake, reachability, rendersDuring };
}

test('the progress of one story renders its own button and no card', async () => {
  const { change, rendersDuring } = await show();
  const progress = () => change({ id: '2', state: 'saving', bytes: { done: 9, total: 10 } });
  expect(rendersDuring(progress)).toEqual(['button 2']);
  expect(screen.getByRole('button', { name: 'Saving, 90 %' })).toBeDefined();
});

test('with a network, a saved story does not reorder the shelf', async () => {
  const { change, rendersDuring } = await show();
  expect(rendersDuring(() => change({ id: '2', state: 'saved', readable: true }))).toEqual(['button 2']);
});

test('without a network, no story counts as missing until the worker has reported the saved stories', async () => {
  const { fake, reachability } = renderPage();
  await screen.findAllByRole('article');
  act(() => reachability.set(false));
  const unavailable = () => document.querySelectorAll('[data-unavailable]').length;
  expect(unavailable()).toBe(0);
  act(() => fake.answers());
  // The story that was offered above the shelf comes back into it.
  await waitFor(() => expect(unavailable()).toBe(3));
});

test('without a network, a story that is saved moves to the front of the shelf', async () => {
  const { change, rendersDuring, reachability } = await show();
  act(() => reachability.set(false));
  expect(rendersDuring(() => change({ id: '2', state: 'saved', readable: true }))).toContain('card 2');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Story 2');
});

test('a favourite moves to the front, after the story that is offered, renders no card again and computes no summary', async () => {
  const { rendersDuring } = await show();
  const heart = within(screen.getByRole('article', { name: 'Story 1' })).getByRole('button', {
    name: 'Favourite',
  });
  expect(rendersDuring(() => fireEvent.click(heart))).toEqual([]);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset['presentationId'])).toEqual([
    '3',
    '1',
    '2',
  ]);
  expect(await screen.findByText('“Story 1” is a favourite now.')).toBeDefined();
});

test('a story that was just made is announced in a region that was empty', async () => {
  createdStoryStore.set({ id: '4', title: 'Der Mond', lang: 'de' });
  renderPage();
  const region = document.querySelector('output.created-story');
  expect(region?.textContent).toBe('');
  await screen.findByRole('link', { name: 'Read it' });
  expect(document.querySelector('output.created-story')).toBe(region);
  expect(region?.textContent).toContain('Your story “Der Mond” is ready.');
});

test('the title of a story that was just made has its own language', async () => {
  createdStoryStore.set({ id: '4', title: 'Der Mond', lang: 'de' });
  renderPage();
  const title = await screen.findByText('Der Mond');
  expect([title.lang, title.parentElement?.lang]).toEqual(['de', '']);
});

test('a story that lies open above the shelf is announced, without a second link', async () => {
  madeHere.add('2');
  createdStoryStore.set({ id: '2', title: 'The Moon', lang: 'en' });
  renderPage();
  const title = await screen.findByText('The Moon');
  const region = title.closest('output');
  expect(region?.className).toBe('visually-hidden');
  expect(within(region ?? title).queryByRole('link')).toBeNull();
  const table = screen.getByRole('region', { name: 'Made today' });
  expect(within(table).getByRole('link', { name: 'Listen' }).getAttribute('href')).toContain('2');
  expect(screen.getAllByText('Made today', { selector: '.card-ribbon' })).toHaveLength(1);
});

test('a started story shows the picture of its slide once the index has come, and its cover where none can be had', async () => {
  const slides = [{ imagePath: 'images/01.webp' }, { imagePath: 'images/02.webp' }];
  const index = { initialSlide: { imagePath: 'images/00.webp' }, slides };
  const pictures = () =>
    [...document.querySelectorAll('.in-progress-story')].map((book) =>
      book.querySelector('img.slide-picture')?.getAttribute('src'),
    );
  renderPage({
    lastPositions: [
      { presentationId: '2', slide: 2 },
      { presentationId: '3', slide: 1 },
    ],
    presentationIndex: async (id) =>
      id === '2' ? Response.json(index) : Promise.reject(new Error('no network')),
  });
  await screen.findByRole('region', { name: 'Continue reading' });
  await waitFor(() =>
    expect(pictures()).toEqual([`${location.origin}/presentations/2/images/02.webp`, undefined]),
  );
  const picture = document.querySelector('img.slide-picture');
  fireEvent.error(picture ?? document.body);
  expect(pictures()).toEqual([undefined, undefined]);
  expect(document.querySelectorAll('.in-progress-cover svg')).toHaveLength(2);
});
