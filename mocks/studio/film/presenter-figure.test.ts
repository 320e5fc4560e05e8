import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { figureFrameSvg, speakers, type Gesture, type SpeakerFigure } from '../drawing/speaker-figure';
import { channels } from '../drawing/pen/colour';
import { coloursOfPhoto } from './photo-colours';
import { presenterFigure, type PresenterLook } from './presenter-figure';

/** The rule of the player (spec player §9). */
const isKeyedOut = (r: number, g: number, b: number) => g > 80 && g > b + r - 50;

/** Returns which share of a frame is keyed out, which of it is not the screen itself, and which of the rest is greenish. */
function keyedOut(figure: SpeakerFigure) {
  const { pixels } = new Resvg(figureFrameSvg(figure, { mouth: 'talk', eyes: 'open', sway: 0 })).render();
  let [all, lost, spilt] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    if (!isKeyedOut(r, g, b)) spilt += g > r + 30 && g > b + 30 ? 1 : 0;
    else {
      all += 1;
      if (!(r === 0 && g === 255 && b === 0)) lost += 1;
    }
  }
  const count = 512 * 512;
  expect(pixels).toHaveLength(count * 4);
  return { all: all / count, lost: lost / count, spilt: spilt / count };
}

const looks: readonly PresenterLook[] = [
  { k: 'adult', hairstyle: 'bun', wear: '#7bb06a', scarf: '#00ff00' },
  { k: 'adult', hat: 'beanie', hatc: '#60c060', glasses: true },
  { k: 'child', hairstyle: 'curls' },
  { k: 'robot' },
  { k: 'frog' },
  { k: 'dragon' },
  { k: 'owl' },
];

test.each([...Object.values(speakers), ...looks.map((look) => presenterFigure(look))])(
  '$character fills a good part of the frame and loses nothing of it to the key',
  (figure) => {
    const { all, lost } = keyedOut(figure);
    expect(lost).toBeLessThan(0.01);
    expect(all).toBeGreaterThan(0.3);
    expect(all).toBeLessThan(0.7);
  },
);

test.each(Object.values(speakers))(
  '$character.k speaks, blinks and sways, and has no green edge',
  (figure) => {
    expect(keyedOut(figure).spilt).toBeLessThan(0.002);
    const gestures: readonly Gesture[] = [
      { mouth: 'closed', eyes: 'open', sway: 0 },
      { mouth: 'talk', eyes: 'open', sway: 0 },
      { mouth: 'open', eyes: 'open', sway: 0 },
      { mouth: 'open', eyes: 'blink', sway: 0 },
      { mouth: 'open', eyes: 'open', sway: 2 },
    ];
    expect(new Set(gestures.map((gesture) => figureFrameSvg(figure, gesture))).size).toBe(gestures.length);
  },
);

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
    const near = (colour = '', wanted: string) =>
      Math.max(...channels(wanted).map((part, at) => Math.abs(part - (channels(colour)[at] ?? 0)))) < 12;
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
