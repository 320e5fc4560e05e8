import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forbiddenBy, readForbiddenTitles } from './forbidden-titles';

test('a phrase is forbidden only as a whole, and a list may hold remarks', () => {
  const rule = forbiddenBy('# nothing for us\r\nBad Wolf # in two words\n\n');
  const isForbidden = (title: string) => rule(title, 'talk');
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
    expect((await readForbiddenTitles(file()))('Ein Mord', 'story')).toBe(true);
    expect(await readFile(file(), 'utf8')).toMatch(/^# .*\n# /);
  });

  test('adds to the lists of Bookworm what the operator forbids, and takes away what a + allows', async () => {
    await writeFile(file(), 'spinat\n  + Agatha Christies Mord # a book\nKrieg der Sterne');
    const isForbidden = await readForbiddenTitles(file());
    const titles = ['Sp1nat', 'Ein Mord', 'Agatha Christies Mord im Orient-Express', 'Krieg der Sterne'];
    expect(titles.map((title) => isForbidden(title, 'story'))).toEqual([true, true, false, true]);
  });

  test('that was written by an earlier Bookworm and not changed gives way to the lists', async () => {
    await writeFile(file(), formerList);
    const isForbidden = await readForbiddenTitles(file());
    expect(isForbidden('Krieg der Sterne', 'story')).toBe(false);
    expect(await readFile(file(), 'utf8')).not.toContain('krieg');
  });
});

const formerList = `# Titles with one of these words or phrases are refused. One a line, in any language, upper and lower case alike.

# Deutsch
gewalt
krieg
leiche
mord
mörder
pistole
porno
selbstmord
sex
vergewaltigung
waffe
waffen

# English
bomb
corpse
gun
guns
kill
killer
murder
murderer
porn
rape
sex
suicide
violence
weapon
weapons
`;
