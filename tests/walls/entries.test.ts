// Compares the two entries. Each is a complete HTML file, because a browser reads it before any script runs.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const entries = readdirSync('.')
  .filter((file) => file.endsWith('.html'))
  .sort();
const title = /<title>(.*)<\/title>/;
/** Only for the kiosk: a translation bar that a browser offers stays until somebody with a keyboard removes it. */
const noTranslation =
  /\s*<!-- A browser that offers a translation .*-->\s*<meta name="google" content="notranslate" \/>/;

test('the entries differ in their titles only, and the kiosk refuses translations', () => {
  expect(entries).toEqual(['index.html', 'kiosk.html']);
  const [index = '', kiosk = ''] = entries.map((file) => readFileSync(file, 'utf8'));
  expect([index, kiosk].map((html) => title.exec(html)?.[1])).toEqual(['Bookworm', 'Bookworm Kiosk']);
  expect(kiosk).toMatch(noTranslation);
  expect(kiosk.replace(title, '').replace(noTranslation, '')).toBe(index.replace(title, ''));
});
