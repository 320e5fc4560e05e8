import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forbiddenBy, isForbiddenByDefault, readForbiddenTitles } from './forbidden-titles';

describe('the first list', () => {
  test.each([
    ['Die Pistole im Pudding', true],
    ['MORD am Teich', true],
    ['A story about murder', true],
    ['The gun, the bear', true],
    ['Der Mordsspaß', false],
    ['The begun story', false],
    ['Es war einmal ein Bär', false],
    ['Gunther goes out', false],
    ['Die Schnecke, die fliegen wollte', false],
  ])('forbids %j: %j', (title, forbidden) => {
    expect(isForbiddenByDefault(title)).toBe(forbidden);
  });
});

test('a phrase is forbidden only as a whole, and a list may hold remarks', () => {
  const isForbidden = forbiddenBy('# nothing for us\r\nBad Wolf # in two words\n\n');
  expect(isForbidden('The big bad wolf')).toBe(true);
  expect(isForbidden('The bad, bad wolf')).toBe(true);
  expect(isForbidden('Wolf, you are bad')).toBe(false);
  expect(isForbidden('nothing for us')).toBe(false);
});

describe('the list in the data directory', () => {
  let folder = '';
  const file = () => path.join(folder, 'forbidden-titles.txt');
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'titles-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is written at the first start', async () => {
    expect((await readForbiddenTitles(file()))('Ein Mord')).toBe(true);
    expect(await readFile(file(), 'utf8')).toContain('\nmord\n');
  });

  test('is the operator’s from then on', async () => {
    await writeFile(file(), 'spinat');
    const isForbidden = await readForbiddenTitles(file());
    expect([isForbidden('Der Spinat'), isForbidden('Ein Mord')]).toEqual([true, false]);
  });
});
