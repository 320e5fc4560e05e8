// Checks that the code uses every text of the locales. Unused texts are removed until the code needs them.
import { expect, test } from 'vitest';
import { en } from '../platform/i18n/texts.fixture';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/locales/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const code = Object.values(sources).join('\n');

/** Returns the keys as the code passes them to `t`: a plural without its suffix. */
function keysOf(texts: object, path: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text, [...path, name])
      : [...path, name.replace(/_(zero|one|two|few|many|other)$/, '')].join('.'),
  );
}

/** Returns whether the code holds the key in full, or with one variable part: `t(`viewer.errors.${reason}`)`. */
function isUsed(key: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return parts.some((_, at) =>
    new RegExp(`\`${[...parts.slice(0, at), '\\$\\{[^}`]+\\}', ...parts.slice(at + 1)].join('\\.')}\``).test(
      code,
    ),
  );
}

test('every text is used', () => {
  expect(keysOf(en).length).toBeGreaterThan(50);
  expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([]);
});
