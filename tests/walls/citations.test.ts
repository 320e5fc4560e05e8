// Every rule that a comment cites is in the repository: `spec player §3` in docs/spec, `ADR-0012` in docs/adr. So is every file
// that a document or the allow-list of tests/floor names. Nothing cites a document that only its author had.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowList } from '../floor/allow-list';

const filesBelow = (folder: string, type: RegExp): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => type.test(name) && !/violation|node_modules|citations\.test/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );

const specDocuments = filesBelow('docs/spec', /\.md$/);
const records = [...filesBelow('docs/adr', /\.md$/).keys()];
const rootFiles = [
  'README.md',
  'CONTRIBUTING.md',
  'vite.config.ts',
  'vitest.config.ts',
  'index.html',
  'kiosk.html',
  '.oxlintrc.json',
  '.ci/run',
].map((name) => [name, readFileSync(name, 'utf8')] as const);
const sources = [
  ...['src', 'sw', 'mocks', 'tests', 'scripts', 'deployments'].flatMap((folder) => [
    ...filesBelow(folder, /\.(?:tsx?|m?js|css|html)$/),
  ]),
  ...filesBelow('docs', /\.md$/),
  ...rootFiles,
];

/** Returns a text without the line breaks of its comments and paragraphs, which may divide a citation. */
const unwrapped = (text: string): string => text.replaceAll(/\s*\n\s*(?:\/\/|\*)?\s*/g, ' ');

const specNames = [...specDocuments.keys()].map((file) => path.basename(file, '.md')).join('|');
/** Sections of a document: what `spec` introduces, and further documents of the same list. */
const citation = new RegExp(String.raw`\b(?:spec (\w+)|(${specNames})) ((?:§\d+(?:, )?)+)`, 'g');

/** Returns what a text cites and the repository does not hold. */
function brokenCitations(text: string): string[] {
  const flowing = unwrapped(text);
  const sections = Array.from(flowing.matchAll(citation), ([, introduced, further, numbers = '']) =>
    Array.from(numbers.matchAll(/§\d+/g), ([number]) => [introduced ?? further, number] as const),
  ).flat();
  const missingSections = sections.filter(
    ([name, number]) => specDocuments.get(`docs/spec/${name}.md`)?.includes(`\n## ${number} `) !== true,
  );
  const missingRecords = Array.from(flowing.matchAll(/ADR-(\d{4})/g), ([, number]) => number).filter(
    (number) => !records.some((file) => file.startsWith(`docs/adr/${number}-`)),
  );
  return [
    ...missingSections.map(([name, number]) => `spec ${name} ${number}`),
    ...missingRecords.map((number) => `ADR-${number}`),
  ];
}

/** Returns the comments of a source, each as one line. */
function commentsOf(source: string): string[] {
  const comments = source.matchAll(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|(?:\/\/.*\n\s*)*\/\/.*)/gm);
  return Array.from(comments, ([comment]) => unwrapped(comment));
}

/** Returns what comments cite of documents outside the repository, which no reader can open, such as `issue 4`. */
function unreachableCitations(source: string): string[] {
  const outside =
    /\((?:issue|decision|experience)\b[^)]*|\b(?:issue|decision|experience)(?: \d|: ?\w)[\w.]*/gi;
  return commentsOf(source).flatMap((comment) => Array.from(comment.matchAll(outside), ([found]) => found));
}

