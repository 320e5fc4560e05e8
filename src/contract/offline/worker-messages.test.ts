import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readPageMessage,
  readWorkerMessage,
  talkVersion as version,
  type PageMessage,
  type WorkerMessage,
} from './worker-messages';

const id = '9007199254740993';
const saved = { id, complete: true, keep: true, done: 4, total: 4, bytes: 20_000 };

const fromPage: readonly PageMessage[] = [
  { version, type: 'prefetch', id, keep: true, previewImage: 'preview.webp', mediaOrigins: [] },
  { version, type: 'prefetch', id, keep: false, mediaOrigins: ['https://media.example'] },
  { version, type: 'let-go', id },
  { version, type: 'remove', id },
  { version, type: 'what-is-kept' },
  { version, type: 'take-over' },
];

const fromWorker: readonly WorkerMessage[] = [
  { version, type: 'progress', ...saved, resting: false },
  { version, type: 'progress', ...saved, complete: false, done: 3, trouble: 'missing-media', resting: true },
  { version, type: 'prefetch-failed', id, reason: 'storage-full', missing: ['a.webp'] },
  { version, type: 'kept', presentations: [saved] },
  { version, type: 'kept', presentations: [] },
];

test.each(fromPage)('the worker reads $type as the page sent it', (message) => {
  expect(readPageMessage(structuredClone(message))).toEqual(message);
});

test.each(fromWorker)('the page reads $type as the worker sent it', (message) => {
  expect(readWorkerMessage(structuredClone(message))).toEqual(message);
});

describe('old pages meet new workers', () => {
  const versioned = [...fromPage, ...fromWorker].filter(({ type }) => type !== 'take-over');

  test('an old page may always let a new worker take over', () => {
    expect(readPageMessage({ version: version + 1, type: 'take-over' })?.type).toBe('take-over');
    expect(readPageMessage({ version: 0, type: 'take-over' })?.type).toBe('take-over');
  });

  test.each(versioned)('a $type of another version is passed over', (message) => {
    for (const other of [0, 2, '1', undefined]) {
      expect(readPageMessage({ ...message, version: other })).toBeUndefined();
      expect(readWorkerMessage({ ...message, version: other })).toBeUndefined();
    }
  });

  test('fields that a newer side adds are passed over, the message is read', () => {
    expect(readPageMessage({ version, type: 'remove', id, softly: true })).toEqual({
      version,
      type: 'remove',
      id,
    });
  });

  test.each([
    { version, type: 'sing' },
    { version, type: 'remove', id: '../1' },
    { version, type: 'remove', id: 12 },
    { version, type: 'prefetch', id, keep: 'yes', mediaOrigins: [] },
    { version },
    'SKIP_WAITING',
    null,
    undefined,
  ])('what is not known is passed over: %j', (message) => {
    expect(readPageMessage(message)).toBeUndefined();
    expect(readWorkerMessage(message)).toBeUndefined();
  });
});

test('whatever comes, reading it throws nothing', () => {
  const anything = fc.anything({
    withNullPrototype: true,
    withMap: true,
    withTypedArray: true,
    withDate: true,
  });
  fc.assert(
    fc.property(anything, fc.constantFrom('progress', 'kept', 'prefetch', 'remove'), (data, type) => {
      const addressed = typeof data === 'object' && data !== null ? { ...data, version, type } : data;
      for (const message of [data, addressed]) {
        expect(() => readPageMessage(message)).not.toThrow();
        expect(() => readWorkerMessage(message)).not.toThrow();
      }
    }),
  );
});
