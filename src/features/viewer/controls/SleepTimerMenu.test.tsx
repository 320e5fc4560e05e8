import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showViewer, story } from '../show-viewer.fixture';
import { itemOfKey } from './SleepTimerMenu';

afterEach(cleanup);

// By label and text, because queries by role walk the whole player each time.
const tap = (name: string): void => void fireEvent.click(screen.getByLabelText(name, { selector: 'button' }));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
const options = () =>
  [...document.querySelectorAll('[role="menuitemradio"]')].map(({ textContent }) => textContent);

test('the sleep timer menu works by keyboard and returns the focus to its button', async () => {
  const { where } = await showViewer(story, { slideIndex: 1 });
  tap('Sleep timer');
  expect(options()).toEqual(['Off', 'After this story', '10 minutes', '20 minutes', '30 minutes']);
  expect(document.activeElement?.textContent).toBe('Off');
  press('End');
  expect(document.activeElement?.textContent).toBe('30 minutes');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Off');
  // The player ignores its keys while the menu is open.
  press('ArrowRight');
  expect(where()).toBe('PAUSED 1');
  press('Escape');
  expect(options()).toEqual([]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sleep timer');
});

test("the open menu leaves the browser's own keys alone", async () => {
  await showViewer(story, { slideIndex: 1 });
  tap('Sleep timer');
  const menu = document.activeElement ?? document.body;
  const isLeftAlone = (key: string): boolean => fireEvent.keyDown(menu, { key });
  expect(['F5', 'F11', 'F12'].filter(isLeftAlone)).toEqual(['F5', 'F11', 'F12']);
  expect(['ArrowDown', 'Home', 'Escape'].filter(isLeftAlone)).toEqual([]);
});

test('a timer of ten minutes fades out and pauses the story; Play continues without a timer', async () => {
  const { audio, clock, where, pass } = await showViewer(story);
  tap('Play');
  audio.fire('canplay');
  tap('Sleep timer');
  fireEvent.click(screen.getByText('10 minutes'));
  expect(options()).toEqual([]);
  // Lets the timers of the button's flash and of the cover, which does not load here, run out; then the timers of the slide ahead.
  pass(5000);
  pass(1000);
  expect(clock.running).toBe(1);
  pass(10 * 60_000 - 11_000);
  expect(audio.volume).toBeCloseTo(0.5, 5);
  pass(5000);
  expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  expect(await screen.findByText('Good night')).toBeTruthy();
  tap('Play');
  audio.fire('canplay');
  expect(audio).toMatchObject({ volume: 1, paused: false });
  pass(1000);
  expect(clock.running).toBe(0);
});

describe('the dark screen', () => {
  const darkScreen = () => document.querySelector<HTMLElement>('.good-night[data-asleep]');
  /** Shows a story whose sleep timer has ended, and returns the dark screen. */
  async function fallAsleep() {
    const viewer = await showViewer(story);
    tap('Play');
    viewer.audio.fire('canplay');
    tap('Sleep timer');
    fireEvent.click(screen.getByText('10 minutes'));
    viewer.pass(10 * 60_000);
    const touched = await waitFor(() => {
      const found = darkScreen();
      if (found === null) throw new Error('There is no dark screen');
      return found;
    });
    return { ...viewer, touched };
  }

  test('stays under a finger until its click, which is for the screen', async () => {
    const { touched, pass } = await fallAsleep();
    fireEvent.pointerDown(touched);
    pass(1000);
    expect(darkScreen()).toBe(touched);
    fireEvent.pointerUp(touched);
    expect(darkScreen()).toBe(touched);
    fireEvent.click(touched);
    expect(darkScreen()).toBeNull();
  });

  test.each(['pointerUp', 'pointerCancel'] as const)(
    'is gone 0.6 s after a drag, which has no click (%s)',
    async (end) => {
      const { touched, pass } = await fallAsleep();
      fireEvent.pointerDown(touched);
      fireEvent[end](touched);
      pass(599);
      expect(darkScreen()).toBe(touched);
      pass(1);
      expect(darkScreen()).toBeNull();
    },
  );

  test('is removed by a key, which does what it usually does', async () => {
    const { where } = await fallAsleep();
    press('ArrowRight');
    expect(darkScreen()).toBeNull();
    expect(where()).toBe('PAUSED 1');
  });

  test('is removed by a key of the open menu, too', async () => {
    const { audio, pass } = await showViewer(story, { slideIndex: 1 });
    tap('Play');
    audio.fire('canplay');
    tap('Sleep timer');
    fireEvent.click(screen.getByText('10 minutes'));
    pass(9 * 60_000);
    tap('Sleep timer');
    pass(60_000);
    await waitFor(() => expect(darkScreen()).not.toBeNull());
    expect(options()).not.toEqual([]);
    press('ArrowDown');
    expect(darkScreen()).toBeNull();
  });
});

test.each([
  ['ArrowDown', 4, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['s', 0, undefined],
])('%s on entry %i of five leads to %s', (key, at, expected) => {
  expect(itemOfKey(key, at, 5)).toBe(expected);
});
