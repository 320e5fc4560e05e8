import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CardCover } from './StoryCard';

afterEach(cleanup);

vi.mock('./MissingCover', () => {
  throw new Error('no network');
});

test('a card whose picture and drawing both failed to load shows its picture once the network is back', async () => {
  render(<CardCover title="The Little Light" url="first.webp" isFirst />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).toBeNull();
  // Whether the drawing has failed by now, nothing shows.
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('presentation').getAttribute('src')).toBe('first.webp');
  });
});
