import { expect, test } from 'vitest';
import { NetworkError } from '../../../contract/service/errors';
import { createPreviews, nextPreviewId, type PreviewCell } from './previews';

const loaded = (id: string): PreviewCell => ({
  id,
  status: 'loaded',
  preview: { id, title: id, lang: undefined, coverUrl: undefined, slides: [] },
});

test.each([
  ['the next one', '2', ['1', '2', '3'], '3'],
  ['the first after the last', '3', ['1', '2', '3'], '1'],
  ['the first after one of a visitor', '9', ['1', '2', '3'], '1'],
  ['none when there is no other', '1', ['1'], undefined],
  ['none when there is none', '1', [], undefined],
])('after a presentation comes %s', (_, id, ids, next) => {
  expect(nextPreviewId(id, ids.map(loaded))).toBe(next);
});

test('a preview that is not loaded is skipped', () => {
  expect(nextPreviewId('1', [loaded('1'), { id: '2', status: 'loading' }, loaded('3')])).toBe('3');
});

test('a preview that failed is requested again, and whether the service could be reached is known', async () => {
  const failures = [new NetworkError('/presentations/1/index.json'), new Error('unreadable')];
  const previews = createPreviews({
    ids: ['1'],
    loadIndex: () => Promise.reject(failures.shift()),
    report: () => undefined,
    appOrigin: 'https://museum.example.com',
    mediaOrigins: [],
  });
  for (const isReachable of [false, true]) {
    previews.load();
    await expect.poll(() => previews.get()).toEqual([{ id: '1', status: 'failed', isReachable }]);
  }
});
