import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { mp3Seconds } from '../press/inspection/media-length';
import { differing, faultsOfStory, pressed } from './made-story.fixture';
import { tinySettings, tinyTalk } from './made-talk.fixture';
import { talkPressRequestOf } from './talk-press-request';
import { talkWork } from './talk-work';

const timeout = 300_000;
const root = mkdtempSync(path.join(tmpdir(), 'talks-'));
const filmed = { ...tinySettings, speakerVideoGeneratorName: 'd-id' } as const;
const work = (job: Parameters<typeof talkWork>[0]) => talkWork(job, () => tinyTalk);
const press = (settings: Parameters<typeof talkPressRequestOf>[0], withPhoto?: string) =>
  pressed(root, work, { request: talkPressRequestOf(settings, withPhoto) });

let photo = '';
let talk: Awaited<ReturnType<typeof press>>;
beforeAll(async () => {
  const face = { width: 64, height: 64, channels: 3, background: '#b07850' } as const;
  photo = (await sharp({ create: face }).png().toBuffer()).toString('base64');
  talk = await press(filmed, photo);
}, timeout);
afterAll(() => rmSync(root, { recursive: true }));

test('a talk is whole: its media load, its times lie in its audio, its pictures differ', async () => {
  expect(await faultsOfStory(talk.folder)).toEqual([]);
  expect(talk.index.kind).toBe('PRESENTATION');
  expect(talk.slides.map(({ headline, text }) => [headline, text])).toEqual([
    ['The moon', 'Presented by Ada'],
    ['Light', 'It borrows its light. Who knew?'],
    ['Thank you', 'Thank you.'],
  ]);
});

test('subtitles show the printed sentences at the times of their spoken forms', () => {
  const [, slide] = talk.slides;
  expect(slide?.transcription.map(({ text }) => text)).toEqual(tinyTalk.slides[0]?.sentences);
  expect(slide?.transcription[1]?.start).toBeGreaterThan(1);
});

test('a film is made for every slide but the cover, as long as its narration', () => {
  expect(talk.slides.map(({ speakerVideoPath }) => speakerVideoPath)).toEqual([
    undefined,
    'video/01.mp4',
    'video/02.mp4',
  ]);
  const film = talk.read('video/01.mp4');
  const mvhd = film.indexOf('mvhd') + 4;
  const seconds = film.readUInt32BE(mvhd + 16) / film.readUInt32BE(mvhd + 12);
  expect(Math.abs(seconds - mp3Seconds(talk.read('audio/01.mp3')))).toBeLessThan(0.15);
});

test('it says where it is', () => {
  expect(talk.progress.slice(0, 7)).toEqual([
    { stage: 'painting', page: 0, pages: 3 },
    { stage: 'painted', page: 0, pages: 3, description: 'The moon' },
    { stage: 'reading', page: 0, pages: 3 },
    { stage: 'painting', page: 1, pages: 3 },
    { stage: 'painted', page: 1, pages: 3, description: 'Light' },
    { stage: 'reading', page: 1, pages: 3 },
    { stage: 'filming', page: 1, pages: 3 },
  ]);
});

test('its index keeps the settings without photo and voice, and no file holds the photo', () => {
  expect(talk.storedIndex).toMatchObject({
    language: 'English',
    settings: { ...filmed, person: filmed.person },
  });
  const given = { ...filmed.person, image: 'persons/1/image.jpg', audio: 'persons/1/audio.mp3' };
  expect(talkPressRequestOf({ ...filmed, person: given }, undefined).settings?.person).toEqual(filmed.person);
  for (const name of ['index.json', 'entry.json'])
    expect(talk.read(name).toString()).not.toContain(photo.slice(0, 40));
});

test('its list entry has title, kind, language, number of slides and preview', () => {
  expect(talk.entry).toEqual({
    id: '12',
    url: 'presentations/12/index.json',
    title: 'The moon',
    kind: 'PRESENTATION',
    pageCount: 1,
    language: 'English',
    previewImage: 'presentations/12/preview.webp',
  });
});

test('the same request and seed give the same bytes, and a photo other films', { timeout }, async () => {
  expect(talk.media).toHaveLength(9);
  expect(differing(talk, await press(filmed, photo))).toEqual([]);
  expect(differing(talk, await press(filmed))).toEqual(['video/01.mp4', 'video/02.mp4']);
});

test('without subtitles and films a talk has neither', () => {
  const { createSubtitles: _subtitles, ...settings } = tinySettings;
  const request = talkPressRequestOf({ ...settings, createCoverSlideVideo: true }, undefined);
  const { pages, openFilm, indexOf } = work({ id: '12', request, seed: 7, folder: root });
  expect(openFilm).toBeUndefined();
  const cues = pages.map(() => [{ start: 0, text: 'The moon' }]);
  const index = parsePresentationIndex(JSON.stringify(indexOf(cues, new Set())), '12');
  const slides = index.kind === 'DALLIC_PARTY' ? [] : index.sequence;
  expect(slides.map(({ transcription }) => transcription)).toEqual([[], [], []]);
  expect(slides.map(({ speakerVideoPath }) => speakerVideoPath)).toEqual([undefined, undefined, undefined]);
});
