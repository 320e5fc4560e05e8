import { describe, expect, test } from 'vitest';
import { saveStates, saveReasons, type SavedPresentation } from '../../contract/worker/worker-messages';
import {
  isAvailableOffline,
  percentOf,
  buttonActionOf,
  saveStatusOf,
  neededSizeOf,
  sizeOf,
} from './save-status';
import { presentation } from './fake-downloads.fixture';

type More = Partial<SavedPresentation>;
const opened = 'opened' as const;

describe('save status and the action of a press', () => {
  test.each<[string, SavedPresentation | undefined, boolean, string, string]>([
    ['nothing is saved', undefined, true, 'not-saved', 'save'],
    [
      'it is stored for this viewing only',
      presentation({ saveReason: 'viewing', state: 'saved' }),
      true,
      'not-saved',
      'save',
    ],
    ['it is queued', presentation({ state: 'queued' }), true, 'saving', 'pause'],
    ['it is being saved', presentation(), true, 'saving', 'pause'],
    ['it is being saved because it was opened', presentation({ saveReason: opened }), true, 'saving', 'save'],
    ['the service cannot be reached', presentation(), false, 'waiting', 'resume'],
    ['the worker has no network', presentation({ reason: 'network' }), true, 'waiting', 'resume'],
    [
      'it waits for the network and was only opened',
      presentation({ saveReason: opened }),
      false,
      'waiting',
      'save',
    ],
    ['it is paused', presentation({ state: 'paused' }), true, 'paused', 'resume'],
    ['it is paused without network', presentation({ state: 'paused' }), false, 'paused', 'resume'],
    [
      'an opened one is paused',
      presentation({ state: 'paused', saveReason: opened }),
      true,
      'paused',
      'save',
    ],
    ['it is saved', presentation({ state: 'saved' }), true, 'saved', 'show'],
    ['it is saved and there is no network', presentation({ state: 'saved' }), false, 'saved', 'show'],
    [
      'it is saved because it was opened',
      presentation({ state: 'saved', saveReason: opened }),
      true,
      'saved',
      'save',
    ],
    ['files are missing', presentation({ state: 'incomplete' }), true, 'incomplete', 'resume'],
    [
      'storage is full',
      presentation({ state: 'failed', reason: 'storage-full' }),
      true,
      'storage-full',
      'resume',
    ],
    [
      'storage is full for an opened one',
      presentation({ state: 'failed', reason: 'storage-full', saveReason: opened }),
      true,
      'storage-full',
      'save',
    ],
    [
      'it cannot be read',
      presentation({ state: 'failed', reason: 'broken-index' }),
      true,
      'broken',
      'resume',
    ],
    ['it failed for an unknown reason', presentation({ state: 'failed' }), true, 'broken', 'resume'],
  ])('when %s', (_, saved, isReachable, name, press) => {
    const saveStatus = saveStatusOf(saved, isReachable);
    expect([saveStatus.name, buttonActionOf(saveStatus)]).toEqual([name, press]);
  });

  test('the first press on a story that was only opened or viewed saves it and does nothing else', () => {
    for (const state of saveStates)
      for (const saveReason of saveReasons.slice(0, 2)) {
        const press = buttonActionOf(saveStatusOf(presentation({ state, saveReason }), true));
        expect(press).toBe('save');
      }
  });

  test('reports how many bytes are short', () => {
    const full = presentation({ state: 'failed', reason: 'storage-full', shortOf: 12 });
    expect(saveStatusOf(full, true)).toEqual({ name: 'storage-full', shortOf: 12, isRequested: true });
  });
});

test.each([
  ['no byte', { done: 0, total: 10 }, 2, 0],
  ['two fifths', { done: 4_100_000, total: 10_000_000 }, 2, 41],
  ['all but one byte', { done: 9_999_999, total: 10_000_000 }, 4, 99],
  ['all', { done: 10, total: 10 }, 5, 100],
  ['more than was estimated', { done: 12, total: 10 }, 5, 100],
  ['all known bytes, while files are missing', { done: 10, total: 10 }, 4, 99],
  ['an unknown number of bytes: counts files instead', { done: 5, total: 0 }, 2, 40],
])('percent of %s', (_, bytes, files, percent) => {
  expect(percentOf({ bytes, files: { done: files, total: 5 } })).toBe(percent);
});

test.each<[boolean, More]>([
  [true, { readable: true, state: 'saved' }],
  [true, { readable: true, state: 'saving' }],
  [true, { readable: true, state: 'incomplete', saveReason: opened }],
  [false, { readable: false, state: 'incomplete' }],
  [false, { readable: true, state: 'saved', saveReason: 'viewing' }],
])('is available offline: %s for %j', (isAvailable, more) => {
  expect(isAvailableOffline(presentation(more))).toBe(isAvailable);
});

test.each([
  [0, 'en', '0.0 MB'],
  [4_149_000, 'en', '4.1 MB'],
  [4_149_000, 'de', '4,1 MB'],
  [12_345_678, 'en', '12 MB'],
  [9_949_999, 'en', '9.9 MB'],
  [9_960_000, 'en', '10 MB'],
  [999_499_999, 'en', '999 MB'],
  [999_700_000, 'en', '1.0 GB'],
  [3_400_000_000, 'de', '3,4 GB'],
  [9_960_000_000, 'en', '10 GB'],
] as const)('%i bytes in %s are formatted as %s', (bytes, language, text) => {
  expect(sizeOf(bytes, language).replace(/\s/g, ' ')).toBe(text);
});

test('the storage that is needed is rounded up', () => {
  expect(neededSizeOf(11_000_001, 'en').replace(/\s/g, ' ')).toBe('12 MB');
});
