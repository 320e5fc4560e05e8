// How the presenter is drawn: from the description of the picture, then from the description of the person.
import { figureCalled } from '../../writing/lexicon/figures';
import type { Look } from '../../writing/lexicon/figure';

interface Trait {
  readonly words: RegExp;
  readonly look: Partial<Look>;
}

const grown: Look = { k: 'adult', wear: '#4f6f8a', pants: '#4a4a5a', hair: '#6a4630', hairstyle: 'short' };

const traits: readonly Trait[] = [
  {
    words:
      /\b(woman|lady|girl|she|her|housewife|frau|dame|mädchen|hausfrau|oma|grandm\w*|granny|großmutter|moderatorin|lehrerin)\b/,
    look: { hairstyle: 'long', dress: true, wear: '#a8547a' },
  },
  {
    words:
      /\b(grey|gray|white-haired|silver|grau\w*|weißhaarig\w*|silber\w*|oma|grandm\w*|granny|opa|grandpa|old|alte?r?)\b/,
    look: { hair: '#cfc9c4' },
  },
  { words: /\b(blond\w*|golden hair)\b/, look: { hair: '#e0b45c' } },
  { words: /\b(red hair\w*|red-haired|ginger|rothaarig\w*|rote[ns]? haare?n?)\b/, look: { hair: '#c8683c' } },
  {
    words:
      /\b(dark hair\w*|black hair|dark-haired|dunkle?s? haare?n?|schwarze[ns]? haare?n?|dunkelhaarig\w*)\b/,
    look: { hair: '#3f2a22' },
  },
  { words: /\b(curl\w*|locken|lockig\w*)\b/, look: { hairstyle: 'curls' } },
  { words: /\b(plait\w*|braid\w*|zöpfe?n?)\b/, look: { hairstyle: 'plaits' } },
  { words: /\b(bun|dutt)\b/, look: { hairstyle: 'bun' } },
  { words: /\b(beard\w*|bart|bärtig\w*|vollbart)\b/, look: { beard: '#6a4630' } },
  { words: /(glasses|spectacles|brille)/, look: { glasses: true } },
  { words: /\b(cap|beanie|woolly hat|mütze|kappe)\b/, look: { hat: 'beanie', hatc: '#d9574a' } },
  { words: /\b(crown|krone)\b/, look: { hat: 'crown' } },
  { words: /\b(captain|kapitän\w*)\b/, look: { hat: 'captain' } },
  { words: /\b(scarf|schal)\b/, look: { scarf: '#d9a23c' } },
  {
    words:
      /\b(red|rote?[mnrs]?) (dress|jacket|shirt|pullover|jumper|coat|suit|kleid|jacke|hemd|pulli|mantel)/,
    look: { wear: '#d9574a' },
  },
  {
    words:
      /\b(blue|blaue?[mnrs]?) (dress|jacket|shirt|pullover|jumper|coat|suit|kleid|jacke|hemd|pulli|mantel|anzug)/,
    look: { wear: '#5a7fc0' },
  },
  {
    words:
      /\b(green|grüne?[mnrs]?) (dress|jacket|shirt|pullover|jumper|coat|suit|kleid|jacke|hemd|pulli|mantel)/,
    look: { wear: '#6a9a58' },
  },
  {
    words:
      /\b(yellow|gelbe?[mnrs]?) (dress|jacket|shirt|pullover|jumper|coat|raincoat|kleid|jacke|hemd|pulli|mantel)/,
    look: { wear: '#e0b040' },
  },
  { words: /\b(suit|anzug|blazer|krawatte|tie)\b/, look: { wear: '#3f4a68', dress: false } },
];

/** Returns the look of whoever gives the talk: a described animal or robot, else a person with the traits that are named. */
export function presenterLook({
  imageDescription,
  personDescription,
}: {
  readonly imageDescription: string;
  readonly personDescription: string;
}): Look {
  const text = `${imageDescription} ${personDescription}`.toLowerCase();
  const figure = text
    .match(/\p{L}+/gu)
    ?.map(animalCalled)
    .find((found) => found !== undefined);
  if (figure) return figure;
  const named = traits.filter(({ words }) => words.test(text)).map(({ look }) => look);
  return Object.assign({ ...grown }, ...named);
}

function animalCalled(word: string): Look | undefined {
  if (/^(ai|ki|android|machine|maschine)$/.test(word)) return { k: 'robot' };
  const figure = figureCalled(word, 'German') ?? figureCalled(word, 'English');
  return figure && figure.look.k !== 'child' && figure.look.k !== 'adult' ? figure.look : undefined;
}
