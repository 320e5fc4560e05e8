// Every rule that a comment cites is in the repository: `spec player §3` in docs/spec, `ADR-0012` in docs/adr. So is every file
// that a document names.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const filesBelow = (folder: string, type: RegExp): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => type.test(name) && !/violation|node_modules|citations\.test/.test(name))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]),
  );

const papers = filesBelow('docs/spec', /\.md$/);
const records = [...filesBelow('docs/adr', /\.md$/).keys()];
const sources = [
  ...['src', 'sw', 'mocks', 'tests'].flatMap((folder) => [...filesBelow(folder, /\.tsx?$/)]),
  ...filesBelow('docs', /\.md$/),
];

/** Returns what a text cites and the repository does not hold. */
function brokenCitations(text: string): string[] {
  const sections = Array.from(text.matchAll(/spec (\w+) ((?:§\d+(?:, )?)+)/g), ([, paper, numbers = '']) =>
    Array.from(numbers.matchAll(/§\d+/g), ([number]) => [paper, number] as const),
  ).flat();
  const missingSections = sections.filter(
    ([paper, number]) => papers.get(`docs/spec/${paper}.md`)?.includes(`\n## ${number} `) !== true,
  );
  const missingRecords = Array.from(text.matchAll(/ADR-(\d{4})/g), ([, number]) => number).filter(
    (number) => !records.some((path) => path.startsWith(`docs/adr/${number}-`)),
  );
  return [
    ...missingSections.map(([paper, number]) => `spec ${paper} ${number}`),
    ...missingRecords.map((number) => `ADR-${number}`),
  ];
}

describe('citations', () => {
  test('lead to a section or a record', () => {
    expect(sources.length).toBeGreaterThan(500);
    const broken = sources.flatMap(([path, text]) =>
      brokenCitations(text).map((citation) => `${path}: ${citation}`),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    ['// (spec player §3, §99)', ['spec player §99']],
    ['// (spec nothing §1)', ['spec nothing §1']],
    ['// (ADR-9999)', ['ADR-9999']],
    ['// (spec player §3; ADR-0012)', []],
  ])('%s', (text, broken) => {
    expect(brokenCitations(text)).toEqual(broken);
  });
});

/** Returns the files that a document names and the repository does not hold. A name may be a path's end. */
function missingFiles(text: string): string[] {
  const named = Array.from(text.matchAll(/`([\w./-]+\.(?:tsx?|css|md))`/g), ([, name = '']) => name);
  return named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
}

const files = ['src', 'sw', 'mocks', 'tests', 'docs', '.'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
);

describe('a document', () => {
  const documents = [
    ...filesBelow('docs', /\.md$/),
    ...['README.md', 'CONTRIBUTING.md'].map((name) => [name, readFileSync(name, 'utf8')] as const),
  ];

  test.each(documents)('%s names files that exist', (_, text) => {
    expect(missingFiles(text)).toEqual([]);
  });

  test('that names a missing file is found', () => {
    expect(missingFiles('`gallery/Gallery.tsx`, `no-such-file.ts`')).toEqual(['no-such-file.ts']);
  });
});
