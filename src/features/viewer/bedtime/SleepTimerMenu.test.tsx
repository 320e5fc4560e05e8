// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showViewer, story } from '../testing/show-viewer';

afterEach(cleanup);

// By label and text: looking for roles walks the whole player each time.
const tap = (name: string): void => void fireEvent.click(screen.getByLabelText(name, { selector: 'button' }));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const options = () =>
  [...document.querySelectorAll('[role="menuitemradio"]')].map(({ textContent }) => textContent);

test('the menu of the moon is walked by keys, and gives the focus back', async () => {
  const { where } = await showViewer(story, { initialSlideIndex: 1 });
  tap('Sleep timer');
  expect(options()).toEqual(['Off', 'After this story', '10 minutes', '20 minutes', '30 minutes']);
  expect(document.activeElement?.textContent).toBe('Off');
  press('End');
  expect(document.activeElement?.textContent).toBe('30 minutes');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Off');
  // The player's keys rest meanwhile.
  press('ArrowRight');
  expect(where()).toBe('PAUSED 1');
  press('Escape');
  expect(options()).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sleep timer');
});

test('ten minutes fade and pause the story; Play goes on without them', async () => {
  const { audio, clock, where, pass } = await showViewer(story);
  tap('Play');
  tap('Sleep timer');
  fireEvent.click(screen.getByText('10 minutes'));
  expect(options()).toEqual([]);
  // The flash of the button is over, and the picture of the cover, which does not come here, is not waited for any more.
  pass(5000);
  expect(clock.running).toBe(1);
  pass(10 * 60_000 - 10_000);
  expect(audio.volume).toBeCloseTo(0.5, 5);
  pass(5000);
  expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  expect(screen.getByText('Good night')).toBeTruthy();
  tap('Play');
  expect(audio).toMatchObject({ volume: 1, paused: false });
  pass(1000);
  expect(clock.running).toBe(0);
});
