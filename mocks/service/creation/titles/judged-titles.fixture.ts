// Titles as parents and naughty eight-year-olds type them, one a line, for the table test of the judge: half of them harmless.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const titlesIn = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split(/\r?\n/);

/** Nothing in these may be refused. */
export const harmlessTitles = titlesIn('judged-harmless.txt');

/** Each of these must be refused as a story. */
export const shamefulTitles = titlesIn('judged-shameful.txt');
