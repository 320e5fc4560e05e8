import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundlesFolder, cachedBundle, metadataPathOf } from './bundle-cache';
import { makeBundle } from './make-bundle';

let folder = '';
let name = '';
const bundles: string[] = [];
const program = () => path.join(folder, `${name}.ts`);
const write = (greeting: string) =>
  writeFileSync(path.join(folder, 'greeting.ts'), `export const greeting: string = '${greeting}';`);
async function make(): Promise<string> {
  const bundle = await makeBundle(program());
  bundles.push(path.dirname(bundle));
  return bundle;
}
const said = (bundle: string) =>
  execFileSync(process.execPath, [bundle], { encoding: 'utf8', timeout: 60_000 }).split('\n');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  name = path.basename(folder);
  writeFileSync(
    program(),
    `import { greeting } from './greeting'; console.log(greeting); console.log(import.meta.dirname);`,
  );
  write('Good morning');
});
afterEach(() => {
  for (const made of [folder, metadataPathOf(program()), ...bundles.splice(0)])
    rmSync(made, { recursive: true, force: true });
});

test(
  'a program is bundled once, and again when one of its sources has changed',
  { timeout: 60_000 },
  async () => {
    expect(cachedBundle(program())).toBeUndefined();
    const first = await make();
    expect(said(first)).toEqual(['Good morning', folder, '']);
    expect(cachedBundle(program())).toBe(first);
    expect(await make()).toBe(first);
    write('Good evening');
    expect(cachedBundle(program())).toBeUndefined();
    expect(said(await make())).toEqual(['Good evening', folder, '']);
    // A process may just be beginning with the one before.
    expect(existsSync(first)).toBe(true);
  },
);

test('a new bundle removes those that are older than an hour', { timeout: 60_000 }, async () => {
  const old = path.join(bundlesFolder, `${name}-old`);
  mkdirSync(old, { recursive: true });
  utimesSync(old, 1, 1);
  await make();
  expect(existsSync(old)).toBe(false);
});

test('a bundle that is gone is made anew', { timeout: 60_000 }, async () => {
  rmSync(path.dirname(await make()), { recursive: true });
  expect(cachedBundle(program())).toBeUndefined();
  expect(said(await make())).toContain('Good morning');
});
