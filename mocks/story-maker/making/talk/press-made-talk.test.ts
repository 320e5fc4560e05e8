import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePresentationIndex } from '../../../../src/contract/presentation/presentation-index';
import { mp3Seconds } from '../../../story-press/build/inspection/media-length';
import { faultsOfStory } from '../made-story.fixture';
import type { PressProgress, TalkPressRequest } from '../press-messages';
import { tinySettings, tinyTalk } from './made-talk.fixture';
import { pressMadeTalk } from './press-made-talk';
import { talkPressRequestOf } from './talk-press-request';

const timeout = 300_000;
let root = '';
let photo = '';
const filmed = { ...tinySettings, speakerVideoGeneratorName: 'd-id' } as const;
const progress: PressProgress[] = [];

async function press(request: TalkPressRequest): Promise<string> {
  const folder = mkdtempSync(path.join(root, 'talk-'));
  await pressMadeTalk(
    { id: '12', request, seed: 7, folder },
    { write: () => tinyTalk, now: () => 0, onProgress: (at) => progress.push(at) },
  );
  return folder;
}

function slidesOf(folder: string) {
  const index = parsePresentationIndex(readFileSync(path.join(folder, 'index.json'), 'utf8'), 'test');
  if (index.kind === 'DALLIC_PARTY') throw new TypeError('a party');
  return { kind: index.kind, slides: index.sequence };
}

let talk = '';
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'talks-'));
  const face = { width: 64, height: 64, channels: 3, background: '#b07850' } as const;
  photo = (await sharp({ create: face }).png().toBuffer()).toString('base64');
  talk = await press(talkPressRequestOf(filmed, photo));
}, timeout);
afterAll(() => rmSync(root, { recursive: true }));

test('a talk is whole: its media load, its times lie in its audio, its pictures differ', async () => {
  expect(await faultsOfStory(talk)).toEqual([]);
  const { kind, slides } = slidesOf(talk);
  expect(kind).toBe('PRESENTATION');
  expect(slides.map(({ headline, text }) => [headline, text])).toEqual([
    ['The moon', 'Presented by Ada'],
    ['Light', 'It borrows its light. Who knew?'],
    ['Thank you', 'Thank you.'],
  ]);
});

test('subtitles show what is printed, at the time at which the voice says what it reads instead', () => {
  const { slides } = slidesOf(talk);
  const [, slide] = slides;
  expect(slide?.transcription.map(({ text }) => text)).toEqual(tinyTalk.slides[0]?.sentences);
  expect(slide?.transcription[1]?.start).toBeGreaterThan(1);
});

test('a film is made for every slide but the cover, as long as its narration', () => {
  const { slides } = slidesOf(talk);
  expect(slides.map(({ speakerVideoPath }) => speakerVideoPath)).toEqual([
    undefined,
    'video/01.mp4',
    'video/02.mp4',
  ]);
  const film = readFileSync(path.join(talk, 'video/01.mp4'));
  const mvhd = film.indexOf('mvhd') + 4;
  const seconds = film.readUInt32BE(mvhd + 16) / film.readUInt32BE(mvhd + 12);
  expect(Math.abs(seconds - mp3Seconds(readFileSync(path.join(talk, 'audio/01.mp3'))))).toBeLessThan(0.15);
});

test('it says where it is', () => {
  expect(progress.slice(0, 7)).toEqual([
    { stage: 'painting', page: 0, slides: 1 },
    { stage: 'painted', page: 0, slides: 1, description: 'The moon' },
    { stage: 'reading', page: 0, slides: 1 },
    { stage: 'painting', page: 1, slides: 1 },
    { stage: 'painted', page: 1, slides: 1, description: 'Light' },
    { stage: 'reading', page: 1, slides: 1 },
    { stage: 'filming', page: 1, slides: 1 },
  ]);
});

test('its index keeps the settings without photo and voice, and no file holds the photo', () => {
  const index = JSON.parse(readFileSync(path.join(talk, 'index.json'), 'utf8'));
  expect(index).toMatchObject({ language: 'English', settings: { ...filmed, person: filmed.person } });
  const given = { ...filmed.person, image: 'persons/1/image.jpg', audio: 'persons/1/audio.mp3' };
  expect(talkPressRequestOf({ ...filmed, person: given }, undefined).settings?.person).toEqual(filmed.person);
  const texts = ['index.json', 'entry.json'].map((name) => readFileSync(path.join(talk, name), 'utf8'));
  expect(texts.some((text) => text.includes(photo.slice(0, 40)))).toBe(false);
});

test('its list entry has title, language, number of slides and preview', () => {
  expect(JSON.parse(readFileSync(path.join(talk, 'entry.json'), 'utf8'))).toEqual({
    id: '12',
    url: 'presentations/12/index.json',
    title: 'The moon',
    pageCount: 1,
    language: 'English',
    previewImage: 'presentations/12/preview.webp',
  });
});

test('the same request and seed give the same bytes, and a photo other films', { timeout }, async () => {
  const [again, plain] = [
    await press(talkPressRequestOf(filmed, photo)),
    await press(talkPressRequestOf(filmed, undefined)),
  ];
  const media = readdirSync(talk, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w{3,4}$/.test(name),
  );
  const differing = (other: string) =>
    media.filter((name) => !readFileSync(path.join(talk, name)).equals(readFileSync(path.join(other, name))));
  expect(differing(again)).toEqual([]);
  expect(differing(plain).sort()).toEqual(['video/01.mp4', 'video/02.mp4']);
});

test('without subtitles and films a talk has neither', { timeout }, async () => {
  const { createSubtitles: _subtitles, ...settings } = tinySettings;
  const { slides } = slidesOf(
    await press(talkPressRequestOf({ ...settings, createCoverSlideVideo: true }, undefined)),
  );
  expect(
    slides.every(({ transcription, speakerVideoPath }) => transcription.length === 0 && !speakerVideoPath),
  ).toBe(true);
});
