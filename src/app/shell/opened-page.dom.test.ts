import { expect, test } from 'vitest';
import { focusPage } from './opened-page';

test.each([
  ['its heading', '<main class="wizard"><h1>Make a tale</h1></main>', 'H1'],
  ['itself while it has none', '<main class="viewer"></main>', 'MAIN'],
])('a page without a frame is focused at %s', (_, html, focused) => {
  document.body.innerHTML = `<button></button>${html}`;
  document.querySelector('button')?.focus();
  focusPage();
  expect(document.activeElement?.tagName).toBe(focused);
});
