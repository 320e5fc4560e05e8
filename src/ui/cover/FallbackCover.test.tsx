import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FallbackCover } from './FallbackCover';

const coverOf = (title: string) => renderToStaticMarkup(<FallbackCover title={title} />);

test('the same title always has the same cover', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(coverOf(title)).toBe(coverOf(title));
    }),
  );
});

test.each(['', ' ', '🐛', 'Ä'.repeat(5000)])('the title %j has a cover', (title) => {
  expect(coverOf(title)).toContain('<path');
});

test('among 21 titles hardly two covers are alike', () => {
  const titles = Array.from({ length: 21 }, (_, at) => `Story ${at}`);
  expect(new Set(titles.map(coverOf)).size).toBeGreaterThanOrEqual(20);
});

test('a cover has no accessible name, since the card beside it has the title', () => {
  expect(coverOf('The Little Light')).toContain('aria-hidden="true"');
  expect(coverOf('<b>bold</b>')).not.toContain('bold');
});
