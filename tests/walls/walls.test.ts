// The gate bites: faults planted in `violation/` must be errors of the very linter and compiler settings the project uses.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
let planted: string;

/** What a tool prints; a linter or compiler that finds faults exits non-zero. */
function run(command: string, ...args: string[]): string {
  try {
    return execFileSync(path.join(project, 'node_modules/.bin', command), args, {
      cwd: planted,
      encoding: 'utf8',
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

beforeAll(() => {
  planted = mkdtempSync(path.join(tmpdir(), 'walls-'));
  cpSync(path.join(import.meta.dirname, 'violation'), planted, { recursive: true });
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'sw/tsconfig.json'])
    cpSync(path.join(project, file), path.join(planted, file));
  symlinkSync(path.join(project, 'node_modules'), path.join(planted, 'node_modules'));
});

afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe('the walls of the architecture', () => {
  test.each([
    ['a feature that imports its sibling', 'src/features/gallery/sibling.ts', 'no-restricted-imports'],
    ['a contract that imports a feature', 'src/contract/upward.ts', 'no-restricted-imports'],
    ['a cycle of modules', 'src/ui/round.ts', 'no-cycle'],
  ])('the linter refuses %s', (_, file, rule) => {
    const faults = run('oxlint', '--format=unix', file, 'src/ui');
    expect(faults).toContain(file);
    expect(faults).toContain(rule);
  });

  test('the compiler refuses `document` in the service worker', () => {
    expect(run('tsc', '-p', 'sw')).toMatch(/sw\/document\.ts.*Cannot find name 'document'/);
  });
});
