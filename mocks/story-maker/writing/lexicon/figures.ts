// Who can be in a story, with the words for them. Only those who can be drawn.
import { noun, type Noun } from '../grammar/noun';
import type { Figure, Look } from './figure';

interface Entry {
  readonly id: string;
  readonly look: Look;
  readonly size: number;
  /** Of the voice; 100 is the narrator's. */
  readonly pitch: number;
  readonly speed?: number;
  readonly sex: 'm' | 'f';
  /** The usual word, then others for the same: German with gender, and English. */
  readonly words: readonly Noun[];
  /** Not a child or a small animal: `little` does not fit. */
  readonly isGrown?: boolean;
}

const hair = '#6a4630';

const entries: readonly Entry[] = [
  animal('fox', 1, 108, 'm', [noun('m Fuchs', 'fox'), noun('n Füchslein', 'fox cub')]),
  animal('bear', 1.15, 82, 'm', [
    noun('m Bär Bären', 'bear'),
    noun('n Bärchen', 'bear cub'),
    noun('m Teddy', 'teddy'),
  ]),
  { ...animal('polar', 1.15, 84, 'm', [noun('m Eisbär Eisbären', 'polar bear')]) },
  animal('rabbit', 0.9, 122, 'm', [
    noun('m Hase Hasen', 'rabbit'),
    noun('n Häschen', 'bunny'),
    noun('n Kaninchen', 'hare'),
  ]),
  animal('mouse', 0.8, 138, 'f', [noun('f Maus', 'mouse'), noun('n Mäuschen', 'little mouse')]),
  animal('cat', 0.9, 118, 'f', [
    noun('f Katze', 'cat'),
    noun('n Kätzchen', 'kitten'),
    noun('m Kater', 'tomcat'),
  ]),
  animal('dog', 0.95, 104, 'm', [
    noun('m Hund', 'dog'),
    noun('m Welpe Welpen', 'puppy'),
    noun('n Hündchen', 'pup'),
  ]),
  animal('hedgehog', 0.8, 112, 'm', [noun('m Igel', 'hedgehog')]),
  animal('badger', 1, 86, 'm', [noun('m Dachs', 'badger')]),
  animal('dragon', 1.1, 96, 'm', [noun('m Drache Drachen', 'dragon')]),
  animal('sheep', 0.95, 100, 'n', [noun('n Schaf', 'sheep'), noun('n Lamm', 'lamb')]),
  animal('squirrel', 0.85, 126, 'n', [noun('n Eichhörnchen', 'squirrel')]),
  animal('frog', 0.85, 110, 'm', [noun('m Frosch', 'frog')]),
  animal('lion', 1.1, 84, 'm', [noun('m Löwe Löwen', 'lion')]),
  animal('tiger', 1.05, 88, 'm', [noun('m Tiger', 'tiger')]),
  animal('wolf', 1.05, 86, 'm', [noun('m Wolf', 'wolf')]),
  animal('elephant', 1.15, 80, 'm', [noun('m Elefant Elefanten', 'elephant')]),
  animal('pony', 1.05, 102, 'n', [
    noun('n Pony', 'pony'),
    noun('n Pferd', 'horse'),
    noun('n Fohlen', 'foal'),
  ]),
  animal('unicorn', 1.05, 114, 'n', [noun('n Einhorn', 'unicorn')]),
  animal('cow', 1.1, 84, 'f', [noun('f Kuh', 'cow'), noun('n Kalb', 'calf')]),
  animal('pig', 0.95, 106, 'n', [
    noun('n Schwein', 'pig'),
    noun('n Schweinchen', 'piglet'),
    noun('n Ferkel', 'piggy'),
  ]),
  animal('monkey', 0.95, 118, 'm', [noun('m Affe Affen', 'monkey'), noun('n Äffchen', 'chimp')]),
  animal('penguin', 0.9, 114, 'm', [noun('m Pinguin', 'penguin')]),
  animal('dinosaur', 1.1, 90, 'm', [
    noun('m Dinosaurier', 'dinosaur'),
    noun('m Dino', 'dino'),
    noun('m Saurier', 'saurian'),
  ]),
  animal('snail', 0.85, 96, 'f', [noun('f Schnecke', 'snail')]),
  animal('bird', 0.8, 132, 'm', [
    noun('m Vogel', 'bird'),
    noun('n Vögelchen', 'birdie'),
    noun('m Spatz Spatzen', 'sparrow'),
  ]),
  animal('hen', 0.85, 112, 'n', [noun('n Huhn', 'hen'), noun('f Henne', 'chicken')]),
  animal('chick', 0.7, 142, 'n', [noun('n Küken', 'chick')]),
  animal('butterfly', 0.75, 134, 'm', [noun('m Schmetterling', 'butterfly')]),
  animal('bee', 0.7, 136, 'f', [noun('f Biene', 'bee'), noun('f Hummel', 'bumblebee')]),
  animal('ladybird', 0.7, 138, 'm', [noun('m Marienkäfer', 'ladybird'), noun('m Käfer', 'ladybug')]),
  animal('owl', 0.95, 90, 'f', [noun('f Eule', 'owl')]),
  animal('duck', 0.85, 116, 'f', [noun('f Ente', 'duck'), noun('n Entchen', 'duckling')]),
  animal('ghost', 0.95, 120, 'n', [noun('n Gespenst', 'ghost'), noun('m Geist', 'spook')]),
  animal('robot', 1, 94, 'm', [noun('m Roboter', 'robot')]),
  person('girl', { k: 'child', wear: '#e0623f', dress: true, hair, hairstyle: 'plaits' }, 124, 'f', [
    noun('n Mädchen', 'girl'),
  ]),
  person('boy', { k: 'child', wear: '#4f83b0', pants: '#5a5a72', hair, hairstyle: 'short' }, 120, 'm', [
    noun('m Junge Jungen', 'boy'),
  ]),
  person('child', { k: 'child', wear: '#6a9a58', pants: '#5a5a72', hair, hairstyle: 'curls' }, 122, 'f', [
    noun('n Kind', 'child'),
  ]),
  person('princess', { k: 'child', wear: '#e58fb0', dress: true, hair: '#e0b45c', hat: 'crown' }, 126, 'f', [
    noun('f Prinzessin', 'princess'),
  ]),
  person(
    'prince',
    { k: 'child', wear: '#5a6fb8', pants: '#3f4a78', hair, hairstyle: 'short', hat: 'crown' },
    118,
    'm',
    [noun('m Prinz Prinzen', 'prince')],
  ),
  person('witch', { k: 'child', wear: '#6a4f8a', dress: true, hair: '#c8683c', hat: 'witch' }, 122, 'f', [
    noun('f Hexe', 'witch'),
  ]),
  person(
    'pirate',
    {
      k: 'child',
      wear: '#f6f2e8',
      stripe: '#c8504a',
      pants: '#4a4a5a',
      hair,
      hairstyle: 'short',
      hat: 'pirate',
    },
    110,
    'm',
    [noun('m Pirat Piraten', 'pirate')],
  ),
  person(
    'knight',
    { k: 'child', wear: '#8f9aa8', pants: '#6a7480', hair, hairstyle: 'short', hat: 'helmet' },
    112,
    'm',
    [noun('m Ritter', 'knight')],
  ),
  person('fairy', { k: 'child', wear: '#b8a0dc', dress: true, hair: '#e0b45c', hat: 'flower' }, 130, 'f', [
    noun('f Fee', 'fairy'),
    noun('f Elfe', 'elf'),
  ]),
  person(
    'captain',
    {
      k: 'child',
      wear: '#3f5a86',
      stripe: '#f6f2e8',
      pants: '#4a4a5a',
      hair,
      hairstyle: 'short',
      hat: 'captain',
    },
    112,
    'm',
    [noun('m Kapitän', 'captain')],
  ),
  grown(
    'grandpa',
    {
      k: 'adult',
      wear: '#7a8a5a',
      pants: '#5a5048',
      hair: '#d8d4cc',
      hairstyle: 'short',
      beard: '#e8e4dc',
      glasses: true,
    },
    78,
    'm',
    [noun('m Opa', 'grandpa'), noun('m Großvater', 'grandfather')],
  ),
  grown(
    'grandma',
    { k: 'adult', wear: '#8a5a86', dress: true, hair: '#dcd8d0', hairstyle: 'bun', glasses: true },
    96,
    'f',
    [noun('f Oma', 'grandma'), noun('f Großmutter', 'grandmother')],
  ),
  grown('mum', { k: 'adult', wear: '#c8684a', dress: true, hair: '#54382a' }, 100, 'f', [
    noun('f Mama', 'mummy'),
    noun('f Mutter', 'mum'),
  ]),
  grown(
    'dad',
    { k: 'adult', wear: '#4a7a6a', pants: '#4a4a5a', hair: '#54382a', hairstyle: 'short' },
    84,
    'm',
    [noun('m Papa', 'daddy'), noun('m Vater', 'dad')],
  ),
  grown(
    'king',
    {
      k: 'adult',
      wear: '#a8403a',
      dress: true,
      hair: '#7a6a58',
      hairstyle: 'short',
      beard: '#8a7a68',
      hat: 'crown',
    },
    80,
    'm',
    [noun('m König', 'king')],
  ),
  grown('queen', { k: 'adult', wear: '#7a4a8a', dress: true, hair: '#c89a4a', hat: 'crown' }, 104, 'f', [
    noun('f Königin', 'queen'),
  ]),
  grown(
    'santa',
    {
      k: 'adult',
      wear: '#c33a32',
      pants: '#c33a32',
      hair: '#f2efe8',
      hairstyle: 'short',
      beard: '#fbf8f2',
      hat: 'santa',
    },
    76,
    'm',
    [noun('m Weihnachtsmann', 'Father Christmas')],
  ),
];

