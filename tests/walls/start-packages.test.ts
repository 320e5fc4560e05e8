// What `npm start` loads is a dependency, so that `npm ci --omit=dev && npm start` works on a build.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const entries = [
  'scripts/start.ts',
  'scripts/operator.ts',
  'mocks/studio/press/press.ts',
  'mocks/studio/answering/answering.ts',
  'mocks/studio/voices/speakers/espeak-process.ts',
];
/** Static imports and dynamic ones with a literal, but not those of types alone. */
const imports =
  /^(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** Returns the packages that the modules import, each with one module that does. */
function packagesOf(modules: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(modules);
  for (const file of seen)
    for (const [, from, alone, later] of readFileSync(file, 'utf8').matchAll(imports)) {
      const name = from ?? alone ?? later ?? '';
      if (!name.startsWith('.')) packages.set(name, file);
      const found = ['.ts', '.tsx', ''].map((end) => path.join(path.dirname(file), name) + end);
      const module = name.startsWith('.') ? found.find((each) => existsSync(each)) : undefined;
      if (module !== undefined && /\.tsx?$/.test(module)) seen.add(module);
    }
  return packages;
}

test('npm start loads no package that only developers install, but Vite where it builds', () => {
  const manifest = v.parse(
    v.object({ devDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const developers = Object.keys(manifest.devDependencies);
  const loaded = [...packagesOf(entries)].filter(([name]) =>
    developers.some((known) => name === known || name.startsWith(`${known}/`)),
  );
  expect(loaded.map(([name]) => name)).toEqual(['vite']);
});
