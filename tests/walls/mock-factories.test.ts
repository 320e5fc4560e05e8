// The factory of a mock imports nothing but the original. What it imports may import the mocked module, which then waits for its own
// factory: no timeout ends that, and the run stands still.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Each on one line, or to the first line that is not indented. */
const mocks = /^vi\.mock\((?:.*\);$|[\s\S]*?^\S.*\);$)/gm;

const importing = (source: string) => (source.match(mocks) ?? []).filter((mock) => /\bimport\(/.test(mock));

test('no factory of a mock imports another module', () => {
  const factory = 'async (importOriginal) => ({\n  ...(await importOriginal()),';
  expect(importing(`vi.mock('./a', ${factory}\n}));`)).toEqual([]);
  expect(importing(`vi.mock('./a', ${factory}\n  b: (await import('./b')).b,\n}));`)).toHaveLength(1);
  const files = ['src', 'sw', 'mocks', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const tests = files.filter((name) => /\.test\.tsx?$/.test(name));
  expect(tests.filter((name) => importing(readFileSync(name, 'utf8')).length > 0)).toEqual([]);
});
