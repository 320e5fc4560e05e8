import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { press, showViewer, story, tap } from '../show-viewer.fixture';
import { commandOf, type KeyPress } from './use-commands';

afterEach(cleanup);

describe('the keys (spec player §7)', () => {
  test('turn, toggle and restart', async () => {
    const { where } = await showViewer(story);
    press(' ');
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    press('ArrowRight');
    expect(where()).toBe('PLAYING 1');
    press(' ');
    press('ArrowLeft');
    expect(where()).toBe('PAUSED 0');
    press('s');
    tap('More');
    expect(screen.getByRole('button', { name: 'Subtitles' }).getAttribute('aria-pressed')).toBe('false');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('do nothing with a modifier', async () => {
    const { where } = await showViewer(story, { slideIndex: 1 });
    press('ArrowRight', { ctrlKey: true });
    press('r', { metaKey: true });
    expect(where()).toBe('PAUSED 1');
  });

  test('have no effect while the rating dialog is open', async () => {
    const { where } = await showViewer(story, { slideIndex: 3 });
    tap('Next');
    tap('Rate');
    expect(screen.getByRole('dialog', { name: 'Rating' }).textContent).toContain('12');
    press('r');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    tap('Close');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });
});

const keyPress = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  modified: false,
  repeated: false,
  alreadyHandled: false,
  focus: 'nowhere',
  ...more,
});

describe('the commands of keys (spec player §7)', () => {
  test.each([
    ['ArrowRight', 'Next'],
    ['ArrowLeft', 'Previous'],
    ['s', 'ToggleSubtitles'],
    ['S', 'ToggleSubtitles'],
    [' ', 'TogglePlay'],
    ['r', 'Restart'],
    ['PageDown', 'Next'],
    ['PageUp', 'Previous'],
    ['Backspace', 'Previous'],
    ['Home', 'First'],
    ['End', 'Last'],
    ['.', 'Blank'],
    ['ArrowUp', undefined],
    ['x', undefined],
    ['Escape', undefined],
    ['toString', undefined],
  ])('%j is %s', (key, command) => {
    expect(commandOf(keyPress(key))).toBe(command);
  });

  test.each([
    ['ArrowLeft', 'Next'],
    ['ArrowRight', 'Previous'],
    ['PageDown', 'Next'],
    ['Backspace', 'Previous'],
    [' ', 'TogglePlay'],
  ])('from right to left %j is %s (spec book §8)', (key, command) => {
    expect(commandOf(keyPress(key, { isRightToLeft: true }))).toBe(command);
  });

  test.each<[string, Partial<KeyPress>]>([
    ['a modifier is held', { modified: true }],
    ['the key repeats', { repeated: true }],
    ['the scrub bar has used it', { alreadyHandled: true }],
    ['the focus is outside the player', { focus: 'outside' }],
    ['somebody is writing', { focus: 'field' }],
  ])('have no command when %s (spec player §7)', (_, more) => {
    for (const key of ['ArrowRight', 'ArrowLeft', 's', ' ', 'r', 'PageDown', 'Backspace', 'End', '.'])
      expect(commandOf(keyPress(key, more))).toBeUndefined();
  });

  test('Page keys, Home and End have no command on a focused text that scrolls; the other keys do', () => {
    for (const key of ['PageDown', 'PageUp', 'Home', 'End'])
      expect(commandOf(keyPress(key, { focus: 'text' }))).toBeUndefined();
    expect(commandOf(keyPress('Backspace', { focus: 'text' }))).toBe('Previous');
    expect(commandOf(keyPress(' ', { focus: 'text' }))).toBe('TogglePlay');
    expect(commandOf(keyPress('PageDown', { focus: 'control' }))).toBe('Next');
  });

  test('Space has no command on a focused control; the other keys do', () => {
    expect(commandOf(keyPress(' ', { focus: 'control' }))).toBeUndefined();
    expect(commandOf(keyPress(' ', { focus: 'player' }))).toBe('TogglePlay');
    expect(commandOf(keyPress('r', { focus: 'control' }))).toBe('Restart');
  });
});
