// The entries are written each for itself, since a browser reads them before any script: they may differ in their title alone.
import { expect, test } from 'vitest';

const entries = import.meta.glob<string>('/*.html', { query: '?raw', import: 'default', eager: true });
const title = /<title>(.*)<\/title>/;

test('the entries say the same but for their title', () => {
  expect(Object.keys(entries)).toEqual(['/index.html', '/kiosk.html']);
  const [index = '', kiosk = ''] = Object.values(entries);
  expect([index, kiosk].map((html) => title.exec(html)?.[1])).toEqual(['Bookworm', 'Bookworm Kiosk']);
  expect(kiosk.replace(title, '')).toBe(index.replace(title, ''));
});
