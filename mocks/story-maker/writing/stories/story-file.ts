// The format of a written story, one JSON file each in `mocks/story-maker/stories`. docs/story-files.md describes it for authors.
import * as v from 'valibot';
import type { Arm, Face, Facing, Pose } from '../../../story-press/scene';
import { propNames } from '../../../story-press/scene-names';
import { places } from '../lexicon/places';

const prop = v.picklist(propNames);
const place = v.pipe(
  v.string(),
  v.check(
    (id) => places.some((one) => one.id === id),
    ({ input }) => `No such place: ${input}`,
  ),
);
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
const point = v.tuple([v.number(), v.number()]);
/** Two numbers, or three with a size. */
const disc = v.union([v.tuple([v.number(), v.number(), v.number()]), point, v.literal(false)]);

const poses = [
  'stand',
  'walk',
  'run',
  'sneak',
  'trot',
  'sit',
  'sleep',
  'back',
  'jump',
  'swim',
  'fly',
  'climb',
  'dig',
  'push',
  'hug',
  'lie',
  'kneel',
  'onfours',
] as const satisfies readonly Pose[];
const faces = [
  'smile',
  'happy',
  'laugh',
  'sad',
  'worry',
  'wow',
  'sleep',
  'sing',
  'talk',
  'angry',
  'thinking',
  'shy',
] as const satisfies readonly Face[];
const arms = [
  'down',
  'wave',
  'up',
  'hold',
  'point',
  'hip',
  'cheek',
  'reach',
  'carry',
  'lift',
  'hug',
] as const satisfies readonly Arm[];
const facings = ['front', 'left', 'right', 'back'] as const satisfies readonly Facing[];

const placed = {
  at: point,
  s: v.exactOptional(v.number()),
  r: v.exactOptional(v.number()),
  flip: v.exactOptional(v.boolean()),
  z: v.exactOptional(v.number()),
};
const look = {
  c: v.exactOptional(colour),
  roof: v.exactOptional(colour),
  door: v.exactOptional(v.union([colour, v.literal(false)])),
  lit: v.exactOptional(v.boolean()),
  snow: v.exactOptional(v.boolean()),
  apples: v.exactOptional(v.boolean()),
  lights: v.exactOptional(v.boolean()),
  sail: v.exactOptional(v.union([colour, v.literal(false)])),
  smoke: v.exactOptional(v.boolean()),
  glow: v.exactOptional(colour),
  full: v.exactOptional(v.boolean()),
};

/** Somebody of the cast, or an animal that only this picture has, by its key in the lexicon. */
const figure = v.strictObject({
  who: v.string(),
  ...placed,
  pose: v.exactOptional(v.picklist(poses)),
  facing: v.exactOptional(v.picklist(facings)),
  face: v.exactOptional(v.picklist(faces)),
  look: v.exactOptional(point),
  blink: v.exactOptional(v.boolean()),
  tilt: v.exactOptional(v.number()),
  arm: v.exactOptional(v.picklist(arms)),
  al: v.exactOptional(v.picklist(arms)),
  ar: v.exactOptional(v.picklist(arms)),
  wear: v.exactOptional(colour),
  scarf: v.exactOptional(colour),
  mitt: v.exactOptional(colour),
  hat: v.exactOptional(
    v.picklist(['santa', 'beanie', 'captain', 'witch', 'crown', 'flower', 'pirate', 'helmet']),
  ),
  hatc: v.exactOptional(colour),
  hold: v.exactOptional(v.union([v.literal('thing'), prop])),
  holdl: v.exactOptional(v.boolean()),
  holdo: v.exactOptional(v.strictObject(look)),
  /** What stands on the head, in the size `hs`. */
  onHead: v.exactOptional(prop),
  hs: v.exactOptional(v.number()),
});
const thing = v.strictObject({ t: prop, ...placed, ...look });
/** The thing that the story was given. */
const givenThing = v.strictObject({ thing: v.literal(true), ...placed, ...look });
const drawn = v.union([figure, thing, givenThing]);

