import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CardCover } from './StoryCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['there is no picture', undefined],
  ['its picture fails to load', 'gone.webp'],
])('a cover is drawn after the first paint if %s', async (_, url) => {
  const { container } = render(<CardCover title="The Little Light" url={url} isFirst />);
  const picture = screen.queryByRole('presentation');
  if (picture) fireEvent.error(picture);
  expect(screen.queryByRole('presentation')).toBeNull();
  await waitFor(() => expect(container.querySelector('.fallback-cover')).not.toBeNull());
});

test('a picture that failed to load is there again once the network is back, and while the story has another', async () => {
  const requested: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function stubbed() {
    const image = document.createElement('img');
    requested.push(image);
    return image;
  });
  const { container, rerender } = render(<CardCover title="The Little Light" url="first.webp" isFirst />);
  fireEvent.error(screen.getByRole('presentation'));
  await waitFor(() => expect(container.querySelector('.fallback-cover')).not.toBeNull());
  dispatchEvent(new Event('online'));
  act(() => requested.forEach((image) => image.dispatchEvent(new Event('load'))));
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('first.webp');
  fireEvent.error(screen.getByRole('presentation'));
  rerender(<CardCover title="The Little Light" url="second.webp" isFirst />);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('second.webp');
});
