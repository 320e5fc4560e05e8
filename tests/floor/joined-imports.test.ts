// Checks that the minifier has not joined two imports of the build into one: the one list of the files that are loaded beside it
// would be right for one of them only.
import { expect, test } from 'vitest';
import { readBuild } from './built-features';

/** Two imports in the branches of a condition, as the minifier writes them. */
const joined = /\?\s*\(\)\s*=>\s*import\([^?]{0,80}:\s*\(\)\s*=>\s*import\(/;

test.each(['bookworm', 'production', 'develop', 'museum'])(
  'each import in %s has its own list of files',
  (variant) => {
    const scripts = readBuild(`dist/${variant}`).filter(({ name }) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ text }) => joined.test(text)).map(({ name }) => name)).toEqual([]);
  },
);

test('two joined imports are found', () => {
  expect(
    'load(e===`a`?()=>import(`./a.js`).then(e=>e.r):()=>import(`./b.js`).then(e=>e.t),deps([1]))',
  ).toMatch(joined);
});
