import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { figureFrameSvg } from '../art/speaker-figure';
import { coloursOfPhoto } from './photo-colours';
import { presenterFigure } from './presenter-figure';

const lookOf = (description: string) => presenterFigure(description).character;

test.each([
  ['A woman with round glasses and a yellow scarf', { k: 'adult', glasses: true, scarf: '#d9a23c' }],
  [
    'Ein älterer Herr mit grauem Bart und blauem Wollmantel',
    { k: 'adult', beard: '#9b979c', hair: '#b9b5b8', hairstyle: 'short', wear: '#3f6a9a' },
  ],
  ['Une femme aux cheveux noirs, veste rouge', { hair: '#2f2a2e', wear: '#c2452f', hairstyle: 'long' }],
  ['Un uomo con barba nera e cappello giallo', { beard: '#2f2a2e', hat: 'beanie', hatc: '#d9a23c' }],
  ['Una señora de pelo rubio con gafas', { hair: '#e2bd6a', glasses: true }],
  ['めがねを かけた ロボット', { k: 'robot', glasses: true }],
  ['A friendly bear in a brown coat', { k: 'bear', wear: '#6a4630' }],
] as const)('%s looks as described', (description, look) => {
  expect(lookOf(description)).toMatchObject(look);
});

test('the same description gives the same look, and each one of its own', () => {
  expect(presenterFigure('somebody')).toEqual(presenterFigure('somebody'));
  const looks = Array.from({ length: 8 }, (_, nth) => JSON.stringify(presenterFigure(`somebody ${nth}`)));
  expect(new Set(looks).size).toBeGreaterThan(4);
});

/** Returns a photo of a face before a wall, as a camera would store it. */
function photo(clothes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#88a0b0"/>
    <ellipse cx="200" cy="170" rx="100" ry="150" fill="#5a2d1a"/><ellipse cx="200" cy="190" rx="70" ry="90" fill="#b07850"/>
    <rect y="330" width="400" height="70" fill="${clothes}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** The rule of the player (spec screens §13). */
const isKeyedOut = (r: number, g: number, b: number) => g > 80 && g > b + r - 50;

describe('a photo', () => {
  test('lends its colours, whatever the description says', async () => {
    const colours = await coloursOfPhoto(await photo('#303a80'));
    const { character } = presenterFigure('a robot with blond hair', colours);
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
    const { pixels } = new Resvg(figureFrameSvg(presenterFigure('', colours), 'talk', 'open', 0)).render();
    let lost = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
      if (isKeyedOut(r, g, b) && !(r === 0 && g === 255 && b === 0)) lost += 1;
    }
    expect(lost / (pixels.length / 4)).toBeLessThan(0.01);
  });

  test('that is none lends nothing', async () => {
    expect(await coloursOfPhoto(Buffer.from('no picture'))).toBeUndefined();
    expect(await coloursOfPhoto(Buffer.alloc(0))).toBeUndefined();
  });
});
