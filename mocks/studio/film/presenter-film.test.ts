import { beforeAll, expect, test } from 'vitest';
import { partsOf, yuvOf, type YuvFrame } from './encode-film';
import { filmFileOf, filmFormat, Mp4Error } from './mp4-file';
import { presenterFigure } from './presenter-figure';
import { presenterFilm } from './presenter-film';

const rate = 22_050;
const sound = { rate, samples: Int16Array.from({ length: rate * 2.5 }, (_, at) => 5000 * Math.sin(at / 12)) };
let film: Buffer;
beforeAll(async () => {
  film = await presenterFilm(presenterFigure({ k: 'bear' })).speak(sound);
}, 600_000);

/** Returns the place of a box's content. */
const contentOf = (name: string) => film.indexOf(name, 0, 'latin1') + 4;

/** Returns for how many frames each picture is shown. */
function shownFrames(): number[] {
  const stts = contentOf('stts');
  const ofFrame = 90_000 / filmFormat.framesPerSecond;
  return Array.from(
    { length: film.readUInt32BE(stts + 4) },
    (_, at) => film.readUInt32BE(stts + 12 + 8 * at) / ofFrame,
  );
}

test('a film is as long as its narration, and plays while it is loading', () => {
  const frames = Math.ceil(2.5 * filmFormat.framesPerSecond);
  expect(shownFrames().reduce((sum, shown) => sum + shown, 0)).toBe(frames);
  expect(film.readUInt32BE(contentOf('stsz') + 8)).toBe(shownFrames().length);
  const mvhd = contentOf('mvhd');
  expect(film.readUInt32BE(mvhd + 16) / film.readUInt32BE(mvhd + 12)).toBeCloseTo(frames / 15, 5);
  expect(contentOf('moov')).toBeLessThan(contentOf('mdat'));
  expect(film.readUInt32BE(contentOf('stco') + 8)).toBe(contentOf('mdat'));
});

test('a film can be entered every two seconds', () => {
  const stss = contentOf('stss');
  const second = film.readUInt32BE(stss + 12);
  expect([film.readUInt32BE(stss + 4), film.readUInt32BE(stss + 8)]).toEqual([2, 1]);
  const before = shownFrames().slice(0, second - 1);
  expect(before.reduce((sum, shown) => sum + shown, 0)).toBe(2 * filmFormat.framesPerSecond);
  // The listed pictures are key frames, and only they: their last unit is a slice of type 5.
  const sizes = shownFrames().map((_, at) => film.readUInt32BE(contentOf('stsz') + 12 + 4 * at));
  let at = contentOf('mdat');
  const keyFrames = sizes.flatMap((size, picture) => {
    const types: number[] = [];
    for (const end = at + size; at < end; at += 4 + film.readUInt32BE(at))
      types.push((film[at + 4] ?? 0) & 0x1f);
    return types.includes(5) ? [picture + 1] : [];
  });
  expect(keyFrames).toEqual([1, second]);
});

test('a picture that stays is encoded once, but for the first two of each part', () => {
  const [one, other] = [new Uint8Array(1), new Uint8Array(1)];
  const shown = (frames: readonly YuvFrame[]) =>
    partsOf(frames, 4).map((part) => part.map(({ frame, frames }) => [frame === one ? 1 : 2, frames]));
  expect(shown([one, one, one, one, one, other, other, one, other])).toEqual([
    [
      [1, 1],
      [1, 3],
    ],
    [
      [1, 1],
      [2, 2],
      [1, 1],
    ],
    [[2, 1]],
  ]);
  expect(shownFrames().length).toBeLessThan(0.8 * 2.5 * filmFormat.framesPerSecond);
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
  expect(() => filmFileOf([{ encoded: Buffer.from('no film'), shown: [1] }], filmFormat)).toThrow(Mp4Error);
  expect(() => filmFileOf([], filmFormat)).toThrow(Mp4Error);
});
