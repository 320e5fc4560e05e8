// Which files a presentation names that are not there (spec people §6), with a folder on the disk.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PresentationStore, StoredPresentation } from '../store/store';
import { incompletePresentations, missingMediaOf } from './missing-media';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'missing-media-'));
  await mkdir(path.join(folder, 'images'));
  const files = [
    'images/01.webp',
    'images/Cover.webp',
    'Bär.mp3'.normalize('NFD'),
    'n.mp3',
    'Kapitel1:Intro.mp3',
  ];
  for (const name of files) await writeFile(path.join(folder, name), 'x');
  await writeFile(path.join(folder, 'empty.mp3'), '');
});
afterAll(() => rm(folder, { recursive: true }));

const story = (slides: readonly object[], entry: object = {}): StoredPresentation => ({
  entry: { id: '7', title: 'A story', language: 'English', ...entry },
  index: JSON.stringify({ kind: 'STORY', slides }),
  folder,
  media: new Map(),
  published: false,
});
const storeOf = (stored: StoredPresentation): Pick<PresentationStore, 'find' | 'listAll'> => ({
  find: async (id) => (id === '7' ? stored : undefined),
  listAll: async () => [stored],
});

test.each<[string, object, object[]]>([
  ['a name that is there', { imagePath: 'images/01.webp' }, []],
  ['a path of Windows', { imagePath: 'images\\01.webp' }, []],
  ['a name with a colon', { audioPath: 'Kapitel1:Intro.mp3' }, []],
  ['a part of a sound', { audioPath: 'n.mp3#t=4,8' }, []],
  ['an address of another origin', { audioPath: 'https://media.example.org/n.mp3' }, []],
  [
    'another case',
    { imagePath: 'images/cover.webp' },
    [{ path: 'images/cover.webp', similar: 'images/Cover.webp' }],
  ],
  [
    'another form of the letters',
    { audioPath: 'Bär.mp3'.normalize('NFC') },
    [{ path: 'Bär.mp3'.normalize('NFC'), similar: 'Bär.mp3'.normalize('NFD') }],
  ],
  ['a file that is missing', { audioPath: 'audio/02.mp3' }, [{ path: 'audio/02.mp3' }]],
  ['an empty file', { audioPath: 'empty.mp3' }, [{ path: 'empty.mp3' }]],
  ['a folder', { imagePath: 'images' }, [{ path: 'images' }]],
  ['a place outside', { imagePath: '../../../etc/passwd' }, [{ path: '../../../etc/passwd' }]],
  ['a presentation that is not there', { imagePath: '../../8/a.webp' }, [{ path: '../../8/a.webp' }]],
])('%s', async (_, slide, missing) => {
  const stored = story([slide, slide]);
  expect(await missingMediaOf(storeOf(stored), '7')).toEqual(missing);
  expect(await incompletePresentations(storeOf(stored))).toEqual(
    missing.length === 0 ? [] : [{ presentationId: '7', missingMedia: missing }],
  );
});

test('the preview of the list entry counts, in its three forms', async () => {
  const found = async (previewImage: string) =>
    missingMediaOf(storeOf(story([{ text: 'a' }], { previewImage })), '7');
  for (const form of ['presentations/7/', '/presentations/7/', ''])
    expect([await found(`${form}images/01.webp`), await found(`${form}images/02.webp`)]).toEqual([
      [],
      [{ path: `${form}images/02.webp` }],
    ]);
});

test('an index that is missing or cannot be read is named itself', async () => {
  for (const index of [undefined, '{"slides":'])
    expect(await missingMediaOf(storeOf({ ...story([]), index }), '7')).toEqual([{ path: 'index.json' }]);
  expect(await missingMediaOf(storeOf(story([])), '8')).toEqual([]);
});
