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

test.each(['', ' ', '🐛', 'Ä'.repeat(5000)])('%j has one', (title) => {
  expect(coverOf(title)).toContain('<path');
});

test('on a shelf of 21 hardly two covers are alike', () => {
  const titles = Array.from({ length: 21 }, (_, at) => `Story ${at}`);
  expect(new Set(titles.map(coverOf)).size).toBeGreaterThanOrEqual(20);
});

test('a cover says nothing: the card beside it is named by the title', () => {
  expect(coverOf('The Little Light')).toContain('aria-hidden="true"');
  expect(coverOf('<b>bold</b>')).not.toContain('bold');
});
