import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { Cover, FallbackCover } from './Cover';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = () => screen.queryByRole('presentation')?.getAttribute('src');

test('a picture that failed to load is loaded again when the network is back until it comes; the drawing stays meanwhile', () => {
  const requested: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function stubbed() {
    const image = document.createElement('img');
    requested.push(image);
    return image;
  });
  let networkIsBack = (): void => undefined;
  const onNetworkBack = (call: () => void) => {
    networkIsBack = call;
    return () => (networkIsBack = () => undefined);
  };
  const cover = (url: string) => <Cover title="The Little Light" url={url} onNetworkBack={onNetworkBack} />;
  const { rerender } = render(cover('first.webp'));
  fireEvent.error(screen.getByRole('presentation'));
  expect(picture()).toBeUndefined();
  networkIsBack();
  networkIsBack();
  expect(requested.map((image) => image.getAttribute('src'))).toEqual(['first.webp', 'first.webp']);
  expect(picture()).toBeUndefined();
  act(() => void requested.at(-1)?.dispatchEvent(new Event('load')));
  expect(picture()).toBe('first.webp');
  networkIsBack();
  expect(requested).toHaveLength(2);
  fireEvent.error(screen.getByRole('presentation'));
  rerender(cover('second.webp'));
  expect(picture()).toBe('second.webp');
});

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
