import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import {
  HttpError,
  NetworkError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
} from '../../contract/service/errors';
import type { Incomplete } from '../../contract/service/bodies';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { diagnostics } from '../../platform/browser/report';
import { FakeClock } from '../../base/fake-clock.fixture';
import { StaffList } from './StaffList';
import type { StaffListApi } from './staff-list';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const entries = (count: number): PresentationEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    title: `Story ${at + 1}`,
    language: 'English',
  }));
const notFound = { status: 404, statusText: '', data: '', headers: {}, url: '' };

async function show(
  count: number,
  faults: {
    list?: Error;
    slow?: Promise<void>;
    action?: Error;
    hangs?: boolean;
    missing?: Incomplete[];
    /** The id of a party that is not published. */
    unpublished?: string;
  } = {},
  title?: string,
) {
  const clock = new FakeClock();
  let listed: readonly PresentationEntry[] = entries(count).map((entry) =>
    entry.id === faults.unpublished
      ? { ...entry, kind: 'DALLIC_PARTY', pageCount: 6, published: false }
      : { ...entry, title: title ?? entry.title },
  );
  const requests: string[] = [];
  const perform = (action: string) => async (id: string, signal?: AbortSignal) => {
    requests.push(`${action} ${id}`);
    if (faults.hangs)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (faults.action) throw faults.action;
    if (!listed.some((entry) => entry.id === id)) throw new PresentationNotFoundError(notFound);
    listed = listed.filter((entry) => entry.id !== id);
  };
  const api: StaffListApi = {
    listPresentations: async () => {
      if (faults.list) throw faults.list;
      const answer = listed;
      await faults.slow;
      return answer;
    },
    listMissingMedia: async () => faults.missing ?? [],
    unpublish: perform('unpublish'),
    deletePresentation: perform('delete'),
  };
  await act(
    async () =>
      void render(
        <StaffList
          api={api}
          clock={clock}
          hrefOf={(id) => `#/view/${id}`}
          publishLinkOf={(id) => ({ href: `#/publish-presentation/${id}` })}
          previewUrlOf={() => 'preview.webp'}
          renderFavourite={({ id }) => <button type="button">{`Favourite ${id}`}</button>}
        />,
      ),
  );
  /** Deletes a presentation as another person would meanwhile. */
  const deleteElsewhere = (id: string) => {
    listed = listed.filter((entry) => entry.id !== id);
  };
  return { requests, faults, clock, deleteElsewhere };
}

// Looks elements up by tag or text: browser tests check names and roles; computing them for fifty rows takes seconds.
const titles = () => [...document.querySelectorAll('h3 a')].map(({ textContent }) => textContent);
const row = (title: string) => {
  const found = screen.getByText(title).closest('li');
  if (found === null) throw new Error(`No row of ${title}`);
  return within(found);
};
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const remove = (title: string) => press(row(title).getByLabelText('Delete'));
/** Passes the time in which a deletion can be undone. */
const passUndo = async (clock: FakeClock) => {
  for (let second = 0; second < 8; second += 1) await act(async () => clock.pass(1000));
};

test('lists the newest first, each with its kind, its state, and the action that the state asks for', async () => {
  await show(2, { unpublished: '1' });
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Not published 1',
    'Published 1',
  ]);
  expect(titles()).toEqual(['Story 1', 'Story 2']);
  const first = row('Story 1');
  expect(first.getByText(/Party/).textContent).toBe('Party · English · 6 pages · No.\u00a01');
  expect(first.getByText('Not published')).toBeDefined();
  expect(first.getByText('Publish').getAttribute('href')).toBe('#/publish-presentation/1');
  expect(first.queryByText('Unpublish')).toBeNull();
  const second = row('Story 2');
  expect(second.getByText('Published')).toBeDefined();
  expect(second.getByText('Open').getAttribute('href')).toBe('#/view/2');
  expect(second.queryByText('Publish')).toBeNull();
  expect(second.getByText('Unpublish').tagName).toBe('BUTTON');
  expect(second.getByText('Favourite 2').tagName).toBe('BUTTON');
});

test.each([
  ['story 1', ['Story 1', 'Story 10']],
  ['10', ['Story 10']],
  ['party', []],
])('finds titles and numbers in both groups: %s', async (words, found) => {
  await show(10, { unpublished: '1' });
  fireEvent.change(screen.getByLabelText('Search title or number'), { target: { value: words } });
  expect(titles()).toEqual(found);
  expect(screen.queryAllByText('No presentation with this title or number.')).toHaveLength(
    found.length === 0 ? 1 : 0,
  );
});

test('lists the missing files of a presentation, and says why a file with a similar name does not count', async () => {
  const missingMedia = [
    { path: 'images/01.webp', similar: 'images/01.WEBP' },
    { path: 'Bär.mp3', similar: 'Bär.mp3'.normalize('NFD') },
    ...['a', 'b', 'c'].map((path) => ({ path })),
  ];
  await show(2, { missing: [{ presentationId: '1', missingMedia }] });
  expect(document.querySelector('.missing-media')).toBeNull();
  await press(row('Story 1').getByText('5 files are missing'));
  const items = [...document.querySelectorAll('.missing-media li')].map(({ textContent }) => textContent);
  expect(row('Story 1').getByText('5 files are missing or empty:')).toBeDefined();
  expect(row('Story 2').queryByText(/missing/)).toBeNull();
  expect(items).toEqual([
    'images/01.webp – the file is called images/01.WEBP. Upper and lower case must be the same.',
    expect.stringMatching(/^Bär.mp3 – a file with this name is there, but its letters/),
    'a',
    'b',
    'c',
  ]);
});

