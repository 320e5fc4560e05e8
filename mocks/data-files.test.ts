import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { layoutOf, layoutOfDrawings } from './data-layout.fixture';

/** Folders with data files. */
const folders = [
  'answering',
  'making',
  'party',
  'talks',
  'writing',
  'drawing/characters',
  'drawing/scenery',
  'drawing/styles',
  'press/stories',
  'voices/speakers',
];

const jsonIn = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    // Places, things and drawings of characters are laid out by hand.
    .filter(
      (file) =>
        file.endsWith('.json') && !/(?:lexicon.(?:places|things)|^parts|own-bodies)\.json$/.test(file),
    )
    .map((file) => path.join(folder, file));

const files = folders.flatMap((folder) => jsonIn(`studio/${folder}`));
const drawings = jsonIn('studio/drawing/props');

it.each(files)('%s is laid out for people, as `vitest -u` does it', async (name) => {
  const file = path.join(import.meta.dirname, name);
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  await expect(layoutOf(data)).toMatchFileSnapshot(file);
});

it.each(drawings)('%s has one mark a line, as `vitest -u` does it', async (name) => {
  const file = path.join(import.meta.dirname, name);
  const data = v.parse(v.record(v.string(), v.array(v.unknown())), JSON.parse(readFileSync(file, 'utf8')));
  await expect(layoutOfDrawings(data)).toMatchFileSnapshot(file);
});
