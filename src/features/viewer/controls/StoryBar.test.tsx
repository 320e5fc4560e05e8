import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, showViewer, story } from '../show-viewer.fixture';

afterEach(cleanup);

test('a restart that removes the focused button moves the focus to Play', async () => {
  const { where } = await showViewer(story);
  press('ArrowRight');
  document.querySelector<HTMLElement>('[aria-label="Subtitles"]')?.focus();
  press('r');
  expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Play');
});
