// Every text of the locales is said somewhere: what nobody says is thrown away, and comes back with whoever needs it.
import { expect, test } from 'vitest';
import { en } from '../platform/i18n/locales/en';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/locales/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const code = Object.values(sources).join('\n');

/** Keys as `t` is given them: a plural is asked for without its ending. */
function keysOf(texts: object, path: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, [...path, name])
      : [...path, name.replace(/_(zero|one|two|few|many|other)$/, '')].join('.'),
  );
}

/** In full, or chosen by its last name: `t(`viewer.errors.${reason}`)`. */
const isSaid = (key: string): boolean =>
  code.includes(`'${key}'`) || code.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`);

test('no text is left that nobody says', () => {
  expect(keysOf(en).length).toBeGreaterThan(50);
  expect(keysOf(en).filter((key) => !isSaid(key))).toEqual([]);
});
