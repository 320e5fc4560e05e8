import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { storyToContinue } from './continue-page';

const entry = (id: string): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language: 'English',
  pageCount: 8,
});
const at = (presentationId: string, slide: number) => ({ presentationId, slide });
const { signal } = new AbortController();
const listing = (...ids: string[]) => ({ listPresentations: async () => ids.map(entry) });
const offline = { listPresentations: () => Promise.reject(new Error('no network')) };

test.each([
  ['the one that was read last', [at('1', 3), at('2', 5)], listing('1', '2'), '1'],
  ['none where nothing was read', [], listing('1'), undefined],
  ['the one before where the last was read to its end', [at('3', 9), at('4', 5)], listing('3', '4'), '4'],
  ['none where all were read to their end', [at('5', 9)], listing('5'), undefined],
  ['the one before where the last is listed no more', [at('6', 2), at('7', 2)], listing('7'), '7'],
  ['the last one without a list', [at('8', 9)], offline, '8'],
])('the story to continue is %s', async (_, positions, api, id) => {
  expect(await storyToContinue(positions, api, signal)).toBe(id);
});
