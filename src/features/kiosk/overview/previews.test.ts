import { expect, test } from 'vitest';
import { nextPreviewId, type PreviewCell } from './previews';

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
