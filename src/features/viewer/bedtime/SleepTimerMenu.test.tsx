// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showViewer, story } from '../testing/show-viewer';

const tap = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('the sleep timer is chosen from a menu, says what is left and puts the story to sleep', async () => {
  const { audio, clock, where, pass } = await showViewer(story);
  tap('Play');
  tap('Sleep timer');
  expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'Off',
    'After this story',
    '10 minutes',
    '20 minutes',
    '30 minutes',
  ]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
  expect(document.activeElement?.textContent).toBe('30 minutes');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  tap('Sleep timer');
  fireEvent.click(screen.getByRole('menuitemradio', { name: '10 minutes' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sleep timer' }));
  // The flash of the button is over.
  pass(1000);
  expect(clock.running).toBe(1);
  pass(10 * 60_000 - 6000);
  expect(audio.volume).toBeCloseTo(0.5, 5);
  pass(5000);
  expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  expect(screen.getByText('Good night')).toBeTruthy();
  tap('Play');
  expect(audio).toMatchObject({ volume: 1, paused: false });
  pass(1000);
  expect(clock.running).toBe(0);
});
