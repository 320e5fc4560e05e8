// Compares the two entries. Each is a complete HTML file, because a browser reads it before any script runs.
import { expect, test } from 'vitest';

const entries = import.meta.glob<string>('/*.html', { query: '?raw', import: 'default', eager: true });
const title = /<title>(.*)<\/title>/;

test('the entries differ in their titles only', () => {
  expect(Object.keys(entries)).toEqual(['/index.html', '/kiosk.html']);
  const [index = '', kiosk = ''] = Object.values(entries);
  expect([index, kiosk].map((html) => title.exec(html)?.[1])).toEqual(['Bookworm', 'Bookworm Kiosk']);
  expect(kiosk.replace(title, '')).toBe(index.replace(title, ''));
});
