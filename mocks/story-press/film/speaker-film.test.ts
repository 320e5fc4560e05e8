import { beforeAll, expect, test } from 'vitest';
import { softTone } from '../voice/tone';
import { filmFormat, yuvOf } from './encode-film';
import { filmFileOf, Mp4Error } from './mp4-file';
import { presenterFigure } from './presenter-figure';
import { presenterFilm } from './speaker-film';

const sound = softTone(300, 2.5);
let film: Buffer;
beforeAll(async () => {
  film = await presenterFilm(presenterFigure({ k: 'bear' })).speak(sound);
}, 60_000);

/** Returns the place of a box's content. */
const contentOf = (name: string) => film.indexOf(name, 0, 'latin1') + 4;

test('a film is as long as its narration, and plays while it is loading', () => {
  const frames = Math.ceil(2.5 * filmFormat.framesPerSecond);
  expect(film.readUInt32BE(contentOf('stsz') + 8)).toBe(frames);
  const mvhd = contentOf('mvhd');
  expect(film.readUInt32BE(mvhd + 16) / film.readUInt32BE(mvhd + 12)).toBeCloseTo(frames / 15, 5);
  expect(contentOf('moov')).toBeLessThan(contentOf('mdat'));
  expect(film.readUInt32BE(contentOf('stco') + 8)).toBe(contentOf('mdat'));
});

test('a film can be entered every two seconds', () => {
  const stss = contentOf('stss');
  expect([film.readUInt32BE(stss + 4), film.readUInt32BE(stss + 8), film.readUInt32BE(stss + 12)]).toEqual([
    2, 1, 31,
  ]);
  // The listed frames are key frames: their last unit is a slice of type 5.
  const sizes = Array.from({ length: 31 }, (_, frame) =>
    film.readUInt32BE(contentOf('stsz') + 12 + 4 * frame),
  );
  const last = contentOf('mdat') + sizes.slice(0, 30).reduce((sum, size) => sum + size, 0);
  const types: number[] = [];
  for (let at = last; at < last + (sizes[30] ?? 0); at += 4 + film.readUInt32BE(at))
    types.push((film[at + 4] ?? 0) & 0x1f);
  expect(types).toContain(5);
});

test('the same figure and narration give the same bytes', { timeout: 60_000 }, async () => {
  const again = await presenterFilm(presenterFigure({ k: 'bear' })).speak(sound);
  expect(again.equals(film)).toBe(true);
});

test('the green of the screen is the green of the encoder’s colours', () => {
  const green = yuvOf(Uint8Array.from({ length: 4 * 4 * 4 }, (_, at) => [0, 255, 0, 255][at % 4] ?? 0));
  expect([green[0], green[16], green[20]]).toEqual([145, 54, 34]);
});

test('a file of another make is refused', () => {
  expect(() => filmFileOf(Buffer.from('no film'), filmFormat)).toThrow(Mp4Error);
});
