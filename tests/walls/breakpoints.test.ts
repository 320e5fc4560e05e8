// Checks the widths at which the layout changes: the five of spec screens §13, and one by the size of letters (screens §1).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** sm, md, lg and xl; xs begins at 0. */
const breakpoints = [576, 768, 992, 1200];
/** Letters so large that few fit into a line; in letters of the usual size no screen is so narrow. */
const fewLetters = 'max-width: 18em';
const allowed = new Set([
  ...breakpoints.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]),
  fewLetters,
]);

/** Returns each condition on a width in a file, such as `max-width: 575px`. */
const widthsIn = (text: string): string[] =>
  [...text.matchAll(/@media[^{;]+|m(?:atchMedia|ediaQuery)\([^;]+/g)].flatMap(([media]) =>
    [...media.matchAll(/\(\s*([^()]*\bwidth\b[^()]*?)\s*\)/g)].map(([, condition = '']) => condition),
  );

test('the layout changes at the specified widths only', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) =>
      widthsIn(readFileSync(path.join('src', file), 'utf8')).map((width) => ({ file, width })),
    );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ width }) => !allowed.has(width))).toEqual([]);
});
