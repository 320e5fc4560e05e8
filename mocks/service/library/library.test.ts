import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { readLibraryChoice, UnknownLibraryError } from './library-choice';
import { LibraryUnreadableError, readLibrary } from './library';

describe('the chosen library', () => {
  test.each([
    [undefined, { kind: 'samples' }],
    ['', { kind: 'samples' }],
    ['samples', { kind: 'samples' }],
    ['fixture', { kind: 'fixture' }],
    ['large', { kind: 'large', perLanguage: 120 }],
    ['large:500', { kind: 'large', perLanguage: 500 }],
  ])('%s', (asked, choice) => {
    expect(readLibraryChoice(asked)).toEqual(choice);
  });

  test.each([['huge'], ['large:'], ['large:-1'], ['constructor']])('is unknown: %s', (asked) => {
    expect(() => readLibraryChoice(asked)).toThrow(UnknownLibraryError);
  });
});

describe('a library on disk', () => {
  let folder: string;
  const folders = () => ({ samples: path.join(folder, 'samples'), fixtures: path.join(folder, 'none') });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'library-'));
    const entries = [
      { id: '1', title: 'The Moon', language: 'English', previewImage: 'presentations/1/preview.webp' },
      { id: '3', title: 'Der Mond', language: 'German', pageCount: 8 },
    ];
    for (const { id, title } of entries) {
      const own = path.join(folder, 'samples/presentations', id);
      await mkdir(own, { recursive: true });
      const initialSlide = { headline: 'A story', text: title, imagePath: 'images/00.webp' };
      await writeFile(path.join(own, 'index.json'), JSON.stringify({ kind: 'STORY', initialSlide }));
    }
    await writeFile(path.join(folder, 'samples/entries.json'), JSON.stringify(entries));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read with its pictures and kinds', async () => {
    const [moon] = await readLibrary({ kind: 'samples' }, folders());
    expect(moon).toMatchObject({
      entry: { id: '1', title: 'The Moon', url: 'presentations/1/index.json' },
      kind: 'STORY',
      pictures: ['images/00.webp'],
      folder: path.join(folder, 'samples/presentations/1'),
    });
  });

  test('is enlarged by any number, in each language, under unused ids', async () => {
    const presentations = await readLibrary({ kind: 'large', perLanguage: 25 }, folders());
    const languages = presentations.map(({ entry }) => entry.language);
    expect(languages.filter((language) => language === 'German')).toHaveLength(26);
    expect(languages.filter((language) => language === 'English')).toHaveLength(26);
    expect(new Set(presentations.map(({ entry }) => entry.id)).size).toBe(52);
    expect(new Set(presentations.map(({ entry }) => entry.title)).size).toBe(52);
  });

  test('gives an alias the media of its original, and its own title on the cover', async () => {
    const presentations = await readLibrary({ kind: 'large', perLanguage: 1 }, folders());
    const alias = presentations.find(({ entry }) => entry.title === 'The Moon 2');
    expect(alias).toMatchObject({
      entry: { id: '2', previewImage: 'presentations/2/preview.webp', url: 'presentations/2/index.json' },
      folder: path.join(folder, 'samples/presentations/1'),
    });
    expect(parsePresentationIndex(alias?.index ?? '', 'test')).toMatchObject({
      presentationId: '2',
      sequence: [{ headline: 'The Moon 2', imagePath: 'images/00.webp' }],
    });
  });

  test('names the folder that cannot be read', async () => {
    await expect(readLibrary({ kind: 'fixture' }, folders())).rejects.toThrow(LibraryUnreadableError);
  });
});
