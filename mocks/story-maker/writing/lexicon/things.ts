// Things that can be drawn, with the words for them.
import type { PropLook, PropName } from '../../../story-press/scene';
import { noun, type Noun, type Referent } from '../grammar/noun';
import type { Language } from '../wording/sentences';

export interface Thing extends Referent {
  readonly prop: PropName;
  readonly look?: PropLook;
  /** Whether somebody can hold it, and lose it. */
  readonly isCarried: boolean;
}

type Entry = readonly [prop: PropName, isCarried: boolean, words: readonly Noun[], look?: PropLook];

const entries: readonly Entry[] = [
  ['umbrella', true, [noun('m Regenschirm', 'umbrella'), noun('m Schirm', 'brolly')]],
  ['bucket', true, [noun('m Eimer', 'bucket')]],
  ['jar', true, [noun('n Glas', 'jar')]],
  ['letter', true, [noun('m Brief', 'letter')]],
  ['lantern', true, [noun('f Laterne', 'lantern')]],
  [
    'gift',
    true,
    [noun('n Geschenk', 'present'), noun('n Päckchen', 'gift'), noun('f Überraschung', 'surprise')],
  ],
  ['book', true, [noun('n Buch', 'book')]],
  ['apple', true, [noun('m Apfel', 'apple')]],
  ['cake', true, [noun('m Kuchen', 'cake')]],
  ['cup', true, [noun('f Tasse', 'cup')]],
  ['basket', true, [noun('m Korb', 'basket')]],
  ['kite', true, [noun('m Drachen', 'kite')]],
  ['boots', true, [noun('m Stiefel', 'boot')]],
  ['flower', true, [noun('f Blume', 'flower')]],
  ['mushroom', true, [noun('m Pilz', 'mushroom')]],
  ['bolt', true, [noun('f Schraube', 'bolt')]],
  ['ball', true, [noun('m Ball', 'ball')]],
  [
    'teddy',
    true,
    [
      noun('m Teddy', 'teddy'),
      noun('m Teddybär Teddybären', 'teddy bear'),
      noun('m Kuschelbär Kuschelbären', 'cuddly bear'),
    ],
  ],
  ['star', true, [noun('m Stern', 'star')]],
  ['moon', false, [noun('m Mond', 'moon')]],
  ['key', true, [noun('m Schlüssel', 'key')]],
  ['crown', true, [noun('f Krone', 'crown')]],
  ['chest', false, [noun('m Schatz', 'treasure'), noun('f Kiste', 'chest')], { full: true }],
  ['balloon', true, [noun('m Luftballon', 'balloon'), noun('m Ballon', 'air balloon')]],
  ['egg', true, [noun('n Ei', 'egg')]],
  ['nut', true, [noun('f Nuss', 'nut'), noun('f Eichel', 'acorn')]],
  ['shell', true, [noun('f Muschel', 'shell')]],
  ['car', false, [noun('n Auto', 'car')]],
  ['tractor', false, [noun('m Traktor', 'tractor'), noun('m Trecker', 'farm tractor')]],
  ['train', false, [noun('m Zug', 'train'), noun('f Eisenbahn', 'railway')]],
  ['snowman', false, [noun('m Schneemann', 'snowman')]],
  ['boat', false, [noun('n Boot', 'boat'), noun('n Schiff', 'ship')]],
  ['rocket', false, [noun('f Rakete', 'rocket')]],
  ['rainbow', false, [noun('m Regenbogen', 'rainbow')]],
  ['tree', false, [noun('m Baum', 'tree')]],
  [
    'pine',
    false,
    [noun('m Tannenbaum', 'Christmas tree'), noun('m Weihnachtsbaum', 'fir tree')],
    { lights: true },
  ],
  ['house', false, [noun('n Haus', 'house'), noun('n Häuschen', 'cottage')]],
  ['lighthouse', false, [noun('m Leuchtturm', 'lighthouse')]],
  ['clock', false, [noun('f Uhr', 'clock')]],
  ['bench', false, [noun('f Bank', 'bench')]],
  ['bed', false, [noun('n Bett', 'bed')]],
  ['sun', false, [noun('f Sonne', 'sun')]],
  ['hat', true, [noun('m Hut', 'hat')]],
  ['sock', true, [noun('f Socke', 'sock')]],
  ['shoe', true, [noun('m Schuh', 'shoe')]],
  ['scarf', true, [noun('m Schal', 'scarf')]],
  ['spoon', true, [noun('m Löffel', 'spoon')]],
  ['candle', true, [noun('f Kerze', 'candle')]],
  ['bell', true, [noun('f Glocke', 'bell'), noun('n Glöckchen', 'little bell')]],
  ['pumpkin', true, [noun('m Kürbis', 'pumpkin')]],
  ['rock', true, [noun('m Stein', 'stone'), noun('m Kieselstein', 'pebble')]],
  ['bicycle', false, [noun('n Fahrrad', 'bicycle'), noun('n Rad', 'bike')]],
  ['sledge', false, [noun('m Schlitten', 'sledge'), noun('m Rodel', 'sleigh')]],
  ['bus', false, [noun('m Bus', 'bus')]],
  ['digger', false, [noun('m Bagger', 'digger'), noun('m Bagger', 'excavator')]],
  ['cloud', false, [noun('f Wolke', 'cloud')]],
  ['hive', false, [noun('m Bienenstock', 'beehive')]],
  ['lamp', false, [noun('f Lampe', 'lamp')]],
  ['tooth', true, [noun('m Milchzahn', 'tooth'), noun('m Wackelzahn', 'wobbly tooth')]],
  ['bread', true, [noun('n Brot', 'bread loaf')]],
  ['camera', true, [noun('f Kamera', 'camera')]],
  ['telephone', true, [noun('n Telefon', 'telephone'), noun('m Fernsprecher', 'phone')]],
  ['telescope', false, [noun('n Fernrohr', 'telescope'), noun('n Teleskop', 'spyglass')]],
  ['castle', false, [noun('n Schloss', 'castle'), noun('f Burg', 'fortress')]],
  ['bridge', false, [noun('f Brücke', 'bridge')]],
  ['volcano', false, [noun('m Vulkan', 'volcano')]],
  ['planet', false, [noun('m Planet Planeten', 'planet')]],
  ['plane', false, [noun('n Flugzeug', 'plane'), noun('m Flieger', 'aeroplane')]],
];

const words: Record<Language, Map<string, Thing>> = { German: new Map(), English: new Map() };
for (const [prop, isCarried, all, look] of entries) {
  for (const word of all) {
    const isUnique = prop === 'moon' || prop === 'sun';
    const thing = { prop, isCarried, noun: word, isUnique, ...(look ? { look } : {}) };
    words.German.set(word.de.base.toLowerCase(), thing);
    words.English.set(word.en.toLowerCase(), thing);
  }
}

/** Returns what a word means, in the singular; undefined for every other word. */
export function thingCalled(word: string, language: Language): Thing | undefined {
  return words[language].get(word.toLowerCase());
}
