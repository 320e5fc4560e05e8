import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { storytellerOf } from './hidden-personalities';
import { faultsOfStory, tinyRequest, tinyStory } from './made-story.fixture';
import { pressMadeStory } from './press-made-story';
import type { PressProgress } from './press-messages';

let root = '';
const folder = (name: string) => path.join(root, name);
const progress: PressProgress[] = [];

async function press(name: string, id: string, request = tinyRequest): Promise<void> {
  const folder = mkdtempSync(path.join(root, name));
  await pressMadeStory(
    { id, request, seed: 7, folder },
    { write: () => tinyStory, now: () => 0, onProgress: (at) => progress.push(at) },
  );
}

const storyFolder = (name: string) => folder(readdirSync(root).find((entry) => entry.startsWith(name)) ?? '');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'made-'));
  await press('first', '12');
}, 600_000);
afterAll(() => rmSync(root, { recursive: true }));

test('a made story is whole: its media load, its times lie in its audio, its pictures differ', async () => {
  expect(await faultsOfStory(storyFolder('first'))).toEqual([]);
});

test('its index holds the kind, the texts, and a cue for each sentence', () => {
  const index = readFileSync(path.join(storyFolder('first'), 'index.json'), 'utf8');
  const { kind, presentationId, sequence } = parsePresentationIndexOfStory(index);
  expect([kind, presentationId]).toEqual(['DARKTALE', '12']);
  expect(sequence.map(({ text }) => text)).toEqual([
    'A story',
    'It was dark. “Who is there?” asked the mouse.\nNobody was there.',
    'Good night.',
  ]);
  expect(sequence[1]?.transcription.map(({ text }) => text)).toEqual([
    'It was dark.',
    '“Who is there?” asked the mouse.',
    'Nobody was there.',
  ]);
});

test('it is narrated by the storyteller of its kind, whom its index names', async () => {
  const index: unknown = JSON.parse(readFileSync(path.join(storyFolder('first'), 'index.json'), 'utf8'));
  expect(index).toHaveProperty('settings.person', storytellerOf('DARKTALE', 'English'));
  await press('told', '13', { ...tinyRequest, kind: 'CHILDRENS_STORY' });
  const narrationOf = (name: string) => readFileSync(path.join(storyFolder(name), 'audio', '01.mp3'));
  expect(narrationOf('told').equals(narrationOf('first'))).toBe(false);
});

test('its list entry names its preview', () => {
  expect(JSON.parse(readFileSync(path.join(storyFolder('first'), 'entry.json'), 'utf8'))).toEqual({
    id: '12',
    url: 'presentations/12/index.json',
    title: 'The Mouse',
    imageStyle: 'scandi_minimal',
    targetGroup: 'age_3',
    pageCount: 1,
    language: 'English',
    previewImage: 'presentations/12/preview.webp',
    improvised: true,
  });
});

test('a title in another language than asked for is listed in its own', async () => {
  await press('german', '14', { ...tinyRequest, title: 'Die Maus, die fliegen wollte', language: 'English' });
  const entry: unknown = JSON.parse(readFileSync(path.join(storyFolder('german'), 'entry.json'), 'utf8'));
  expect(entry).toHaveProperty('language', 'German');
});

test('it is made page by page, and says where it is', () => {
  expect(progress.slice(0, 6)).toEqual(
    [0, 1, 2].flatMap((page) => [
      { stage: 'painting', page },
      { stage: 'reading', page },
    ]),
  );
});

test('the same title and seed give the same bytes, under any id', { timeout: 60_000 }, async () => {
  await press('second', '99999999999999999999');
  const media = readdirSync(storyFolder('first'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(webp|mp3)$/.test(name),
  );
  expect(media).toHaveLength(7);
  const different = media.filter((name) => {
    const [one, other] = ['first', 'second'].map((story) =>
      readFileSync(path.join(storyFolder(story), name)),
    );
    return one === undefined || other?.equals(one) !== true;
  });
  expect(different).toEqual([]);
});

function parsePresentationIndexOfStory(text: string) {
  const index = parsePresentationIndex(text, 'test');
  if (index.kind === 'DALLIC_PARTY') throw new TypeError('a party');
  return index;
}
