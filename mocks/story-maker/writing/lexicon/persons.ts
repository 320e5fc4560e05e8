// The people of the lexicon: children, family, and those of fairy tales.
import { noun, type Noun } from '../grammar/noun';
import type { Entry, Look } from './figure';

const hair = '#6a4630';

export const persons: readonly Entry[] = [
  person('girl', { k: 'child', wear: '#e0623f', dress: true, hair, hairstyle: 'plaits' }, 124, 'f', [
    noun('n Mädchen', 'girl'),
    noun('f Schwester', 'sister'),
  ]),
  person('boy', { k: 'child', wear: '#4f83b0', pants: '#5a5a72', hair, hairstyle: 'short' }, 120, 'm', [
    noun('m Junge Jungen', 'boy'),
    noun('m Bruder', 'brother'),
  ]),
  person('child', { k: 'child', wear: '#6a9a58', pants: '#5a5a72', hair, hairstyle: 'curls' }, 122, 'f', [
    noun('n Kind', 'child'),
  ]),
  { ...person('baby', { k: 'baby' }, 140, 'f', [noun('n Baby', 'baby')]), size: 0.9 },
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
    'dwarf',
    {
      k: 'child',
      wear: '#c8504a',
      pants: '#5a5048',
      hair: '#d8d4cc',
      hairstyle: 'short',
      beard: '#e8e4dc',
      hat: 'beanie',
      hatc: '#c8504a',
    },
    104,
    'm',
    [noun('m Zwerg', 'dwarf'), noun('m Wichtel', 'gnome'), noun('m Kobold', 'goblin')],
  ),
  person(
    'wizard',
    {
      k: 'child',
      wear: '#3f5a8a',
      dress: true,
      hair: '#d8d4cc',
      hairstyle: 'short',
      beard: '#e8e4dc',
      hat: 'witch',
    },
    106,
    'm',
    [noun('m Zauberer', 'wizard'), noun('m Magier', 'magician')],
  ),
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
    [noun('m Kapitän', 'captain'), noun('m Käptn', 'skipper')],
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
    [
      noun('m Opa', 'grandpa'),
      noun('m Opa', 'granddad'),
      noun('m Opa', 'grandad'),
      noun('m Opi', 'gramps'),
      noun('m Großvater', 'grandfather'),
    ],
  ),
  grown(
    'grandma',
    { k: 'adult', wear: '#8a5a86', dress: true, hair: '#dcd8d0', hairstyle: 'bun', glasses: true },
    96,
    'f',
    [
      noun('f Oma', 'grandma'),
      noun('f Oma', 'granny'),
      noun('f Oma', 'gran'),
      noun('f Oma', 'nana'),
      noun('f Omi', 'grandmama'),
      noun('f Großmutter', 'grandmother'),
    ],
  ),
  grown('mum', { k: 'adult', wear: '#c8684a', dress: true, hair: '#54382a' }, 100, 'f', [
    noun('f Mama', 'mummy'),
    noun('f Mama', 'mommy'),
    noun('f Mama', 'mom'),
    noun('f Mama', 'mama'),
    noun('f Mami', 'mamma'),
    noun('f Mutti', 'mother'),
    noun('f Mutter', 'mum'),
  ]),
  grown(
    'dad',
    { k: 'adult', wear: '#4a7a6a', pants: '#4a4a5a', hair: '#54382a', hairstyle: 'short' },
    84,
    'm',
    [
      noun('m Papa', 'daddy'),
      noun('m Papa', 'dad'),
      noun('m Papa', 'papa'),
      noun('m Papi', 'pa'),
      noun('m Vati', 'dada'),
      noun('m Vater', 'father'),
    ],
  ),
  grown('aunt', { k: 'adult', wear: '#4a7a8a', dress: true, hair: '#a8603a', hairstyle: 'bun' }, 102, 'f', [
    noun('f Tante', 'auntie'),
    noun('f Tante', 'aunt'),
  ]),
  grown(
    'uncle',
    { k: 'adult', wear: '#b8863a', pants: '#4a4a5a', hair: '#6a4630', hairstyle: 'curls', glasses: true },
    82,
    'm',
    [noun('m Onkel', 'uncle')],
  ),
  {
    ...grown(
      'giant',
      {
        k: 'adult',
        wear: '#8a6a4a',
        pants: '#5a5048',
        hair: '#6a4630',
        hairstyle: 'curls',
        beard: '#7a563c',
      },
      72,
      'm',
      [noun('m Riese Riesen', 'giant')],
    ),
    size: 1.25,
  },
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
    [
      noun('m Weihnachtsmann', 'Father Christmas'),
      noun('m Weihnachtsmann', 'Santa Claus'),
      noun('m Weihnachtsmann', 'Santa'),
      noun('m Nikolaus', 'Saint Nicholas'),
    ],
  ),
];

function person(id: string, look: Look, pitch: number, sex: 'm' | 'f', words: readonly Noun[]): Entry {
  return { id, look, size: 1, pitch, sex, words };
}

function grown(id: string, look: Look, pitch: number, sex: 'm' | 'f', words: readonly Noun[]): Entry {
  return { id, look, size: 0.95, pitch, speed: 94, sex, words, isGrown: true };
}
