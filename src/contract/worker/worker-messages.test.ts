import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readPageMessage,
  readWorkerMessage,
  protocolVersion as version,
  type PageMessage,
  type WorkerMessage,
} from './worker-messages';

const id = '9007199254740993';
const saved = {
  id,
  saveReason: 'opened',
  state: 'saved',
  readable: true,
  files: { done: 4, total: 4 },
  bytes: { done: 20_000, total: 20_000 },
  missing: [],
} as const;

const fromPage: readonly PageMessage[] = [
  {
    version,
    type: 'save',
    id,
    saveReason: 'requested',
    title: 'Pip',
    previewImage: 'a.webp',
    mediaOrigins: [],
  },
  { version, type: 'save', id, saveReason: 'viewing', mediaOrigins: ['https://media.example'] },
  {
    version,
    type: 'save-all',
    requests: [{ version, type: 'save', id, saveReason: 'requested', title: 'Pip', mediaOrigins: [] }],
  },
  { version, type: 'resume-all' },
  { version, type: 'pause', id },
  { version, type: 'resume', id },
  { version, type: 'release', id },
  { version, type: 'remove', ids: [id] },
  { version, type: 'list-saved' },
  { version, type: 'take-over' },
];

const short = {
  ...saved,
  state: 'failed',
  reason: 'storage-full',
  readable: false,
  shortOf: 7_000_000,
} as const;
const fromWorker: readonly WorkerMessage[] = [
  { version, type: 'progress', presentation: saved, hasMore: false },
  { version, type: 'progress', presentation: short, hasMore: true },
  {
    version,
    type: 'saved-list',
    presentations: [{ ...saved, kind: 'STORY', cover: '/a.webp', lastOpened: 5 }],
  },
  { version, type: 'saved-list', presentations: [{ ...saved, state: 'incomplete', retryAt: 60_000 }] },
  { version, type: 'saved-list', presentations: [] },
  { version, type: 'taking-over' },
  { version, type: 'error', where: 'message', error: 'TypeError', message: 'no cache' },
];

test.each(fromPage)('the worker reads $type as the page sent it', (message) => {
  expect(readPageMessage(structuredClone(message))).toEqual(message);
});

test.each(fromWorker)('the page reads $type as the worker sent it', (message) => {
  expect(readWorkerMessage(structuredClone(message))).toEqual(message);
});

describe('old pages meet new workers', () => {
  const versioned = [...fromPage, ...fromWorker].filter(({ type }) => type !== 'take-over');

  test('an old page can always activate a new worker', () => {
    expect(readPageMessage({ version: version + 1, type: 'take-over' })?.type).toBe('take-over');
    expect(readPageMessage({ version: 0, type: 'take-over' })?.type).toBe('take-over');
  });

  test.each(versioned)('a $type of another version is ignored', (message) => {
    for (const other of [0, 2, '1', undefined]) {
      expect(readPageMessage({ ...message, version: other })).toBeUndefined();
      expect(readWorkerMessage({ ...message, version: other })).toBeUndefined();
    }
  });

  test('fields added by a newer side are ignored, and the message is read', () => {
    const message = { version, type: 'remove', ids: [id] };
    expect(readPageMessage({ ...message, softly: true })).toEqual(message);
  });

  test.each([
    { version, type: 'unknown' },
    { version, type: 'remove', ids: ['../1'] },
    { version, type: 'pause', id: 12 },
    { version, type: 'save', id, saveReason: 'unknown', mediaOrigins: [] },
    { version },
    'SKIP_WAITING',
    null,
    undefined,
  ])('an unknown message is ignored: %j', (message) => {
    expect(readPageMessage(message)).toBeUndefined();
    expect(readWorkerMessage(message)).toBeUndefined();
  });
});

test('reading any data never throws', () => {
  const anything = fc.anything({
    withNullPrototype: true,
    withMap: true,
    withTypedArray: true,
    withDate: true,
  });
  fc.assert(
    fc.property(anything, fc.constantFrom('progress', 'saved-list', 'save', 'remove'), (data, type) => {
      const addressed = typeof data === 'object' && data !== null ? { ...data, version, type } : data;
      for (const message of [data, addressed]) {
        expect(() => readPageMessage(message)).not.toThrow();
        expect(() => readWorkerMessage(message)).not.toThrow();
      }
    }),
  );
});
