// The words of a description of somebody's look, in the six languages of the voices. Without a word for a group of people.
import type { Character } from '../scene';

/** Words by what they mean, as beginnings of words in lower case; `=` asks for the whole word. */
type Words<Meaning extends string> = readonly (readonly [Meaning, string])[];

/** Colours by their hexadecimal value. None is near the green of the screen. */
export const colourWords: Words<string> = [
  ['#2f2a2e', 'black schwarz noir nero nera negro negra くろ 黒'],
  ['#f1ede4', 'white weiß weiss blanc bianc blanco blanca しろ 白'],
  ['#9b979c', 'grey gray grau silver silber gris grigi はいいろ 灰'],
  ['#6a4630', 'brown braun brun marron castan castañ moreno chestnut ちゃいろ 茶'],
  ['#e2bd6a', 'blond golden gold dorad dorat rubio rubia biond きんぱつ 金'],
  ['#c2452f', '=red rot rouge ross rojo roja ginger あか 赤'],
  ['#3f6a9a', 'blue blau bleu =blu azul azzurr navy あお 青'],
  ['#d9a23c', 'yellow gelb jaune giall amarill きいろ 黄'],
  ['#4f6f5c', 'green grün vert verde みどり 緑'],
  ['#d98aa0', 'pink rosa rose =rosé ももいろ ピンク'],
  ['#8663a8', 'purple violet lila viola morad むらさき 紫'],
  ['#d9783c', 'orange arancion naranja オレンジ'],
];

/** What a colour can belong to. */
export const partWords: Words<'hair' | 'beard' | 'clothes' | 'hat' | 'scarf'> = [
  ['hair', 'hair haar cheveu capell pelo cabell curls locken bun dutt plait braid zopf zöpfe かみ 髪'],
  ['beard', 'beard bart moustache barbe barba bigot baff ひげ'],
  ['scarf', 'scarf schal écharpe foulard sciarpa bufanda マフラー'],
  ['hat', 'hat hut cap mütze kappe chapeau bonnet cappell berrett sombrer gorr ぼうし 帽'],
  [
    'clothes',
    'coat mantel jacke jacket suit anzug shirt hemd pullover sweater dress kleid blouse bluse cardigan blazer vest weste uniform apron schürze ' +
      'manteau veste chemise robe costume gilet cappotto giacca camicia vestito maglion abrigo chaqueta camisa vestido traje ふく シャツ コート',
  ],
];

/** Everybody who is not a person. */
export const creatureWords: Words<Character['k']> = [
  ['robot', 'robot roboter machine maschine android ロボット きかい 機械 =ai =ki'],
  ['bear', '=bear =bär ours orso =oso くま'],
  ['fox', '=fox fuchs renard volpe zorro きつね'],
  ['owl', '=owl eule hibou chouette gufo búho ふくろう'],
  ['cat', '=cat katze =chat gatto =gato ねこ'],
  ['dog', '=dog hund chien =cane perro いぬ'],
  ['rabbit', 'rabbit hase kaninchen lapin coniglio conejo うさぎ'],
  ['wolf', '=wolf loup =lupo =lobo おおかみ'],
  ['lion', '=lion löwe leone león ライオン'],
  ['dragon', 'dragon drache drago りゅう'],
  ['ghost', 'ghost gespenst fantôme fantasma おばけ'],
  ['penguin', 'penguin pinguin pingouin pinguino pingüino ペンギン'],
];

export type Trait =
  | 'woman'
  | 'man'
  | 'old'
  | 'young'
  | 'glasses'
  | 'curls'
  | 'bun'
  | 'plaits'
  | 'long'
  | 'short'
  | 'dark-skin'
  | 'pale-skin';

export const traitWords: Words<Trait> = [
  [
    'woman',
    'woman frau lady dame femme donna mujer señora signora madame girl mädchen fille ragazz grandma oma großmutter grand-mère nonna abuela ' +
      'granny housewife hausfrau mother mutter おんな 女 おばあ',
  ],
  [
    'man',
    '=man mann herr gentleman homme uomo hombre señor signore monsieur =boy junge garçon grandpa opa großvater nonno abuelo father vater おとこ 男 おじい',
  ],
  [
    'old',
    '=old elderly alt alte ältere älterer vieux vieille âgé anzian viej grandma granny oma opa senior nonn abuel とし おとしより おばあ おじい',
  ],
  ['young', 'young jung jeune giovan joven teen わかい 若'],
  ['glasses', 'glasses spectacles brille lunettes occhiali gafas lentes めがね 眼鏡'],
  ['curls', 'curl lock kraus boucl ricc rizad まきげ'],
  ['bun', '=bun dutt knoten chignon moño'],
  ['plaits', 'plait braid pigtail zopf zöpfe tress trecc trenza みつあみ'],
  ['long', '=long lang lange langes langen longs longue lungh larg ながい 長'],
  ['short', '=short kurz court cort corto みじかい 短'],
  ['dark-skin', 'dark-skinned dunkelhäutig'],
  ['pale-skin', 'pale blass pâle pallid pálid'],
];

/** Returns the first meaning of a word; undefined for any other word. */
export function meaningOf<Meaning extends string>(word: string, words: Words<Meaning>): Meaning | undefined {
  return words.find(([, list]) =>
    list
      .split(' ')
      .some((known) => (known.startsWith('=') ? word === known.slice(1) : word.startsWith(known))),
  )?.[0];
}
