// The animals, ghosts and robots of the lexicon.
import { noun, type Noun } from '../grammar/noun';
import type { Entry, Look } from './figure';

export const animals: readonly Entry[] = [
  animal('fox', 1, 108, 'm', [noun('m Fuchs', 'fox'), noun('n Füchslein', 'fox cub')]),
  animal('bear', 1.15, 82, 'm', [noun('m Bär Bären', 'bear'), noun('n Bärchen', 'bear cub')]),
  { ...animal('polar', 1.15, 84, 'm', [noun('m Eisbär Eisbären', 'polar bear')]) },
  animal('rabbit', 0.9, 122, 'm', [
    noun('m Hase Hasen', 'rabbit'),
    noun('n Häschen', 'bunny'),
    noun('n Kaninchen', 'hare'),
  ]),
  animal('mouse', 0.8, 138, 'f', [
    noun('f Maus', 'mouse'),
    noun('f Ratte', 'rat'),
    noun('n Mäuschen', 'little mouse'),
  ]),
  animal('cat', 0.9, 118, 'f', [
    noun('f Katze', 'cat'),
    noun('n Kätzchen', 'kitten'),
    noun('m Kater', 'tomcat'),
    noun('f Mieze', 'pussycat'),
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
  animal('frog', 0.85, 110, 'm', [noun('m Frosch', 'frog'), noun('f Kröte', 'toad')]),
  animal('lion', 1.1, 84, 'm', [noun('m Löwe Löwen', 'lion')]),
  animal('tiger', 1.05, 88, 'm', [noun('m Tiger', 'tiger')]),
  animal('wolf', 1.05, 86, 'm', [noun('m Wolf', 'wolf')]),
  animal('elephant', 1.15, 80, 'm', [noun('m Elefant Elefanten', 'elephant')]),
  animal('pony', 1.05, 102, 'n', [noun('n Pony', 'pony'), noun('n Fohlen', 'foal')]),
  animal('horse', 1.15, 94, 'n', [
    noun('n Pferd', 'horse'),
    noun('f Stute', 'mare'),
    noun('m Hengst', 'stallion'),
  ]),
  animal('zebra', 1.1, 100, 'n', [noun('n Zebra', 'zebra')]),
  animal('giraffe', 1, 92, 'f', [noun('f Giraffe', 'giraffe')]),
  animal('reindeer', 1.1, 96, 'n', [
    noun('n Rentier', 'reindeer'),
    noun('m Elch', 'moose'),
    noun('m Elch', 'elk'),
    noun('m Hirsch', 'stag'),
    noun('m Hirsch', 'deer'),
  ]),
  animal('crocodile', 1.1, 86, 'n', [
    noun('n Krokodil', 'crocodile'),
    noun('n Krokodil', 'croc'),
    noun('m Alligator', 'alligator'),
  ]),
  animal('hippo', 1.15, 78, 'n', [
    noun('n Nilpferd', 'hippo'),
    noun('n Nilpferd', 'hippopotamus'),
    noun('n Flusspferd', 'hippo'),
  ]),
  animal('bat', 0.75, 132, 'f', [noun('f Fledermaus', 'bat')]),
  animal('spider', 0.75, 124, 'f', [noun('f Spinne', 'spider')]),
  animal('snake', 0.9, 98, 'f', [noun('f Schlange', 'snake')]),
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
  animal('bird', 0.8, 132, 'm', [noun('m Vogel', 'bird'), noun('n Vögelchen', 'birdie')]),
  animal('hen', 0.85, 112, 'n', [noun('n Huhn', 'hen'), noun('f Henne', 'chicken')]),
  animal('chick', 0.7, 142, 'n', [noun('n Küken', 'chick')]),
  animal('butterfly', 0.75, 134, 'm', [noun('m Schmetterling', 'butterfly')]),
  animal('bee', 0.7, 136, 'f', [noun('f Biene', 'bee'), noun('f Hummel', 'bumblebee')]),
  animal('ladybird', 0.7, 138, 'm', [noun('m Marienkäfer', 'ladybird'), noun('m Käfer', 'ladybug')]),
  animal('raven', 0.85, 104, 'm', [
    noun('m Rabe Raben', 'raven'),
    noun('f Krähe', 'crow'),
    noun('f Amsel', 'blackbird'),
  ]),
  {
    ...animal('bird', 0.85, 126, 'm', [noun('m Papagei Papageien', 'parrot')]),
    id: 'parrot',
    look: { k: 'bird', c: '#6fb357' },
  },
  {
    ...animal('bird', 0.75, 136, 'm', [noun('m Spatz Spatzen', 'sparrow')]),
    id: 'sparrow',
    look: { k: 'bird', c: '#a9825c' },
  },
  {
    ...animal('hen', 0.9, 98, 'm', [noun('m Hahn', 'rooster'), noun('m Gockel', 'cockerel')]),
    id: 'rooster',
    look: { k: 'hen', c: '#c8743c' },
  },
  {
    ...animal('pony', 1.05, 90, 'm', [noun('m Esel', 'donkey')]),
    id: 'donkey',
    look: { k: 'pony', c: '#a39e9a' },
  },
  animal('owl', 0.95, 90, 'f', [noun('f Eule', 'owl'), noun('m Uhu', 'eagle owl')]),
  animal('duck', 0.75, 116, 'f', [noun('f Ente', 'duck'), noun('n Entchen', 'duckling')]),
  animal('goose', 0.8, 108, 'f', [noun('f Gans', 'goose'), noun('n Gänschen', 'gosling')]),
  animal('ghost', 0.95, 120, 'n', [noun('n Gespenst', 'ghost'), noun('m Geist', 'spook')]),
  animal('robot', 1, 94, 'm', [noun('m Roboter', 'robot')]),
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
