// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type * as Button from '../../features/offline/button/OfflineButton';
import type * as Summaries from '../../features/feedback/summary/summaries';
import { favouritesOf } from '../../features/gallery/testing/show-gallery';
import { fakeDownloads, presentation } from '../../features/offline/testing/fake-downloads';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { createWritable } from '../../contract/readable';
import { deploymentOf } from '../deployment/deployments';
import { GalleryPage } from './gallery-page';
import { nothingComesIntoSight } from '../../features/gallery/testing/never-seen';

/** What was rendered since it was last emptied: `card 2`, `button 2`. */
const rendered: string[] = [];
const world = { current: {} };

vi.mock('../providers', () => ({ useApp: () => world.current }));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => () => Promise.resolve(),
  useSearch: () => ({}),
}));
/** A summary that is asked for reads the ratings. */
vi.mock('../../features/feedback/summary/summaries', async (importActual) => {
  const actual = await importActual<typeof Summaries>();
  const summariesOf: typeof actual.summariesOf = (...told) => {
    const summaryOf = actual.summariesOf(...told);
    return (entry) => {
      rendered.push(`summary ${entry.id}`);
      return summaryOf(entry);
    };
  };
  return { ...actual, summariesOf };
});
vi.mock('../../features/offline/button/OfflineButton', async (importActual) => {
  const { OfflineButton } = await importActual<typeof Button>();
  const Counted = (props: Button.OfflineButtonProps) => {
    rendered.push(`button ${props.id}`);
    return OfflineButton(props);
  };
  return { OfflineButton: Counted };
});

/** A card reads its title each time it renders. */
const countedEntry = (id: string): PresentationEntry => ({
  id,
  language: 'English',
  get title() {
    rendered.push(`card ${id}`);
    return `Story ${id}`;
  },
});

beforeEach(async () => {
  nothingComesIntoSight();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  await startI18n('en', en);
});
afterEach(cleanup);

async function show() {
  const fake = fakeDownloads();
  const reach = createWritable(true);
  const entries = ['1', '2', '3'].map(countedEntry);
  const api = {
    listPresentations: () => Promise.resolve(entries),
    listFeedback: () => Promise.resolve([]),
  };
  world.current = {
    api,
    reach,
    downloads: fake.downloads,
    deployment: deploymentOf('bookworm'),
    favourites: favouritesOf(),
    outbox: { ownRatings: createWritable([]) },
    session: createWritable({ isSignedIn: false }),
    positions: { recent: () => createWritable([]) },
  };
  render(<GalleryPage />);
  const soon = { timeout: 10_000 };
  await screen.findAllByRole('button', { name: 'Save for offline' }, soon);
  act(() => fake.set(presentation({ id: '2', state: 'queued' })));
  // Once it says so, it listens: on a busy machine it is shown a while before.
  await screen.findByRole('button', { name: /^Saving/ }, soon);
  const whatRenders = (happens: () => void) => {
    rendered.length = 0;
    act(happens);
    return [...new Set(rendered)];
  };
  return { ...fake, reach, whatRenders };
}

test('the progress of one story renders its own button, and no card', async () => {
  const { change, whatRenders } = await show();
  const progress = () => change({ id: '2', state: 'saving', bytes: { done: 9, total: 10 } });
  expect(whatRenders(progress)).toEqual(['button 2']);
  expect(screen.getByRole('button', { name: 'Saving, 90 %' })).toBeDefined();
});

test('a story that is saved moves nothing on a shelf with a network', async () => {
  const { change, whatRenders } = await show();
  expect(whatRenders(() => change({ id: '2', state: 'saved', readable: true }))).toEqual(['button 2']);
});

test('without a network the shelf hears of it, and puts it first', async () => {
  const { change, whatRenders, reach } = await show();
  act(() => reach.set(false));
  expect(whatRenders(() => change({ id: '2', state: 'saved', readable: true }))).toContain('card 2');
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('Story 2');
});

test('a favourite moves to the front, renders no card anew and asks for no summary', async () => {
  const { whatRenders } = await show();
  const heart = within(screen.getByRole('article', { name: 'Story 1' })).getByRole('button', {
    name: 'Favourite',
  });
  expect(whatRenders(() => fireEvent.click(heart))).toEqual([]);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('article').map(({ dataset }) => dataset['presentationId'])).toEqual([
    '1',
    '3',
    '2',
  ]);
});
