// What a child looks like: by chance, or as somebody chose for themselves. Skin and hair come in pairs that people have.
import { oneOf, type Random } from '../../../base/random';
import { skins as skinNames, type HeroLooks } from '../../../../src/contract/creation/creation-settings';
import type { Look } from '../lexicon/figure';

export const skins = {
  pale: '#f8dcc4',
  light: '#f2c9a4',
  olive: '#dfae80',
  tan: '#c68e60',
  brown: '#a06a44',
  dark: '#7c4e33',
} as const;
export const hairs = {
  black: '#2b2224',
  dark: '#4a3228',
  brown: '#7a5034',
  red: '#c8683c',
  blond: '#e0b45c',
} as const;
type Hair = keyof typeof hairs;

/** The hair that a skin has; a colour that it has often is there more than once. */
const hairsOf: Record<keyof typeof skins, readonly Hair[]> = {
  pale: ['red', 'blond', 'brown'],
  light: ['blond', 'brown', 'brown', 'dark', 'black'],
  olive: ['brown', 'dark', 'black'],
  tan: ['dark', 'black'],
  brown: ['dark', 'black'],
  dark: ['black', 'black'],
};
const pairs = skinNames.flatMap((skin) => hairsOf[skin].map((hair) => [skin, hair] as const));

const styles = {
  girl: ['long', 'plaits', 'bob', 'ponytail', 'curls', 'bun', 'short'],
  boy: ['short', 'short', 'short', 'curls', 'bob'],
} as const;
const rounder = { girl: ['afro', 'plaits', 'bun'], boy: ['afro', 'short'] } as const;

const clothes = '#d9603f #4f83b0 #6a9a58 #d9a23c #8a6ab0 #3f9a96 #c8587e #e8b04a #5a6fb8'.split(' ');
const trousers = ['#5a5a72', '#4a6078', '#6a5a4c', '#4f6b58', '#3f4a66'];

const rarely = { glasses: 0.1, wheelchair: 0.04 };

/** Returns skin, hair and aids of a child: the chosen ones, and random ones besides. */
export function childLook(choice: HeroLooks, random: Random, sex: 'girl' | 'boy' = 'girl'): Partial<Look> {
  const fitting = pairs.filter(
    ([skin, hair]) => skin === (choice.skin ?? skin) && hair === (choice.hair ?? hair),
  );
  // Always the same number of chances: one choice does not change the rest.
  const [skin, hair] = oneOf(fitting.length > 0 ? fitting : pairs, random);
  const isRound = random() < 0.6 && (skin === 'dark' || skin === 'brown');
  const hairstyle = oneOf((isRound ? rounder : styles)[sex], random);
  const [glasses, wheelchair] = [random() < rarely.glasses, random() < rarely.wheelchair];
  return {
    c: skins[choice.skin ?? skin],
    hair: hairs[choice.hair ?? hair],
    hairstyle: choice.hairstyle ?? hairstyle,
    ...((choice.glasses ?? glasses) ? { glasses: true } : {}),
    ...((choice.wheelchair ?? wheelchair) ? { wheelchair: true } : {}),
  };
}

/** Returns clothes by chance: colours that differ from each other, a dress for some girls, stripes for some. */
export function childClothes(random: Random, sex: 'girl' | 'boy'): Partial<Look> {
  const wear = oneOf(clothes, random);
  const isDress = random() < 0.5 && sex === 'girl';
  const stripe = random() < 0.25 ? '#f6f0e2' : undefined;
  const pants = oneOf(trousers, random);
  return { wear, pants, ...(isDress ? { dress: true } : {}), ...(stripe ? { stripe } : {}) };
}
