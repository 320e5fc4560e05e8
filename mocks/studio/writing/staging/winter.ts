// Puts things out of doors into winter: what grows in summer is bare, gone, or under snow.
import type { Prop, PropName, Sky, Thing } from '../../drawing/scene';

/** Returns whether a sky is one of winter. */
export function isWinter(sky: Sky | undefined): boolean {
  return sky === 'snow' || sky === 'snownight';
}

/** Plants of a place that the story does not mention are left out. */
const summery: ReadonlySet<PropName> = new Set([
  'mushroom', 'reeds', 'flower', 'carrot', 'tomato', 'sprout', 'worm', 'sandcastle',
]); // prettier-ignore
const snowed: ReadonlySet<PropName> = new Set(['house', 'pine']);

/** Returns the things of a place as they are in winter. */
export function winterPlace(things: readonly Thing[]): Thing[] {
  return things.filter((thing) => !('t' in thing && summery.has(thing.t)));
}

/** Returns a thing as it is in winter; people stay as they are. */
export function inWinter(thing: Thing): Thing {
  return 't' in thing ? wintry(thing) : thing;
}

function wintry(thing: Prop): Prop {
  if (thing.t === 'tree') return { ...thing, t: 'bare' };
  if (thing.t === 'bush') return { ...thing, c: '#dfe9f0' };
  if (thing.t === 'pond' || thing.t === 'puddle') return { ...thing, c: '#d6eaf4' };
  return snowed.has(thing.t) ? { ...thing, snow: true } : thing;
}
