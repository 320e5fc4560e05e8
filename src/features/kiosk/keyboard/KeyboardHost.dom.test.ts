import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/browser/system-clock';
import { followFocusedField } from './KeyboardHost';

const shown: (string | undefined)[] = [];
let end = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input id="a"><input id="b"><button id="c">Next</button>';
  shown.length = 0;
  end = followFocusedField(systemClock, (field) => shown.push(field?.id));
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const focus = (id: string): void => document.getElementById(id)?.focus();
const pointer = (type: string, pointerId = 1, isPrimary = true): boolean =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, isPrimary }));
const nextTask = (): unknown => vi.advanceTimersByTime(0);

test('the field is told a task after the focus moved', () => {
  focus('a');
  expect(shown).toEqual([]);
  nextTask();
  focus('b');
  nextTask();
  focus('c');
  nextTask();
  expect(shown).toEqual(['a', 'b', undefined]);
});

test('while a mouse is down, or a finger, nothing changes; a touch moves the focus after it is lifted, in the task of its click', () => {
  focus('a');
  nextTask();
  pointer('pointerdown');
  focus('c');
  nextTask();
  expect(shown).toEqual(['a']);
  pointer('pointerup');
  expect(shown).toEqual(['a']);
  nextTask();
  expect(shown).toEqual(['a', undefined]);
  pointer('pointerdown');
  pointer('pointerup');
  nextTask();
  focus('b');
  expect(shown).toEqual(['a', undefined]);
  nextTask();
  expect(shown).toEqual(['a', undefined, 'b']);
});

test.each([
  ['a touch that scrolls', () => pointer('pointercancel')],
  ['a release that was lost', () => [pointer('pointerdown', 2), pointer('pointerup', 2)]],
])('%s does not hold the keys', (_, release) => {
  focus('a');
  nextTask();
  pointer('pointerdown');
  focus('c');
  release();
  nextTask();
  expect(shown).toEqual(['a', undefined]);
});

test('a second finger that stays holds the keys', () => {
  focus('a');
  nextTask();
  pointer('pointerdown');
  pointer('pointerdown', 2, false);
  focus('c');
  pointer('pointerup');
  nextTask();
  expect(shown).toEqual(['a']);
  pointer('pointerup', 2, false);
  nextTask();
  expect(shown).toEqual(['a', undefined]);
});

test('a field that is removed has lost the keys', async () => {
  focus('a');
  nextTask();
  document.getElementById('a')?.remove();
  await Promise.resolve();
  nextTask();
  expect(shown).toEqual(['a', undefined]);
});
