import { describe, expect, test } from 'vitest';
import { commandOf, type KeyPress } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  modified: false,
  repeated: false,
  alreadyHandled: false,
  focus: 'nowhere',
  ...more,
});

describe('the keys (spec player §7)', () => {
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
    expect(commandOf(press(key))).toBe(command);
  });

  test.each([
    ['ArrowLeft', 'Next'],
    ['ArrowRight', 'Previous'],
    ['PageDown', 'Next'],
    ['Backspace', 'Previous'],
    [' ', 'TogglePlay'],
  ])('from right to left %j is %s (spec book §8)', (key, command) => {
    expect(commandOf(press(key, { isRightToLeft: true }))).toBe(command);
  });

  test.each<[string, Partial<KeyPress>]>([
    ['a modifier is held', { modified: true }],
    ['the key repeats', { repeated: true }],
    ['the scrub bar has used it', { alreadyHandled: true }],
    ['the focus is outside the player', { focus: 'outside' }],
    ['somebody is writing', { focus: 'field' }],
  ])('have no command when %s (spec player §7)', (_, more) => {
    for (const key of ['ArrowRight', 'ArrowLeft', 's', ' ', 'r', 'PageDown', 'Backspace', 'End', '.'])
      expect(commandOf(press(key, more))).toBeUndefined();
  });

  test('Page keys, Home and End have no command on a focused text that scrolls; the other keys do', () => {
    for (const key of ['PageDown', 'PageUp', 'Home', 'End'])
      expect(commandOf(press(key, { focus: 'text' }))).toBeUndefined();
    expect(commandOf(press('Backspace', { focus: 'text' }))).toBe('Previous');
    expect(commandOf(press(' ', { focus: 'text' }))).toBe('TogglePlay');
    expect(commandOf(press('PageDown', { focus: 'control' }))).toBe('Next');
  });

  test('Space has no command on a focused control; the other keys do', () => {
    expect(commandOf(press(' ', { focus: 'control' }))).toBeUndefined();
    expect(commandOf(press(' ', { focus: 'player' }))).toBe('TogglePlay');
    expect(commandOf(press('r', { focus: 'control' }))).toBe('Restart');
  });
});
