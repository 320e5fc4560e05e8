import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, showViewer, slide, story, tap } from './show-viewer.fixture';

afterEach(cleanup);

/** Three slides; the second has neither headline nor sound. */
const silent = {
  kind: 'STORY',
  sequence: [{ headline: 'The fox' }, { text: 'Hush' }, {}].map(slide),
} as const;

test('announces a page without a headline by its number, also while it plays without sound', async () => {
  const { container } = await showViewer(silent);
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  expect(announced()).toBe('The fox');
  press('ArrowRight');
  expect(announced()).toBe('Page 2 of 3');
  tap('Play');
  expect(announced()).toBe('Page 2 of 3');
});

test('announces nothing while narration plays', async () => {
  const { container } = await showViewer(story);
  tap('Play');
  expect(container.querySelector('[aria-live]')?.textContent).toBe('');
});

test('does not announce a page again when its narration is paused', async () => {
  const { container } = await showViewer(story, { slideIndex: 1 });
  const announced = () => container.querySelector('[aria-live]')?.textContent;
  tap('Play');
  tap('Pause');
  expect(announced()).toBe('');
  tap('Next');
  expect(announced()).toBe('Page two');
});

test('announces a page whose narration fails while it plays', async () => {
  const { container, audio } = await showViewer(story, { slideIndex: 1 });
  tap('Play');
  act(() => audio.breakAtEachLoad(4));
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Page one');
});
