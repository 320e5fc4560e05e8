// Compares the two entries. Each is a complete HTML file, because a browser reads it before any script runs.
import { expect, test } from 'vitest';

const entries = import.meta.glob<string>('/*.html', { query: '?raw', import: 'default', eager: true });
const title = /<title>(.*)<\/title>/;
/** Only for the kiosk: a translation bar that a browser offers stays until somebody with a keyboard removes it. */
const noTranslation =
  /\s*<!-- A browser that offers a translation .*-->\s*<meta name="google" content="notranslate" \/>/;

test('the entries differ in their titles only, and the kiosk refuses translations', () => {
  expect(Object.keys(entries)).toEqual(['/index.html', '/kiosk.html']);
  const [index = '', kiosk = ''] = Object.values(entries);
  expect([index, kiosk].map((html) => title.exec(html)?.[1])).toEqual(['Bookworm', 'Bookworm Kiosk']);
  expect(kiosk).toMatch(noTranslation);
  expect(kiosk.replace(title, '').replace(noTranslation, '')).toBe(index.replace(title, ''));
});
