// Tests the lint and compiler settings: the project's linter and compiler must report faults planted in `violation/`, each at
// its place and no other, and allowed code must pass.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const settings = [
  '.oxlintrc.json',
  'tests/walls/rules.js',
  'tsconfig.base.json',
  'src/base/tsconfig.json',
  'src/contract/tsconfig.json',
  'src/page-flip/tsconfig.json',
  'src/tsconfig.json',
  'sw/tsconfig.json',
  'mocks/tsconfig.json',
  'scripts/tsconfig.json',
];
let planted: string;
let linted: Map<string, string>;
let compiled: Map<string, string>;

/** Returns what a tool prints in the planted project; a linter or compiler that finds faults exits non-zero. */
function run(tool: string, ...args: string[]): Promise<string> {
  const command = path.join(project, 'node_modules/.bin', tool);
  return new Promise((done) => execFile(command, args, { cwd: planted }, (_, printed) => done(printed)));
}

/** Returns the faults of a print-out, by file: its lines begin with the file and contain the rule or the compiler's code. */
function faultsByFile(printed: string): Map<string, string> {
  const faults = [...printed.matchAll(/^([^\s:(]+\.tsx?)[:(].*?(TS\d+|\w+\([\w-]+\))/gm)];
  return new Map(faults.map(([, file = '', fault = '']) => [file, fault]));
}

/** Runs the tools in this order, two at a time, since all at once keep the machine from everything else. Returns what each prints. */
async function twoAtATime(tools: readonly (() => Promise<string>)[]): Promise<string[]> {
  const printed: string[] = [];
  // Both go through one iterator, so each tool is run once.
  const left = tools.entries();
  const runNext = async () => {
    for (const [at, tool] of left) printed[at] = await tool();
  };
  await Promise.all([runNext(), runNext()]);
  return printed;
}

beforeAll(async () => {
  planted = mkdtempSync(path.join(tmpdir(), 'walls-'));
  cpSync(path.join(import.meta.dirname, 'violation'), planted, { recursive: true });
  for (const file of settings) cpSync(path.join(project, file), path.join(planted, file));
  symlinkSync(path.join(project, 'node_modules'), path.join(planted, 'node_modules'));
  const [linter = '', ...compilers] = await twoAtATime([
    () => run('oxlint', '--type-aware', '--format=unix', 'src', 'sw', 'mocks', 'tests', 'scripts'),
    ...['src/base', 'src/contract', 'src/page-flip', 'src', 'sw', 'mocks', 'scripts'].map(
      (folder) => () => run('tsc', '-p', folder),
    ),
  ]);
  linted = faultsByFile(linter);
  compiled = faultsByFile(compilers.join(''));
}, 180_000);

afterAll(() => rmSync(planted, { recursive: true, force: true }));

const linterSettings = v.object({
  overrides: v.array(
    v.object({ files: v.array(v.string()), excludeFiles: v.optional(v.array(v.string()), []) }),
  ),
});

const oneWay = 'walls(one-way)';

const lintFaults = [
  ['a base that imports the contract', 'src/base/upward.ts', oneWay],
  ['a base that knows React', 'src/base/library.ts', oneWay],
  ['a contract that imports the platform', 'src/contract/upward.ts', oneWay],
  ['the same from a folder of the contract', 'src/contract/worker/upward.ts', oneWay],
  ['a presentation that imports what the worker stores', 'src/contract/presentation/upward.ts', oneWay],
  ['a contract that knows React', 'src/contract/library.ts', oneWay],
  ['a fork that imports the contract', 'src/page-flip/upward.ts', oneWay],
  ['a fork that knows React', 'src/page-flip/library.ts', oneWay],
  ['an app that imports the fork', 'src/app/fork.ts', oneWay],
  ['the same past its package', 'src/app/fork-inside.ts', oneWay],
  ['a feature that reaches into the fork', 'src/features/viewer/fork-inside.ts', oneWay],
  ['a ui that imports a style of the fork', 'src/ui/fork.ts', oneWay],
  ['a platform that imports a feature', 'src/platform/upward.ts', oneWay],
  ['a platform that imports the ui, from a deep folder', 'src/platform/locales/en/upward.ts', oneWay],
  ['a storage that imports the downloads', 'src/platform/storage/upward.ts', oneWay],
  ['a player that imports the platform', 'src/player/upward.ts', oneWay],
  ['a player that knows React', 'src/player/library.ts', oneWay],
  ['a player that takes the page itself', 'src/player/page.ts', 'eslint(no-restricted-globals)'],
  ['a player that reads the time itself', 'src/player/own-clock.ts', 'eslint(no-restricted-globals)'],
  ['a ui that imports the contract', 'src/ui/data.ts', oneWay],
  ['a ui that imports the platform, from a deep folder', 'src/ui/guide/mood/data.ts', oneWay],
  ['a feature that imports its sibling', 'src/features/gallery/sibling.ts', oneWay],
  ['the same from a deep folder', 'src/features/gallery/shelf/sibling.fixture.ts', oneWay],
  ['the same for a type only', 'src/features/gallery/sibling-type.ts', oneWay],
  ['the same when it is needed', 'src/features/gallery/sibling-later.ts', oneWay],
  ['the same handed on', 'src/features/gallery/sibling-handed-on.ts', oneWay],
  ['the same in a unit test', 'src/features/gallery/sibling.test.ts', oneWay],
  ['a folder of the viewer that imports a later one', 'src/features/viewer/slides/later-folder.ts', oneWay],
  ['the same that imports the player around it', 'src/features/viewer/slides/root-file.ts', oneWay],
  ['a feature that imports the clock', 'src/features/gallery/own-clock.ts', oneWay],
  [
    'a feature that sets a timer itself',
    'src/features/gallery/own-timer.ts',
    'eslint(no-restricted-globals)',
  ],
  [
    'a feature that reads a media query itself',
    'src/features/gallery/own-media-query.ts',
    'eslint(no-restricted-globals)',
  ],
  ['a feature that imports the app', 'src/features/viewer/upward.ts', oneWay],
  ['a page that imports the start', 'src/app/stories/upward.ts', oneWay],
  ['a page that imports the routes', 'src/app/stories/to-the-root.ts', oneWay],
  ['an app that imports the mocks', 'src/app/mocked.ts', oneWay],
  ['a worker that imports the platform', 'sw/platform.ts', oneWay],
  ['the same from a deep folder of the worker', 'sw/downloads/turn/platform.ts', oneWay],
  ['a ledger that imports the downloads', 'sw/ledger/upward.ts', oneWay],
  ['mocks that import a feature', 'mocks/feature.ts', oneWay],
  ['the same from a deep folder of the mocks', 'mocks/studio/drawing/characters/head/feature.ts', oneWay],
  ['a studio that knows the service', 'mocks/studio/making/upward.ts', oneWay],
  ['a drawing that knows its maker', 'mocks/studio/drawing/upward.ts', oneWay],
  ['a script that imports a feature', 'scripts/feature.ts', oneWay],
  ['a browser test that reaches into a feature', 'tests/browser/player/inside.ts', oneWay],
  ['the same at the top of the tests', 'tests/setup.ts', oneWay],
  ['support that imports a browser test', 'tests/support/upward.ts', oneWay],
  ['a soak that imports a browser test', 'tests/soak/upward.ts', oneWay],
  ['a cycle of modules', 'src/ui/round.ts', 'import(no-cycle)'],
  ['the other half of the cycle', 'src/ui/about.ts', 'import(no-cycle)'],
  ['a comment whose clause hides a noun', 'src/app/style/hidden-noun.ts', 'walls(prose)'],
  ['a sentence past twenty-five words', 'src/app/style/long-sentence.ts', 'walls(prose)'],
  ['a hidden noun in the title of a test', 'src/app/style/hidden-noun.test.ts', 'walls(prose)'],
  ['a hidden noun in the title of a row of tests', 'src/app/style/each-title.test.ts', 'walls(prose)'],
  ['a file called as a component that it does not have', 'src/ui/Missing.tsx', 'walls(component-name)'],
  ['a promise that nobody awaits', 'src/app/style/floating.ts', 'typescript(no-floating-promises)'],
  ['a promise taken for its answer', 'src/app/style/misused.ts', 'typescript(no-misused-promises)'],
  ['a switch that forgets a case', 'src/app/style/open-switch.ts', 'typescript(switch-exhaustiveness-check)'],
  ['`any`', 'src/app/style/anything.ts', 'typescript(no-explicit-any)'],
  ['a non-null `!`', 'src/app/style/non-null.ts', 'typescript(no-non-null-assertion)'],
  ['an `as`', 'src/app/style/type-assertion.ts', 'typescript(consistent-type-assertions)'],
  ['a silenced compiler', 'src/app/style/silenced.ts', 'typescript(ban-ts-comment)'],
  ['a type imported as a value', 'src/app/style/value-import.ts', 'typescript(consistent-type-imports)'],
  ['a word in the console', 'src/app/style/console.ts', 'eslint(no-console)'],
  ['a skipped test', 'src/app/style/skipped.test.ts', 'vitest(no-disabled-tests)'],
] as const;

const compilerFaults = [
  ['`document` in the base', 'src/base/document.ts', 'TS2584'],
  ['`document` in the contract', 'src/contract/document.ts', 'TS2584'],
  ['the bundler in the fork', 'src/page-flip/bundler.ts', 'TS2339'],
  ['`document` in the worker', 'sw/document.ts', 'TS2584'],
  ['`window` in the worker', 'sw/window.ts', 'TS2304'],
  ['`document` in the mocks', 'mocks/document.ts', 'TS2584'],
  ['`document` in a script', 'scripts/document.ts', 'TS2584'],
  ['`process` in the page', 'src/app/process.ts', 'TS2591'],
  ['a library newer than the browser floor', 'src/app/newer-than-the-floor.ts', 'TS2550'],
  ['an element that may be missing', 'src/app/first.ts', 'TS2322'],
  ['`undefined` for what may be absent', 'src/app/absent.ts', 'TS2375'],
  ['a type imported as a value', 'src/app/style/value-import.ts', 'TS1484'],
  ['a promise as a condition', 'src/app/style/misused.ts', 'TS2801'],
] as const;

const placesOf = (faults: readonly (readonly [string, string, string])[]) =>
  faults.map(([, file]) => file).toSorted();

describe('the linter', () => {
  test.each(lintFaults)('refuses %s', (_, file, rule) => {
    expect(linted.get(file)).toBe(rule);
  });

  test('accepts imports that the rule allows', () => {
    expect([...linted.keys()].toSorted()).toEqual(placesOf(lintFaults));
  });
});

describe('the compiler', () => {
  test.each(compilerFaults)('refuses %s', (_, file, code) => {
    expect(compiled.get(file)).toBe(code);
  });

  test('accepts code that belongs to its environment', () => {
    expect([...compiled.keys()].toSorted()).toEqual(placesOf(compilerFaults));
  });
});

test('every folder and file that a rule names is there, since a rule about a moved one refuses nothing', async () => {
  const rules: unknown = await import(pathToFileURL(path.join(project, 'tests/walls/rules.js')).href);
  const { namedPaths } = v.parse(v.object({ namedPaths: v.array(v.string()) }), rules);
  const settingsText = readFileSync(path.join(project, '.oxlintrc.json'), 'utf8');
  const linter: unknown = JSON.parse(settingsText.replaceAll(/^\s*\/\/.*$/gm, ''));
  const { overrides } = v.parse(linterSettings, linter);
  const globs = overrides.flatMap(({ files, excludeFiles }) => [...files, ...excludeFiles]);
  // What stands before the first wildcard, without the beginning of a file's name.
  const named = [...namedPaths, ...globs.map((glob) => /^[^*]*(?=\/)(?=.*\*)|^[^*]*$/.exec(glob)?.[0] ?? '')];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !existsSync(path.join(project, name)))).toEqual([]);
});
