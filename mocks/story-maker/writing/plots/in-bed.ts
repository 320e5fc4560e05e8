// Somebody in bed, for the last pages of a story.
import type { Character, Thing } from '../../../story-press/scene';
import type { Stage } from '../staging/stage';

type Lying = Partial<Omit<Character, 'k' | 'x' | 'y'>>;

/** Returns a bed with the hero on it, asleep unless `more` says otherwise. */
export function inBed(hero: Stage['hero'], more: Lying = {}): Thing[] {
  const lying = { pose: 'sleep', face: 'sleep', s: 0.8, z: 900, ...more } as const;
  return [{ t: 'bed', x: 560, y: 880, s: 1.8 }, hero(550, 725, lying)];
}
