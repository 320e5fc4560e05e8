// The workers are separate builds, so the plugin cannot see their modules: the list of their packages is checked against what
// their sources import.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { workerPackages } from './licences';

const notInWorker = /\.(test|fixture)\.ts$|^sw\/(build|testing)\//;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.ts') && !notInWorker.test(file));
}

/** Returns the packages that a source imports for its code, not for its types only. */
function packagesOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import (?!type )[^;]*?|export [^;]*? )from '([^.'][^']*)'/gm,
  );
  return Array.from(imports, ([, specifier = '']) => packageOf(specifier));
}

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** Returns the packages with their dependencies. */
function withDependencies(names: Iterable<string>, found = new Set<string>()): Set<string> {
  const schema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const described: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    withDependencies(Object.keys(v.parse(schema, described).dependencies), found);
  }
  return found;
}

test('the workers list the licences of all packages that they import', () => {
  const workers = [
    ...filesBelow('sw'),
    ...filesBelow('src/base'),
    ...filesBelow('src/contract'),
    ...filesBelow('src').filter((file) => file.endsWith('-worker.ts')),
  ];
  const imported = withDependencies(workers.flatMap(packagesOf));
  expect([...imported].sort()).toEqual(workerPackages);
});
