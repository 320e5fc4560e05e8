import { expect, test } from 'vitest';
import { HttpError, PresentationsNotFoundError, NetworkError } from '../../contract/service/errors';
import { knownEntry, listEntries, entryOf, savedEntries } from './known-entries';
import { FakeClock } from '../../base/fake-clock.fixture';
import type { SavedPresentation } from '../../contract/worker/worker-messages';

const responseWith = (status: number) => ({ status, statusText: 'No', data: '', headers: {}, url: '' });
const listing = (list: () => Promise<never[]>) => listEntries({ listPresentations: list });

test('the entries of a loaded list are cached', async () => {
  const pip = { id: '7', title: 'Pip', language: 'English' };
  expect(await listEntries({ listPresentations: async () => [pip] })).toEqual([pip]);
  expect(knownEntry('7')).toEqual(pip);
});

test('a 404 of the service means an empty list, and any other error is thrown', async () => {
  expect(await listing(() => Promise.reject(new PresentationsNotFoundError(responseWith(404))))).toEqual([]);
  const broken = new HttpError(responseWith(503));
  await expect(listing(() => Promise.reject(broken))).rejects.toBe(broken);
});

test('an entry whose list hangs fails after ten seconds: a story that waits for it would not be saved', async () => {
  const clock = new FakeClock();
  const hanging = { listPresentations: () => new Promise<never>(() => undefined) };
  const entry = entryOf('8', hanging, { clock, signal: new AbortController().signal });
  const failure = entry.catch((error: unknown) => error);
  clock.pass(10_000);
  expect(await failure).toBeInstanceOf(NetworkError);
});

const savedStory = (more: Partial<SavedPresentation>): SavedPresentation => ({
  id: '7',
  saveReason: 'requested',
  state: 'saved',
  readable: true,
  files: { done: 1, total: 1 },
  bytes: { done: 1, total: 1 },
  missing: [],
  ...more,
});
const savedEntryOf = (more: Partial<SavedPresentation>) =>
  savedEntries(new Map([['7', savedStory(more)]]), 'de')[0];

test.each<[string, Partial<SavedPresentation>, unknown]>([
  [
    'with everything that was saved from its list entry',
    { title: 'Pip', language: 'English', pageCount: 8, previewImage: 'preview.webp' },
    { id: '7', title: 'Pip', language: 'English', pageCount: 8, previewImage: 'preview.webp' },
  ],
  [
    'with its own cover when the list had no preview',
    { title: 'Pip', language: 'German', cover: '/presentations/7/images/00.webp' },
    { id: '7', title: 'Pip', language: 'German', previewImage: '/presentations/7/images/00.webp' },
  ],
  [
    'of every language when it was saved without one, with an empty title',
    {},
    { id: '7', title: '', language: 'German' },
  ],
  ['only when it can be opened', { readable: false }, undefined],
  ['not when it is stored for the current viewing only', { saveReason: 'viewing' }, undefined],
])('without the list, a saved story is on the shelf %s', (_, more, entry) => {
  expect(savedEntryOf(more)).toEqual(entry);
});
