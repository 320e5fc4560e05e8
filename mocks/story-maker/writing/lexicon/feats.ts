// What one can learn in a story, as infinitives.
import type { Line } from '../wording/sentences';

export const feats: Readonly<Record<string, Line>> = {
  fly: { de: 'fliegen', en: 'fly' },
  swim: { de: 'schwimmen', en: 'swim' },
  sing: { de: 'singen', en: 'sing' },
  dance: { de: 'tanzen', en: 'dance' },
  read: { de: 'lesen', en: 'read' },
  jump: { de: 'springen', en: 'jump' },
  paint: { de: 'malen', en: 'paint' },
  bake: { de: 'backen', en: 'bake' },
  count: { de: 'zählen', en: 'count' },
  whistle: { de: 'pfeifen', en: 'whistle' },
  climb: { de: 'klettern', en: 'climb' },
};