test('a list that does not come counts as failed after 30 s', async () => {
  const { clock } = await show(1, { slow: new Promise(() => undefined) });
  await act(async () => clock.pass(29_999));
  expect(screen.queryByText('Try again')).toBeNull();
  await act(async () => clock.pass(1));
  expect(screen.getByText('Try again')).toBeDefined();
});

test('shows fifty rows at first and the others on a press, which moves the focus to the first of them', async () => {
  await show(51);
  expect(titles()).toHaveLength(50);
  screen.getByText('Show more').focus();
  await press(screen.getByText('Show more'));
  expect(titles()).toHaveLength(51);
  expect(document.activeElement?.textContent).toBe('Story 1');
  expect(screen.queryByText('Show more')).toBeNull();
});

test('a deletion can be undone for 8 s, and is sent only then', async () => {
  const { requests, clock } = await show(3);
  await remove('Story 2');
  expect(titles()).toEqual(['Story 3', 'Story 1']);
  expect(screen.getByRole('status').textContent).toBe('“Story 2” was deleted.');
  await press(screen.getByText('Undo'));
  expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
  await remove('Story 2');
  expect(requests).toEqual([]);
  await passUndo(clock);
  expect(requests).toEqual(['delete 2']);
  expect(titles()).toEqual(['Story 3', 'Story 1']);
});

test('a deletion is sent at once with the next one, and when the page is hidden or left', async () => {
  const { requests } = await show(4);
  await remove('Story 1');
  await remove('Story 2');
  expect(requests).toEqual(['delete 1']);
  await act(async () => void dispatchEvent(new Event('pagehide')));
  expect(requests).toEqual(['delete 1', 'delete 2']);
  await remove('Story 3');
  cleanup();
  expect(requests).toEqual(['delete 1', 'delete 2', 'delete 3']);
});

test('a slow list from before a deletion does not bring back the deleted presentation', async () => {
  const { faults, clock } = await show(2);
  let arrive = (): void => undefined;
  faults.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  await remove('Story 1');
  await passUndo(clock);
  delete faults.slow;
  await remove('Story 2');
  await passUndo(clock);
  await act(async () => arrive());
  expect(titles()).toEqual([]);
});

test('shows a presentation without a title as untitled', async () => {
  await show(1, {}, '');
  await remove('Untitled story');
  expect(screen.getByRole('status').textContent).toBe('“Untitled story” was deleted.');
});

test('keeps an unpublished presentation in the list, so that it can be published again', async () => {
  await show(2);
  row('Story 2').getByText('Unpublish').focus();
  await press(row('Story 2').getByText('Unpublish'));
  expect(titles()).toEqual(['Story 2', 'Story 1']);
  expect(row('Story 2').getByText('Not published')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Publish');
});

/** Presses the button of the only row, and lets the time for `Undo` pass. */
async function change(name: 'Unpublish' | 'Delete', clock: FakeClock, title = 'Story 1') {
  if (name === 'Unpublish') return press(row(title).getByText(name));
  await remove(title);
  return passUndo(clock);
}

test.each([
  ['Unpublish', '“Story 1”: failed to unpublish presentation'],
  ['Delete', '“Story 1”: failed to delete presentation'],
] as const)('shows the specified text when %s fails (spec screens §6)', async (name, text) => {
  const { faults, requests, clock } = await show(1, { action: new NetworkError('/api/presentation/1') });
  await change(name, clock);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(titles()).toEqual(['Story 1']);
  delete faults.action;
  await press(screen.getByText('Try again'));
  expect(requests).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['Unpublish', 'Delete'] as const)(
  'says who may, where the service allows %s to others only',
  async (name) => {
    const { clock } = await show(1, { action: new HttpError({ ...notFound, status: 403 }) });
    await change(name, clock);
    expect(screen.getByRole('alert').textContent).toBe(
      '“Story 1”: only staff, or whoever made it, can change this presentation.',
    );
    expect(screen.queryByText('Try again')).toBeNull();
  },
);

test.each([
  ['Unpublish', '“Story 1”: failed to unpublish presentation', '/api/presentation/1/pub'],
  ['Delete', '“Story 1”: failed to delete presentation', '/api/presentation/1'],
] as const)(
  '%s fails when it is not answered within 30 s, and the row can be used again',
  async (name, text, url) => {
    const { clock, requests } = await show(1, { hangs: true });
    await change(name, clock);
    await act(async () => clock.pass(29_999));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => clock.pass(1));
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(diagnostics()).toContain(`Network error ${url}"`);
    await change(name, clock);
    expect(requests).toHaveLength(2);
  },
);

test.each([
  ['Delete', ''],
  ['Unpublish', '“Story 2”: failed to unpublish presentation'],
] as const)('drops a presentation that somebody else has deleted meanwhile: %s', async (name, text) => {
  const { deleteElsewhere, clock } = await show(2);
  deleteElsewhere('2');
  await change(name, clock, 'Story 2');
  expect(titles()).toEqual(['Story 1']);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe(text);
});

test('offers a retry after a failure, and does not report an empty list as a failure', async () => {
  const { faults } = await show(1, { list: new NetworkError('/api/presentation') });
  expect(screen.getByRole('alert').textContent).toBe('The presentations couldn’t be loaded.');
  faults.list = new PresentationsNotFoundError(notFound);
  const reported = diagnostics();
  screen.getByText('Try again').focus();
  await press(screen.getByText('Try again'));
  expect(screen.getByText('There are no presentations yet.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Manage presentations');
  expect(diagnostics()).toBe(reported);
});
