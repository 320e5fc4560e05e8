// How the presenter is drawn: from the description of the picture, then from the description of the person.
import { figureCalled } from '../writing/lexicon/figures';
import type { Look } from '../writing/lexicon/figure';
import type { TalkPerson } from './made-talk';
import { colourNamed } from '../party/first-picture';

interface Trait {
  readonly words: RegExp;
  readonly look: Partial<Look>;
}

const grown: Look = { k: 'adult', wear: '#4f6f8a', pants: '#4a4a5a', hair: '#6a4630', hairstyle: 'short' };

const traits: readonly Trait[] = [
  {
    words:
      /\b(?:woman|lady|girl|she|her|frau|dame|mädchen|hausfrau|oma|granny|\p{L}*mutter|\p{L}+(?:er|or|st|ent)in)\b/u,
    look: { hairstyle: 'long', dress: true, wear: '#a8547a' },
  },
  { words: /\b(?:short hair|kurzes haar)/, look: { hairstyle: 'short' } },
  {
    words:
      /\b(?:(?:grey|gray|white|silver)(?:-haired| hair)|old(?:er)? (?:lady|man|woman)|ältere dame|alte[rs]? (?:dame|frau|mann)|(?:graue?|weiße?)[mnrs]? haar)/,
    look: { hair: '#cfc9c4' },
  },
  { words: /\b(?:blond|golden hair)/, look: { hair: '#e0b45c' } },
  { words: /\b(?:red hair|red-haired|ginger|rothaarig|rote?[mns]? haar)/, look: { hair: '#c8683c' } },
  {
    words: /\b(?:dark hair|black hair|dark-haired|dunkle[mns]? haar|schwarze?[mns]? haar|dunkelhaarig)/,
    look: { hair: '#3f2a22' },
  },
  { words: /\b(?:curl|locken|lockig)/, look: { hairstyle: 'curls' } },
  { words: /\b(?:plait|braid|zöpfe)/, look: { hairstyle: 'plaits' } },
  { words: /\b(?:bun|dutt)\b/, look: { hairstyle: 'bun' } },
  { words: /\b(?:beard|bart|bärtig|vollbart)/, look: { beard: '#6a4630' } },
  {
    words: /grey beard|graue[mnr]? bart|white beard|weiße[mnr]? bart/,
    look: { beard: '#cfc9c4', hair: '#cfc9c4' },
  },
  { words: /glasses|spectacles|goggles|brille/, look: { glasses: true } },
  { words: /\b(?:beanie|woolly hat|wollmütze)/, look: { hat: 'beanie', hatc: '#d9574a' } },
  { words: /\bflowered hat|blumenhut/, look: { hat: 'flower' } },
  { words: /\b(?:crown|krone)\b/, look: { hat: 'crown' } },
  { words: /\b(?:captain|kapitän)/, look: { hat: 'captain' } },
  { words: /\b(?:scarf|\p{L}*schal)\b/u, look: { scarf: '#d9a23c' } },
  {
    words: /\b(?:suit|anzug|krawatte|tie|black coat|schwarzem mantel|black cape)\b/,
    look: { wear: '#3f4a68', dress: false },
  },
];

const garments =
  /(?:(?<first>\p{L}+) )?(?<second>\p{L}+) (?:dress|jacket|shirt|t-shirt|pullover|jumper|coat|raincoat|cardigan|blazer|suit|kleid|jacke|hemd|pulli|pullover|mantel|strickjacke|anzug|sakko)\b/u;
const people =
  /^(?:man|woman|lady|boy|girl|person|somebody|someone|frau|mann|dame|herr|junge|mädchen|jemand|he|she|er|sie)$/;

/** Returns the look of whoever gives the talk: a described animal or robot, else a person with the traits that are named. */
export function presenterLook({
  imageDescription,
  personDescription,
}: Pick<TalkPerson, 'imageDescription' | 'personDescription'>): Look {
  const text = (imageDescription.trim() || personDescription).toLowerCase();
  // A man with a kitten is a man: what is named first decides.
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (people.test(word)) break;
    const animal = animalCalled(word);
    if (animal) return animal;
  }
  const { first = '', second = '' } = garments.exec(text)?.groups ?? {};
  const colour = colourNamed(second) ?? colourNamed(first);
  const named = traits.filter(({ words }) => words.test(text)).map(({ look }) => look);
  return Object.assign({ ...grown }, ...named, colour ? { wear: colour } : {});
}

const persons: ReadonlySet<string> = new Set(['baby', 'child', 'adult']);

function animalCalled(word: string): Look | undefined {
  if (/^(?:ai|ki|android|machine|maschine)$/.test(word)) return { k: 'robot' };
  const figure = figureCalled(word, 'German') ?? figureCalled(word, 'English');
  return figure && !persons.has(figure.look.k) ? figure.look : undefined;
}
