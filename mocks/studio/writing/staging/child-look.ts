// What a child looks like: by chance, or as somebody chose for themselves. Skin and hair come in pairs that people have. They
// are data: child-look.json.
import * as v from 'valibot';
import { oneOf, type Random } from '../../../base/random';
import {
  hairColours,
  hairstyles,
  skins as skinNames,
  type HeroLooks,
} from '../../../../src/contract/creation/creation-settings';
import { textSchema } from '../../data-schemas';
import type { Look } from '../lexicon/figure';
import data from './child-look.json' with { type: 'json' };

const colours = v.array(textSchema);
const stylesOfBoth = v.strictObject(v.entriesFromList(['girl', 'boy'], v.array(v.picklist(hairstyles))));
const { skins, hairs, hairsOf, styles, rounder, clothes, trousers } = v.parse(
  v.strictObject({
    skins: v.strictObject(v.entriesFromList(skinNames, textSchema)),
    hairs: v.strictObject(v.entriesFromList(hairColours, textSchema)),
    /** The hair that a skin has; a colour that it has often is there more than once. */
    hairsOf: v.strictObject(v.entriesFromList(skinNames, v.array(v.picklist(hairColours)))),
    styles: stylesOfBoth,
    rounder: stylesOfBoth,
    clothes: colours,
    trousers: colours,
  }),
  data,
);
export { hairs, skins };
const pairs = skinNames.flatMap((skin) => hairsOf[skin].map((hair) => [skin, hair] as const));

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
