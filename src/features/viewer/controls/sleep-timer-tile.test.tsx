import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { showViewer, story } from '../show-viewer.fixture';

afterEach(cleanup);

// By label and text, because queries by role walk the whole player each time.
const tap = (name: string): void => void fireEvent.click(screen.getByLabelText(name, { selector: 'button' }));
const press = (key: string): void => void fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Opens the menu if it is closed, and chooses the time that is `presses` after `Off`. */
const choose = (presses: number): void => {
  if (document.querySelector('.viewer-menu') === null) tap('More');
  for (let pressed = 0; pressed < presses; pressed += 1) tap('Sleep timer');
};
const described = () => {
  const id = screen.getByLabelText('Sleep timer', { selector: 'button' }).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('each press chooses the next time, and says it', async () => {
  await showViewer(story, { slideIndex: 1 });
  choose(0);
  const said = [described()];
  for (let presses = 0; presses < 5; presses += 1) {
    tap('Sleep timer');
    said.push(described());
  }
  const minutes = ['10 minutes left', '20 minutes left', '30 minutes left'];
  expect(said).toEqual(['Off', 'After this story', ...minutes, 'Off']);
});

test('a timer of ten minutes fades out and pauses the story; Play continues without a timer', async () => {
  const { audio, clock, where, pass } = await showViewer(story);
  tap('Play');
  audio.fire('canplay');
  choose(2);
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
    choose(2);
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
});
