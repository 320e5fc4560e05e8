import { beforeEach, describe, expect, test } from 'vitest';
import { deleteBackward, enter, kindOf, textElementOf, write, type TextElement } from './text-field';

let field: HTMLInputElement;
let events: string[];

beforeEach(() => {
  document.body.innerHTML = '<form><input maxlength="8"><textarea></textarea><button>Send</button></form>';
  events = [];
  const found = document.querySelector('input');
  if (found === null) throw new Error('There is no field');
  field = found;
  document.body.firstElementChild?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(target.value);
  });
});

const area = (): TextElement => document.querySelector('textarea') ?? field;

describe('a key', () => {
  test('writes at the caret or over the selection, and fires an event', () => {
    for (const key of ['a', 'd']) write(field, key);
    field.setSelectionRange(1, 1);
    write(field, 'bc');
    expect([field.value, field.selectionStart, events]).toEqual(['abcd', 3, ['a', 'ad', 'abcd']]);
    field.setSelectionRange(0, 3);
    write(field, 'x');
    expect(field.value).toBe('xd');
  });

  test('writes no more than fits', () => {
    write(field, '1234567');
    write(field, '.com');
    write(field, 'x');
    expect([field.value, events]).toEqual(['1234567.', ['1234567', '1234567.']]);
  });

  test('deletes one character before the caret, or the selection', () => {
    write(field, 'ab😀c');
    deleteBackward(field);
    deleteBackward(field);
    expect(field.value).toBe('ab');
    field.setSelectionRange(0, 2);
    deleteBackward(field);
    deleteBackward(field);
    expect(field.value).toBe('');
  });

  test('writes at the end of a field whose selection cannot be read', () => {
    field.type = 'email';
    field.value = 'a@b';
    write(field, '.c');
    expect(field.value).toBe('a@b.c');
    expect(kindOf(field)).toBe('email');
  });

  test('Enter sends the form by its button, or begins a new line', () => {
    const sent: string[] = [];
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push('sent');
    });
    enter(field);
    expect(sent).toEqual(['sent']);
    enter(area());
    expect([sent.length, area().value]).toEqual([1, '\n']);
  });
});

test.each([
  ['<input>', true],
  ['<input type="password">', true],
  ['<input type="email">', true],
  ['<textarea></textarea>', true],
  ['<input type="checkbox">', false],
  ['<input type="range">', false],
  ['<input readonly>', false],
  ['<input disabled>', false],
  ['<button></button>', false],
])('%s is a field to write into: %s', (html, isField) => {
  document.body.innerHTML = html;
  expect(textElementOf(document.body.firstElementChild) !== undefined).toBe(isField);
});
