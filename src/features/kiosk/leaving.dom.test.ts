import { afterEach, beforeEach, expect, test } from 'vitest';
import { interceptAppLinks } from './leaving';

const followed: string[] = [];
const ends: (() => void)[] = [];
const intercept = (...rest: Parameters<typeof interceptAppLinks>) => ends.push(interceptAppLinks(...rest));
const follow = (href: string) => void followed.push(href);

beforeEach(() => {
  followed.length = 0;
  document.body.innerHTML =
    '<nav><a href="#/privacy"><b>Privacy</b></a></nav><a href="#top">Top</a><a href="/licences.txt">Licences</a>';
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Clicks an element. Returns whether the browser would go where it leads; jsdom goes nowhere. */
function click(selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  let leads = true;
  const last = (): void => {
    leads = !event.defaultPrevented;
    event.preventDefault();
  };
  // After what the test has added.
  addEventListener('click', last, { once: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return leads;
}

test('a click on the content of a link of the app is a click on the link', () => {
  intercept(window, follow);
  expect(click('b')).toBe(false);
  expect(followed).toEqual(['#/privacy']);
});

test.each(['[href="#top"]', '[href="/licences.txt"]', 'nav'])(
  'a click on %s takes its course',
  (selector) => {
    intercept(window, follow);
    expect(click(selector)).toBe(true);
    expect(followed).toEqual([]);
  },
);

test('the document intercepts a click before the window, whichever began first', () => {
  intercept(window, () => follow('window'));
  intercept(document, () => follow('document'));
  click('b');
  expect(followed).toEqual(['document']);
});

test('a link that is exempt at the document is left to the window', () => {
  intercept(
    document,
    () => follow('document'),
    (link) => link.closest('nav') !== null,
  );
  intercept(window, () => follow('window'));
  click('b');
  expect(followed).toEqual(['window']);
});

test('a click after its end takes its course', () => {
  interceptAppLinks(window, follow)();
  expect(click('b')).toBe(true);
  expect(followed).toEqual([]);
});
