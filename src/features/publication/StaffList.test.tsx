import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';

beforeAll(fakeModalDialogs);
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
  } = {},
  title?: string,
) {
  const clock = new FakeClock();
  let listed = entries(count).map((entry) => (title === undefined ? entry : { ...entry, title }));
  const requests: string[] = [];
  const remove = (action: string) => async (id: string, signal?: AbortSignal) => {
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
    unpublish: remove('unpublish'),
    deletePresentation: remove('delete'),
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
const titles = () => [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
const row = (title: string) => {
  const found = screen.getByText(title).closest('li');
  if (found === null) throw new Error(`No row of ${title}`);
  return within(found);
};
const dialog = () => {
  const open = document.querySelector('dialog');
  return open && within(open);
};
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    if (button) fireEvent.click(button);
  });

test('lists the newest first, each with favourite, Publish, Unpublish and Delete', async () => {
  await show(2);
  expect(titles()).toEqual(['Story 2', 'Story 1']);
  const first = row('Story 2');
  for (const name of ['Favourite 2', 'Unpublish', 'Delete'])
    expect(first.getByText(name).tagName).toBe('BUTTON');
  expect(first.getByText('Publish').getAttribute('href')).toBe('#/publish-presentation/2');
});

test('lists the missing files of a presentation, and says why a file with a similar name does not count', async () => {
  const missingMedia = [
    { path: 'images/01.webp', similar: 'images/01.WEBP' },
    { path: 'Bär.mp3', similar: 'Bär.mp3'.normalize('NFD') },
    ...['a', 'b', 'c'].map((path) => ({ path })),
  ];
  await show(2, { missing: [{ presentationId: '1', missingMedia }] });
  const items = [...document.querySelectorAll('.missing-media li')].map(({ textContent }) => textContent);
  expect(row('Story 1').getByText('5 files are missing or empty:')).toBeDefined();
  expect(row('Story 2').queryByText(/missing/)).toBeNull();
  expect(items).toEqual([
    'images/01.webp – the file is called images/01.WEBP. Upper and lower case must be the same.',
    expect.stringMatching(/^Bär.mp3 – a file with this name is there, but its letters/),
    'a',
    'and 2 more',
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

test('deletes a presentation only after a confirmation', async () => {
  const { requests } = await show(2);
  await press(row('Story 1').getByText('Delete'));
  await press(screen.getByText('Keep it'));
  expect(requests).toEqual([]);
  await press(row('Story 1').getByText('Delete'));
  await press(dialog()?.getByText('Delete'));
  expect(requests).toEqual(['delete 1']);
  expect(titles()).toEqual(['Story 2']);
  expect(screen.getByText('“Story 1” was deleted.')).toBeDefined();
});

test('a slow list from before a deletion does not bring back the deleted presentation', async () => {
  const { faults } = await show(2);
  let arrive = (): void => undefined;
  faults.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  await press(row('Story 1').getByText('Delete'));
  await press(dialog()?.getByText('Delete'));
  delete faults.slow;
  await press(row('Story 2').getByText('Delete'));
  await press(dialog()?.getByText('Delete'));
  expect(titles()).toEqual([]);
  await act(async () => arrive());
  expect(titles()).toEqual([]);
});

test('shows a presentation without a title as untitled', async () => {
  await show(1, {}, '');
  await press(row('Untitled story').getByText('Delete'));
  expect(dialog()?.getByText(/^“Untitled story” will be deleted/)).toBeDefined();
  await press(dialog()?.getByText('Delete'));
  expect(screen.getByText('“Untitled story” was deleted.')).toBeDefined();
});

test('keeps an unpublished presentation in the list, so that it can be published again', async () => {
  await show(2);
  await press(row('Story 2').getByText('Unpublish'));
  expect(titles()).toEqual(['Story 2', 'Story 1']);
  expect(row('Story 2').getByText('Not published')).toBeDefined();
});

test.each([
  ['Unpublish', '“Story 1”: failed to unpublish presentation'],
  ['Delete', '“Story 1”: failed to delete presentation'],
])('shows the specified text when %s fails (spec screens §6)', async (name, text) => {
  const { faults, requests } = await show(1, { action: new NetworkError('/api/presentation/1') });
  await press(row('Story 1').getByText(name));
  await press(dialog()?.getByText(name));
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(titles()).toEqual(['Story 1']);
  delete faults.action;
  await press(screen.getByText('Try again'));
  expect(requests).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([['Unpublish'], ['Delete']])(
  'says who may, where the service allows %s to others only',
  async (name) => {
    await show(1, { action: new HttpError({ ...notFound, status: 403 }) });
    await press(row('Story 1').getByText(name));
    await press(dialog()?.getByText(name));
    expect(screen.getByRole('alert').textContent).toBe(
      '“Story 1”: only staff, or whoever made it, can change this presentation.',
    );
    expect(screen.queryByText('Try again')).toBeNull();
  },
);

test.each([
  ['Unpublish', '“Story 1”: failed to unpublish presentation', '/api/presentation/1/pub'],
  ['Delete', '“Story 1”: failed to delete presentation', '/api/presentation/1'],
])('%s fails when it is not answered within 30 s, and the row can be used again', async (name, text, url) => {
  const { clock, requests } = await show(1, { hangs: true });
  const change = async () => {
    await press(row('Story 1').getByText(name));
    await press(dialog()?.getByText(name));
  };
  await change();
  await act(async () => clock.pass(29_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => clock.pass(1));
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(diagnostics()).toContain(`Network error ${url}"`);
  await change();
  expect(requests).toHaveLength(2);
});

test.each([
  ['Delete', 'status', '“Story 2” was deleted.'],
  ['Unpublish', 'alert', '“Story 2”: failed to unpublish presentation'],
])('drops a presentation that somebody else has deleted meanwhile: %s', async (name, role, text) => {
  const { deleteElsewhere } = await show(2);
  deleteElsewhere('2');
  await press(row('Story 2').getByText(name));
  await press(dialog()?.getByText(name));
  expect(titles()).toEqual(['Story 1']);
  expect(screen.getByRole(role).textContent).toBe(text);
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
