import { expect, test } from 'vitest';
import { dimInTheEvening, focusPage } from './opened-page';

test.each([
  ['its heading', '<main class="wizard"><h1>Make a tale</h1></main>', 'H1'],
  ['itself while it has none', '<main class="viewer"></main>', 'MAIN'],
])('a page without a frame is focused at %s', (_, html, focused) => {
  document.body.innerHTML = `<button></button>${html}`;
  document.querySelector('button')?.focus();
  focusPage();
  expect(document.activeElement?.tagName).toBe(focused);
});

test('the tables are dim from 19 to 6 o’clock, also when the page wakes at another hour than it fell asleep', () => {
  let hour = 0;
  let wake = (): void => undefined;
  dimInTheEvening(
    () => hour,
    (call) => (wake = call),
  );
  const dimAt = (at: number): boolean => {
    hour = at;
    wake();
    return document.documentElement.hasAttribute('data-evening');
  };
  expect(document.documentElement.hasAttribute('data-evening')).toBe(true);
  expect([5, 6, 12, 18, 19, 23].map(dimAt)).toEqual([true, false, false, false, true, true]);
});