describe('citations', () => {
  test('are looked for in code, style sheets, documents and settings', () => {
    const paths = sources.map(([file]) => file);
    expect(paths).toContain('src/ui/styles/themes.css');
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'vite.config.ts']));
  });

  test('lead to a section or a record', () => {
    expect(sources.length).toBeGreaterThan(500);
    const broken = sources.flatMap(([file, text]) =>
      brokenCitations(text).map((cited) => `${file}: ${cited}`),
    );
    expect(broken).toEqual([]);
  });

  test('never lead out of the repository', () => {
    const unreachable = sources
      .filter(([file]) => !file.endsWith('.md'))
      .flatMap(([file, text]) => unreachableCitations(text).map((cited) => `${file}: ${cited}`));
    expect(unreachable).toEqual([]);
  });

  test.each([
    ['// (spec player §3, §99)', ['spec player §99']],
    ['// (spec nothing §1)', ['spec nothing §1']],
    ['// (ADR-9999)', ['ADR-9999']],
    ['// (spec player §3; ADR-0012)', []],
    ['// (spec player §3, screens §99)', ['spec screens §99']],
    ['// (spec player §3, §4; book §98, §99)', ['spec book §98', 'spec book §99']],
    ['// (spec player §3,\n// §99)', ['spec player §99']],
    ['/**\n * A shelf (spec\n * screens §99).\n */', ['spec screens §99']],
    ['/* A theme (spec screens §99): a lab. */', ['spec screens §99']],
    ['The rule is in `people §99`.', ['spec people §99']],
  ])('%s', (text, broken) => {
    expect(brokenCitations(text)).toEqual(broken);
  });

  test.each([
    ['/** The limit (issue 4, text fit). */', ['(issue 4, text fit']],
    ['const a = 1; // As issue 4 says.', ['issue 4']],
    ['// Chooses what to delete (issue: storage).', ['(issue: storage']],
    ['// Plays a sentence (issue of the book).', ['(issue of the book']],
    ['// The styles (decision 56).', ['(decision 56']],
    ['/**\n * Neither age nor page count (decision\n * 7).\n */', ['(decision 7']],
    ['// As many stories as there may be (experience\n// 2.3).', ['(experience 2.3']],
    ['/* The order: experience 2.3 */', ['experience 2.3']],
    ['/** Returns what an issue names; a decision of the reader. */', []],
    ['function reasonOf(issue: Issue) {}', []],
  ])('%s', (text, unreachable) => {
    expect(unreachableCitations(text)).toEqual(unreachable);
  });
});

/** Returns the files that a document names and the repository does not hold. A name may be a path's end. */
function missingFiles(text: string): string[] {
  const named = Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|m?js|css|md|txt))`/g), ([, name = '']) => name);
  return named.filter(
    (name) =>
      !files.some((file) => file.endsWith(`/${name}`)) && !written.some((file) => name.endsWith(file)),
  );
}

/** What only a build or a data directory holds. */
const written = [
  'sw.js',
  'kill-switch.js',
  'licences.txt',
  'monthly-limit.txt',
  'forbidden-titles.txt',
  'staff.txt',
  'publish-made.txt',
];

const files = ['deployments', 'src', 'sw', 'mocks', 'tests', 'scripts', 'docs', '.ci', '.'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
);

describe('a document', () => {
  const documents = [...filesBelow('docs', /\.md$/), ...rootFiles.filter(([name]) => name.endsWith('.md'))];

  test.each(documents)('%s names files that exist', (_, text) => {
    expect(missingFiles(text)).toEqual([]);
  });

  test('that names a missing file is found', () => {
    expect(missingFiles('`gallery/Gallery.tsx`, `no-such-file.ts`')).toEqual(['no-such-file.ts']);
  });
});

/** Returns the files and folders that a reason of the allow-list names and the repository does not hold. */
function missingPaths(reason: string): string[] {
  const named = reason.match(/(?<![\w@/.-])[\w-]+(?:\/[\w-]+)+(?:\.\w+)*/g) ?? [];
  return named.filter(
    (name) =>
      !files.some((file) => file.endsWith(`/${name}`)) && !written.some((file) => name.endsWith(file)),
  );
}

describe('the allow-list of tests/floor', () => {
  test('names files that exist', () => {
    expect(Object.keys(allowList).flatMap(missingPaths)).toEqual([]);
  });

  test.each([
    ['Asked for in app/start/no-such-file.ts, which waits.', ['app/start/no-such-file.ts']],
    ['Asked for in speaker/no-such-folder; without it each frame is painted.', ['speaker/no-such-folder']],
    ['Asked for in viewer/speaker/choose-painter.ts, and in viewer/worlds.', []],
    ['@simplewebauthn/browser asks before it uses them.', []],
  ])('%s', (reason, missing) => {
    expect(missingPaths(reason)).toEqual(missing);
  });
});
