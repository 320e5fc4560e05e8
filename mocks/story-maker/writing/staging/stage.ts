// The tools with which a plot composes a scene: the story's figures, its places and its light.
import type { Character, Prop, PropName, Scene, Thing as Drawn } from '../../../story-press/scene';
import type { Figure } from '../lexicon/figure';
import type { Place } from '../lexicon/places';
import type { Thing } from '../lexicon/things';
import { lightOf, type Time, type Atmosphere } from './light';
import type { Idea, Mood } from '../title/idea';
import { inWinter, isWinter, winterPlace } from './winter';

/** Places a figure: x and y of its feet, and what it does. `s` is a factor to its own size. */
type PlaceFigure = (x: number, y: number, more?: Partial<Omit<Character, 'k' | 'x' | 'y'>>) => Character;
type PlaceThing = (x: number, y: number, more?: Partial<Omit<Prop, 't' | 'x' | 'y'>>) => Prop;

export interface Stage {
  readonly idea: Idea;
  readonly atmosphere: Atmosphere;
  readonly hero: PlaceFigure;
  readonly friend: PlaceFigure;
  readonly helper: PlaceFigure;
  /** An episode's guest; the helper elsewhere. */
  readonly guest: PlaceFigure;
  /** The title's thing. Throws RangeError when it has none. */
  readonly thing: PlaceThing;
  /** The name of the title's thing, for `hold`. Throws RangeError when it has none. */
  readonly thingName: () => PropName;
  /**
   * Returns the scene at the beat's place in the story's light: `put` is everyone and everything in front of it, `more` any
   * further field of the scene. Light and place may be overridden there.
   */
  readonly at: (time: Time, put: readonly Drawn[], more?: Scene) => Scene;
  /** The same in a room, at home. */
  readonly indoors: (time: Time, put: readonly Drawn[], more?: Scene) => Scene;
}

export interface StageDeps {
  readonly idea: Idea;
  readonly atmosphere: Atmosphere;
  readonly mood: Mood | undefined;
  /** Whether the whole story happens at night. */
  readonly isNight: boolean;
  readonly hero: Figure;
  readonly friend: Figure;
  readonly helper: Figure;
  readonly guest: Figure;
  readonly thing: Thing | undefined;
  readonly place: Place;
}

/** A figure of size 1 in a picture of middle distance. */
const usual = 1.9;

/** Returns the tools for one scene; the same deps give the same scene. */
export function stageOf(deps: StageDeps): Stage {
  const { idea, atmosphere, mood, thing, place } = deps;
  const at: Stage['at'] = (time, put, more = {}) =>
    composed(
      place,
      { ...lightOf(atmosphere, mood, deps.isNight && time === 'day' ? 'night' : time) },
      put,
      more,
    );
  const thingOf = () => {
    if (thing === undefined) throw new RangeError(`The title names no thing: ${idea.title}`);
    return thing;
  };
  return {
    idea,
    atmosphere,
    hero: placer(deps.hero),
    friend: placer(deps.friend),
    helper: placer(deps.helper),
    guest: placer(deps.guest),
    thing: (x, y, more = {}) => ({ t: thingOf().prop, x, y, ...thingOf().look, ...more }),
    thingName: () => thingOf().prop,
    at,
    indoors: (time, put, more = {}) => {
      // Weather and moon stay outside the window.
      const { sky = 'day' } = lightOf(atmosphere, mood, time);
      return composed(room(atmosphere), { sky }, put, more);
    },
  };
}

function composed(place: Pick<Place, 'backdrop'>, light: Scene, put: readonly Drawn[], more: Scene): Scene {
  // A moon or a sun that has come down is not in the sky as well.
  const shows = (name: PropName) => put.some((one) => 't' in one && one.t === name);
  const fallen = {
    ...(shows('moon') ? { moon: false as const } : {}),
    ...(shows('sun') ? { sun: false as const } : {}),
  };
  const around = place.backdrop.put ?? [];
  const scene = { ...place.backdrop, ...light, ...more, ...fallen };
  if (scene.ground === 'room' || !isWinter(scene.sky)) return { ...scene, put: [...around, ...put] };
  return { ...scene, put: [...winterPlace(around), ...put].map(inWinter) };
}

function placer({ look, size }: Figure): PlaceFigure {
  return (x, y, { s = 1, ...more } = {}) => ({
    ...look,
    x,
    y,
    s: Math.round(usual * size * s * 100) / 100,
    ...(inProfile.has(look.k) ? turned(more) : more),
  });
}

/** Whose body always goes to the right: it must turn as a whole to look to the left. */
const inProfile: ReadonlySet<string> = new Set([
  'duck',
  'snail',
  'fish',
  'puffer',
  'shark',
  'dolphin',
  'whale',
]);

function turned<More extends Pick<Character, 'look' | 'flip'>>(more: More): More {
  const [x, y] = more.look ?? [0, 0];
  return x < 0 ? { ...more, flip: true, look: [-x, y] } : more;
}

function room(atmosphere: Atmosphere): Pick<Place, 'backdrop'> {
  const wall = atmosphere === 'dark' ? '#8f86a8' : '#f0dcb4';
  return { backdrop: { ground: 'room', wall } };
}
