// What makes a picture more interesting, step by step: each adds something that was not there, in an order by the seed.
import type { Scene } from '../../story-press/scene';
import type { Line } from '../writing/wording/sentences';
import { withAdded, withAir, withCharacters, type Picture } from './picture';

export interface Growth {
  readonly words: Line;
  readonly apply: (picture: Picture) => Picture;
}

const air = (en: string, de: string, scene: Scene): Growth => ({
  words: { de, en },
  apply: (picture) => withAir(picture, scene),
});

const added = (en: string, de: string, ...things: Parameters<typeof withAdded>[1][]): Growth => ({
  words: { de, en },
  apply: (picture) => withAdded(picture, ...things),
});

/** After these one more of the first subject comes at every step. */
export const growths: readonly Growth[] = [
  added('A mouse with a captain’s hat comes to have a look.', 'Eine Maus mit Kapitänsmütze schaut vorbei.', {
    k: 'mouse',
    x: 905,
    y: 960,
    s: 1.1,
    hat: 'captain',
    wear: '#d23c3c',
    face: 'happy',
    arm: 'wave',
  }),
  added(
    'Three balloons rise behind the scene.',
    'Drei Luftballons steigen dahinter auf.',
    { t: 'balloon', x: 170, y: 560, s: 1.2, c: '#d9574a' },
    { t: 'balloon', x: 255, y: 500, s: 1.2, c: '#f0c84e' },
    { t: 'balloon', x: 330, y: 580, s: 1.2, c: '#6a9fd0' },
  ),
  air('Flowers open everywhere.', 'Überall gehen Blumen auf.', { flowers: 26 }),
  air('A rainbow puts itself across the whole sky.', 'Ein Regenbogen legt sich über den ganzen Himmel.', {
    rainbow: [520, 640],
  }),
  added(
    'A cake stands there, and nobody knows who baked it.',
    'Ein Kuchen steht da, und niemand weiß, wer ihn gebacken hat.',
    { t: 'cake', x: 512, y: 985, s: 1 },
  ),
  {
    words: { de: 'Wer da ist, trägt jetzt einen gelben Schal.', en: 'Everybody wears a yellow scarf now.' },
    apply: (picture) => withCharacters(picture, { scarf: '#e0b040' }),
  },
  added(
    'A kite has torn itself loose and flies over it all.',
    'Ein Drachen hat sich losgerissen und fliegt darüber.',
    { t: 'kite', x: 800, y: 330, s: 1.3 },
  ),
  added('A robot rolls in and counts what it sees.', 'Ein Roboter kommt dazu und zählt, was er sieht.', {
    k: 'robot',
    x: 105,
    y: 850,
    s: 1.25,
    face: 'wow',
  }),
  added('An owl gives a lecture in the background.', 'Im Hintergrund hält eine Eule einen Vortrag.', {
    k: 'owl',
    x: 690,
    y: 700,
    s: 1,
    face: 'talk',
  }),
  added('A rocket has landed, quite by mistake.', 'Eine Rakete ist gelandet, ganz aus Versehen.', {
    t: 'rocket',
    x: 920,
    y: 800,
    s: 1.1,
  }),
  added(
    'A whale looks over the hill and asks whether it is late.',
    'Ein Wal schaut über den Hügel und fragt, ob er zu spät kommt.',
    { t: 'whale', x: 430, y: 690, s: 0.9, z: 300 },
  ),
  added(
    'A penguin with a scarf arrives late and is sorry.',
    'Ein Pinguin mit Schal kommt zu spät und entschuldigt sich.',
    { k: 'penguin', x: 960, y: 940, s: 1, scarf: '#d9574a', face: 'shy' },
  ),
];
