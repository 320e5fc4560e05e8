import { expect, test } from 'vitest';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import { savedEntries } from './saved-entries';

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
const entryOf = (more: Partial<SavedPresentation>) =>
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
  expect(entryOf(more)).toEqual(entry);
});
