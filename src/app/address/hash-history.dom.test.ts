import { expect, test } from 'vitest';
import { createPageHistory, partsOfHash } from './hash-history';

test.each([
  ['', '/', '/', '', ''],
  ['#', '/', '/', '', ''],
  ['#/', '/', '/', '', ''],
  ['#/view/7', '/view/7', '/view/7', '', ''],
  ['#/?title=a%23b&age=%223%22', '/?title=a%23b&age=%223%22', '/', '?title=a%23b&age=%223%22', ''],
  ['#/imprint?a=?b#end?', '/imprint?a=?b#end?', '/imprint', '?a=?b', '#end?'],
  ['#//example.com/x', '/example.com/x', '/example.com/x', '', ''],
])('%j leads to %s', (address, href, pathname, search, hash) => {
  expect(partsOfHash(address)).toEqual({ href, pathname, search, hash });
});

test('launch parameters are not part of the search of a page, and navigation keeps them', () => {
  history.replaceState(null, '', '/kiosk.html?theme=tng#/?age=3');
  const page = createPageHistory();
  expect(page.location.search).toBe('?age=3');
  page.push('/view/7?a=1');
  page.flush();
  expect(location.href).toMatch(/\/kiosk\.html\?theme=tng#\/view\/7\?a=1$/);
  expect(page.location.pathname).toBe('/view/7');
  expect(page.createHref('/view/8')).toBe('#/view/8');
  page.destroy();
});
