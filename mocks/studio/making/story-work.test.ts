import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storytellerOf } from './hidden-personalities';
import { differing, faultsOfStory, pressed, tinyRequest, tinyStory } from './made-story.fixture';
import { storyWork } from './story-work';

/** In milliseconds; a slow machine draws and speaks for minutes. */
const timeout = 600_000;
const root = mkdtempSync(path.join(tmpdir(), 'stories-'));
const work = (job: Parameters<typeof storyWork>[0]) => storyWork(job, () => tinyStory);
const press = (change: Partial<typeof tinyRequest> = {}, id = '12') =>
  pressed(root, work, { request: { ...tinyRequest, ...change }, id });

let story: Awaited<ReturnType<typeof press>>;
beforeAll(async () => {
  story = await press();
}, timeout);
afterAll(() => rmSync(root, { recursive: true }));

test('a made story is whole: its media load, its times lie in its audio, its pictures differ', async () => {
  expect(await faultsOfStory(story.folder)).toEqual([]);
});

test('its index holds the kind, the texts, and a cue for each sentence', () => {
  expect(story.index).toMatchObject({ kind: 'DARKTALE', presentationId: '12' });
  expect(story.slides.map(({ text }) => text)).toEqual([
    'A story',
    'It was dark. “Who is there?” asked the mouse.\nNobody was there.',
    'Good night.',
  ]);
  expect(story.slides[1]?.transcription.map(({ text }) => text)).toEqual([
    'It was dark.',
    '“Who is there?” asked the mouse.',
    'Nobody was there.',
  ]);
});

test('it is narrated by the storyteller of its kind, whom its index names', { timeout }, async () => {
  expect(story.storedIndex).toHaveProperty('settings.person', storytellerOf('DARKTALE', 'English'));
  const forChildren = await press({ kind: 'CHILDRENS_STORY' }, '13');
  expect(differing(forChildren, story)).toEqual(['audio/00.mp3', 'audio/01.mp3', 'audio/02.mp3']);
});

test('its list entry names its preview', () => {
  expect(story.entry).toEqual({
    id: '12',
    url: 'presentations/12/index.json',
    title: 'The Mouse',
    imageStyle: 'scandi_minimal',
    targetGroup: 'age_3',
    pageCount: 1,
    language: 'English',
    previewImage: 'presentations/12/preview.webp',
    kind: 'DARKTALE',
    improvised: true,
  });
});

test('a title in another language than asked for is listed in its own', () => {
  const request = { ...tinyRequest, title: 'Die Maus, die fliegen wollte', language: 'English' } as const;
  const { entry } = work({ id: '14', request, seed: 7, folder: root });
  expect(entry).toHaveProperty('language', 'German');
});

test('it is made page by page, and says where it is', () => {
  expect(story.progress).toEqual(
    ['The Mouse', 'It was dark. “Who is there?” asked the mouse.\nNobody was there.', 'Good night.'].flatMap(
      (description, page) => [
        { stage: 'painting', page, pages: 3 },
        { stage: 'painted', page, pages: 3, description },
        { stage: 'reading', page, pages: 3 },
      ],
    ),
  );
});

test('the same title and seed give the same bytes, under any id', { timeout }, async () => {
  expect(story.media).toHaveLength(7);
  expect(differing(story, await press({}, '99999999999999999999'))).toEqual([]);
});
