import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isWithin, writeResults } from './results';

const line = (name: string, value: number) => ({ name, value, limit: 2, detail: '' });
let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'results', 'bench.json');
});
const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('a run of one measure preserves the lines of the others', () => {
  writeResults(file, new Map([['shelf', [line('a', 1)]]]));
  writeResults(file, new Map([['saving', [line('b', 2), line('c', 3)]]]));
  writeResults(file, new Map([['saving', [line('b', 4)]]]));
  expect(written()).toEqual([
    { measure: 'shelf', ...line('a', 1) },
    { measure: 'saving', ...line('b', 4) },
  ]);
});

test.each(['', '[', '{}', '[{"name":"of nobody"}]'])('an unreadable file is replaced: %j', (before) => {
  writeResults(file, new Map());
  writeFileSync(file, before);
  writeResults(file, new Map([['shelf', [line('a', 1)]]]));
  expect(written()).toEqual([{ measure: 'shelf', ...line('a', 1) }]);
});

test.each([
  [1, true],
  [2, true],
  [2.1, false],
  [Number.NaN, false],
])('%d is within 2: %s', (value, within) => {
  expect(isWithin(line('a', value))).toBe(within);
});
