import { expect, test } from 'vitest';
import { HttpError, PresentationsNotFoundError } from '../../contract/service/errors';
import { knownEntry, listEntries } from './known-entries';

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
