// Places of the stories: the words for them in both languages, and how they are drawn.
import type { Scene } from '../../../story-press/scene';
import type { Line } from '../wording/sentences';

export interface Place {
  readonly id: string;
  /** The words for being there, and for going there. */
  readonly at: Line;
  readonly to: Line;
  /** What is always there; light and weather are added. */
  readonly backdrop: Omit<Scene, 'sky' | 'weather'>;
}

export const places: readonly Place[] = [
  {
    id: 'meadow',
    at: { de: 'auf der Wiese', en: 'in the meadow' },
    to: { de: 'auf die Wiese', en: 'to the meadow' },
    backdrop: { ground: 'hills', flowers: 14, put: [{ t: 'bush', x: 930, y: 790, s: 1.2 }] },
  },
  {
    id: 'forest',
    at: { de: 'im Wald', en: 'in the forest' },
    to: { de: 'in den Wald', en: 'into the forest' },
    backdrop: { ground: 'forest', put: [{ t: 'mushroom', x: 80, y: 930, s: 1 }] },
  },
  {
    id: 'pond',
    at: { de: 'am Teich', en: 'by the pond' },
    to: { de: 'zum Teich', en: 'to the pond' },
    backdrop: {
      ground: 'hills',
      put: [
        { t: 'pond', x: 520, y: 800, s: 1.5 },
        { t: 'reeds', x: 830, y: 800, s: 1.2 },
      ],
    },
  },
  {
    id: 'hill',
    at: { de: 'auf dem Hügel', en: 'on the hill' },
    to: { de: 'auf den Hügel', en: 'up the hill' },
    backdrop: { ground: 'hills', mountains: true, path: true, put: [{ t: 'tree', x: 900, y: 780, s: 1.5 }] },
  },
  {
    id: 'village',
    at: { de: 'im Dorf', en: 'in the village' },
    to: { de: 'ins Dorf', en: 'to the village' },
    backdrop: { ground: 'town', put: [{ t: 'streetlamp', x: 920, y: 820, s: 1.1 }] },
  },
  {
    id: 'garden',
    at: { de: 'im Garten', en: 'in the garden' },
    to: { de: 'in den Garten', en: 'into the garden' },
    backdrop: {
      ground: 'hills',
      flowers: 10,
      put: [
        { t: 'fence', x: 640, y: 790, s: 1.5 },
        { t: 'tree', x: 110, y: 800, s: 1.6, apples: true },
      ],
    },
  },
  {
    id: 'mountains',
    at: { de: 'in den Bergen', en: 'in the mountains' },
    to: { de: 'in die Berge', en: 'to the mountains' },
    backdrop: { ground: 'mountain', put: [{ t: 'rock', x: 110, y: 840, s: 1.3 }] },
  },
  {
    id: 'beach',
    at: { de: 'am Strand', en: 'on the beach' },
    to: { de: 'zum Strand', en: 'to the beach' },
    backdrop: { ground: 'beach', put: [{ t: 'bucket', x: 900, y: 940, s: 0.9 }] },
  },
  {
    id: 'water',
    at: { de: 'im Wasser', en: 'in the water' },
    to: { de: 'ins Wasser', en: 'into the water' },
    backdrop: { ground: 'sea' },
  },
  {
    id: 'waves',
    at: { de: 'zwischen den Wellen', en: 'among the waves' },
    to: { de: 'in die Wellen', en: 'into the waves' },
    backdrop: { ground: 'sea', back: [{ t: 'boat', x: 860, y: 640, s: 0.6 }] },
  },
  {
    id: 'bay',
    at: { de: 'in der Bucht', en: 'in the bay' },
    to: { de: 'in die Bucht', en: 'into the bay' },
    backdrop: { ground: 'sea', back: [{ t: 'lighthouse', x: 130, y: 620, s: 0.8 }] },
  },
  {
    id: 'reef',
    at: { de: 'am Riff', en: 'by the reef' },
    to: { de: 'zum Riff', en: 'to the reef' },
    backdrop: {
      ground: 'reef',
      put: [
        { t: 'coral', x: 90, y: 900, s: 1.2 },
        { t: 'coral', x: 950, y: 890, s: 1, c: '#e0a04c' },
      ],
    },
  },
  {
    id: 'seaweed',
    at: { de: 'im Seegras', en: 'in the seaweed' },
    to: { de: 'ins Seegras', en: 'into the seaweed' },
    backdrop: {
      ground: 'reef',
      put: [
        { t: 'seaweed', x: 80, y: 900, s: 1.3 },
        { t: 'seaweed', x: 560, y: 850, s: 0.9, z: 1 },
        { t: 'seaweed', x: 950, y: 900, s: 1.2 },
      ],
    },
  },
  {
    id: 'seabed',
    at: { de: 'über dem Meeresgrund', en: 'above the sea floor' },
    to: { de: 'zum Meeresgrund', en: 'to the sea floor' },
    backdrop: { ground: 'reef', put: [{ t: 'shell', x: 920, y: 960, s: 0.9 }] },
  },
  {
    id: 'rocks',
    at: { de: 'bei den Felsen', en: 'near the rocks' },
    to: { de: 'zu den Felsen', en: 'to the rocks' },
    backdrop: {
      ground: 'reef',
      put: [
        { t: 'rock', x: 80, y: 900, s: 1.8 },
        { t: 'rock', x: 950, y: 880, s: 1.5 },
      ],
    },
  },
  {
    id: 'home',
    at: { de: 'zu Hause', en: 'at home' },
    to: { de: 'nach Hause', en: 'home' },
    backdrop: {
      ground: 'room',
      put: [{ t: 'lamp', x: 900, y: 780, s: 1.3 }],
    },
  },
];

/** Returns a place by its key. Throws RangeError when there is none. */
export function placeById(id: string): Place {
  const place = places.find((one) => one.id === id);
  if (place === undefined) throw new RangeError(`No place: ${id}`);
  return place;
}