const scene = v.strictObject({
  /** Only on cover and ending; a beat has its own. */
  place: v.exactOptional(place),
  light: v.picklist(['morning', 'day', 'evening', 'night']),
  put: v.array(drawn),
  shot: v.exactOptional(v.picklist(['far', 'middle', 'near', 'close'])),
  focus: v.exactOptional(point),
  tilt: v.exactOptional(v.number()),
  base: v.exactOptional(v.number()),
  path: v.exactOptional(v.boolean()),
  flowers: v.exactOptional(v.number()),
  grass: v.exactOptional(v.boolean()),
  mountains: v.exactOptional(v.boolean()),
  bare: v.exactOptional(v.boolean()),
  weather: v.exactOptional(v.picklist(['snow', 'rain', 'fireflies', 'leaves', 'mist'])),
  clouds: v.exactOptional(v.number()),
  stars: v.exactOptional(v.boolean()),
  sun: v.exactOptional(disc),
  moon: v.exactOptional(disc),
  rainbow: v.exactOptional(point),
  frame: v.exactOptional(v.boolean()),
  wall: v.exactOptional(colour),
  floor: v.exactOptional(colour),
  curtain: v.exactOptional(colour),
  rug: v.exactOptional(v.union([colour, v.literal(false)])),
  win: v.exactOptional(v.union([v.number(), v.literal(false)])),
  back: v.exactOptional(v.array(drawn)),
});

const line = v.strictObject({ de: v.string(), en: v.string() });
const lists = v.strictObject({ de: v.array(v.string()), en: v.array(v.string()) });
/** Roles that the text names though it says that they are elsewhere, or hidden: whoever calls from the next room. */
const unseen = v.exactOptional(v.pipe(v.array(v.string()), v.minLength(1)));
/** Things whose size is what the text is about: a parcel larger than the house. */
const outsized = v.exactOptional(v.pipe(v.array(prop), v.minLength(1)));
/** One line, as the wizards show it (spec screens §10). */
const sampleTitle = v.pipe(v.string(), v.regex(/^\S.{1,58}\S$/u));
/** The youngest read the ten most needed pages only, so others have no `little`. */
const levels = v.strictObject({ middle: v.string(), little: v.exactOptional(v.string()) });

export const storyFileSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  worlds: v.pipe(v.array(v.picklist(['day', 'dark', 'christmas'])), v.minLength(1)),
  /** What titles it tells: each entry is words that must all be in the title. */
  about: lists,
  /** What else it tells: any title that names one or two of its cast and nothing more, or a thing with or without somebody, or a question. */
  suits: v.exactOptional(v.array(v.picklist(['one', 'pair', 'thing', 'question']))),
  /** What somebody wants in the titles that it tells. */
  goals: v.exactOptional(
    v.array(v.picklist(['afraid', 'sleep', 'find', 'journey', 'learn', 'want', 'help', 'celebrate'])),
  ),
  /** What a child grieves over in them; the roles are `hero`, `friend` (whom it is about) and `helper` (who is there). */
  grief: v.exactOptional(v.picklist(['missing', 'hospital', 'death', 'dying', 'parting'])),
  improvised: v.exactOptional(v.boolean()),
  /** Sample titles that the wizards offer. */
  titles: v.strictObject({ de: v.array(sampleTitle), en: v.array(sampleTitle) }),
  /** The roles, with the figures that may play them; `*` stands for whoever the title names. */
  cast: v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), v.pipe(v.array(v.string()), v.minLength(1))),
  /** The things that `{thing}` may be; `*` stands for any that the title names and that can be carried. */
  thing: v.exactOptional(v.pipe(v.array(v.union([v.literal('*'), prop])), v.minLength(1))),
  places: v.pipe(v.array(place), v.minLength(1)),
  /** The weather or the time that the story is about, whatever the title says. */
  mood: v.exactOptional(v.picklist(['rain', 'storm', 'snow', 'night', 'evening', 'autumn', 'mist'])),
  subtitle: line,
  cover: scene,
  beats: v.array(
    v.strictObject({
      need: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Told of such a title only; beats that stand for each other have the same need. */
      only: v.exactOptional(
        v.picklist(['pet', 'person', 'conflict', 'separated', 'thing', 'somebody', 'skill', 'wish']),
      ),
      place: v.exactOptional(place),
      unseen,
      outsized,
      headline: line,
      de: levels,
      en: levels,
      scene,
    }),
  ),
  ending: v.strictObject({
    place: v.exactOptional(place),
    unseen,
    outsized,
    headline: line,
    de: v.string(),
    en: v.string(),
    scene,
  }),
});

export type StoryFile = v.InferOutput<typeof storyFileSchema>;
export type DescribedScene = v.InferOutput<typeof scene>;
export type Drawn = v.InferOutput<typeof drawn>;
