import { expect, test } from 'vitest';
import type { SavedPresentation } from '../../contract/offline/worker-messages';
import { keptEntries } from './kept-entries';

const kept = (more: Partial<SavedPresentation>): SavedPresentation => ({
  id: '7',
  origin: 'asked-for',
  state: 'saved',
  readable: true,
  files: { done: 1, total: 1 },
  bytes: { done: 1, total: 1 },
  missing: [],
  ...more,
});
const entryOf = (more: Partial<SavedPresentation>) => keptEntries(new Map([['7', kept(more)]]), 'de')[0];

test.each<[string, Partial<SavedPresentation>, unknown]>([
  [
    'with all that the list said',
    { title: 'Pip', language: 'English', pageCount: 8, previewImage: 'preview.webp' },
    { id: '7', title: 'Pip', language: 'English', pageCount: 8, previewImage: 'preview.webp' },
  ],
  [
    'with its own cover where the list showed none',
    { title: 'Pip', language: 'German', cover: '/presentations/7/images/00.webp' },
    { id: '7', title: 'Pip', language: 'German', previewImage: '/presentations/7/images/00.webp' },
  ],
  [
    'on every shelf where nobody noted the language, its title left to the shelf',
    {},
    { id: '7', title: '', language: 'German' },
  ],
  ['not while it cannot be opened', { readable: false }, undefined],
  ['not when it is here for this viewing only', { origin: 'viewing' }, undefined],
])('a story stands on the shelf without list %s', (_, more, entry) => {
  expect(entryOf(more)).toEqual(entry);
});