function animal(
  k: Look['k'],
  size: number,
  pitch: number,
  sex: 'm' | 'f' | 'n',
  words: readonly Noun[],
): Entry {
  return { id: k, look: { k }, size, pitch, sex: sex === 'n' ? 'm' : sex, words };
}

function person(id: string, look: Look, pitch: number, sex: 'm' | 'f', words: readonly Noun[]): Entry {
  return { id, look, size: 1, pitch, sex, words };
}

function grown(id: string, look: Look, pitch: number, sex: 'm' | 'f', words: readonly Noun[]): Entry {
  return { id, look, size: 0.95, pitch, speed: 94, sex, words, isGrown: true };
}

const little = { de: 'klein', en: 'little' };
const words = new Map<string, { readonly entry: Entry; readonly word: Noun }>();
for (const entry of entries) {
  for (const word of entry.words) {
    for (const key of [word.de.base, word.de.oblique ?? word.de.base, word.en])
      words.set(key.toLowerCase(), { entry, word });
  }
}

function figureOf(entry: Entry, word: Noun): Figure {
  return {
    id: entry.id,
    look: entry.look,
    size: entry.size,
    voice: { pitch: entry.pitch, speed: entry.speed ?? 100 },
    noun: word,
    sex: entry.sex,
    ...(entry.isGrown || /chen$|lein$/.test(word.de.base) ? {} : { adjective: little }),
  };
}

/** Returns who a word of either language means, in the singular; undefined for every other word. */
export function figureCalled(word: string): Figure | undefined {
  const found = words.get(word.toLowerCase());
  return found && figureOf(found.entry, found.word);
}

/** Returns a figure by its key. Throws RangeError when there is none. */
export function figureById(id: string): Figure {
  const entry = entries.find((one) => one.id === id);
  const [word] = entry?.words ?? [];
  if (entry === undefined || word === undefined) throw new RangeError(`No figure: ${id}`);
  return figureOf(entry, word);
}
