import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { many, showFirstPaint, showGallery, titles } from './show-gallery.fixture';
import { stubIntersectionObserver } from './stub-intersection-observer.fixture';

beforeEach(async () => {
  stubIntersectionObserver();
  await startI18n('en', en);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the first paint shows 12 stories, and the first page of 21 follows it without a button for more in between', async () => {
  const { paint } = await showFirstPaint(many(60));
  expect(titles()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  paint();
  expect(titles()).toHaveLength(21);
  screen.getByRole('button', { name: 'Show more' });
});

test('more stories render without blocking the press of the button', async () => {
  await showGallery(many(60));
  // React then works as in a browser: urgent updates are rendered before control returns to the event loop.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Show more' }).click();
  await Promise.resolve();
  expect(titles()).toHaveLength(21);
  await expect.poll(() => titles()).toHaveLength(42);
});
