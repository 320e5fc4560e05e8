import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaCacheName, readMediaCacheName } from './worker-names';

test('a media cache is named by presentation and generation (spec offline §3)', () => {
  expect(mediaCacheName('9007199254740993', 2)).toBe('bookworm-media-v1-9007199254740993-2');
});

test('a cache name is read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,30}$/), fc.nat(), (id, generation) => {
      expect(readMediaCacheName(mediaCacheName(id, generation))).toEqual({ id, generation });
    }),
  );
});

test.each([
  '',
  'bookworm-media-v1-',
  'bookworm-media-v1-12',
  'bookworm-media-v1-12-',
  'bookworm-media-v1-12-x',
  'bookworm-media-v1-12-1-1',
  'bookworm-media-v1-a-1',
  'bookworm-media-v2-12-1',
  'bookworm-lists-v1',
  'workbox-precache-v2',
])('%j is no media cache', (name) => {
  expect(readMediaCacheName(name)).toBeUndefined();
});
