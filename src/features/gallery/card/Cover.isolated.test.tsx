// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Cover } from './Cover';

afterEach(cleanup);

test.each([
  ['there is no picture', undefined],
  ['its picture fails to load', 'gone.webp'],
])('a cover is drawn after the first paint if %s', async (_, url) => {
  const { container } = render(<Cover title="The Little Light" url={url} isFirst />);
  const picture = screen.queryByRole('presentation');
  if (picture) fireEvent.error(picture);
  expect(screen.queryByRole('presentation')).toBeNull();
  await waitFor(() => expect(container.querySelector('.fallback-cover')).not.toBeNull());
});
