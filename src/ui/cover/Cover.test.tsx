// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover } from './Cover';

afterEach(cleanup);

const picture = () => screen.queryByRole('presentation')?.getAttribute('src');

test('a picture that failed to load is there again once the network is back, and while the story has another', () => {
  const { rerender } = render(<Cover title="The Little Light" url="first.webp" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(picture()).toBeUndefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(picture()).toBe('first.webp');
  fireEvent.error(screen.getByRole('presentation'));
  rerender(<Cover title="The Little Light" url="second.webp" />);
  expect(picture()).toBe('second.webp');
});
