import { expect, test } from 'vitest';
import { FakeClock } from '../../contract/fake-clock.fixture';
import { HttpError, NetworkError, PresentationsNotFoundError } from '../../contract/service/errors';
import { entryOf, knownEntry, listEntries } from './known-entries';

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
