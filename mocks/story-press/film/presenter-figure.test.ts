import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { figureFrameSvg, type SpeakerFigure } from '../art/speaker-figure';
import { coloursOfPhoto } from './photo-colours';
import { presenterFigure, type PresenterLook } from './presenter-figure';

/** The rule of the player (spec player §9). */
const isKeyedOut = (r: number, g: number, b: number) => g > 80 && g > b + r - 50;

/** Returns which share of a frame is keyed out, and which of it is not the screen itself. */
function keyedOut(figure: SpeakerFigure): { readonly all: number; readonly lost: number } {
  const { pixels } = new Resvg(figureFrameSvg(figure, 'talk', 'open', 0)).render();
  let [all, lost] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (!isKeyedOut(r, g, b)) continue;
    all += 1;
    if (!(r === 0 && g === 255 && b === 0)) lost += 1;
  }
  return { all: all / (pixels.length / 4), lost: lost / (pixels.length / 4) };
}

test.each<PresenterLook>([
  { k: 'adult', hairstyle: 'bun', wear: '#7bb06a', scarf: '#00ff00' },
  { k: 'adult', hat: 'beanie', hatc: '#60c060', glasses: true },
  { k: 'child', hairstyle: 'curls' },
  { k: 'robot' },
  { k: 'frog' },
  { k: 'dragon' },
  { k: 'owl' },
])('%j fills a good part of the frame and loses nothing of it to the key', (look) => {
  const { all, lost } = keyedOut(presenterFigure(look));
  expect(lost).toBeLessThan(0.012);
  expect(all).toBeGreaterThan(0.3);
  expect(all).toBeLessThan(0.75);
});

/** Returns a photo of a face before a wall, as a camera would store it. */
function photo(clothes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#88a0b0"/>
    <ellipse cx="200" cy="170" rx="100" ry="150" fill="#5a2d1a"/><ellipse cx="200" cy="190" rx="70" ry="90" fill="#b07850"/>
    <rect y="330" width="400" height="70" fill="${clothes}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

describe('a photo', () => {
  test('lends its colours, whatever the description says', async () => {
    const colours = await coloursOfPhoto(await photo('#303a80'));
    const { character } = presenterFigure({ k: 'robot' }, colours);
    expect(character.k).toBe('adult');
    const near = (colour: string | undefined, wanted: string) =>
      [1, 3, 5].every(
        (at) =>
          Math.abs(
            Number.parseInt((colour ?? '').slice(at, at + 2), 16) -
              Number.parseInt(wanted.slice(at, at + 2), 16),
          ) < 12,
      );
    expect(near(character.c, '#b07850')).toBe(true);
    expect(near(character.hair, '#5a2d1a')).toBe(true);
    expect(near(character.wear, '#303a80')).toBe(true);
  });

  test('of somebody in green leaves no hole before the green screen', async () => {
    const colours = await coloursOfPhoto(await photo('#20c030'));
    expect(keyedOut(presenterFigure({ k: 'adult' }, colours)).lost).toBeLessThan(0.012);
  });

  test('that is none lends nothing', async () => {
    expect(await coloursOfPhoto(Buffer.from('no picture'))).toBeUndefined();
    expect(await coloursOfPhoto(Buffer.alloc(0))).toBeUndefined();
  });
});
