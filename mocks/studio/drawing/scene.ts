// The schema of a picture, and its types: an author composes pictures as data, and `art/` draws them. The paper is 1024 × 1024 units;
// x grows to the right, y downwards; a thing's origin is the middle of its foot. Contains no drawing code.
import * as v from 'valibot';
import * as names from './scene-names';

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
const point = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
/** Two numbers, or three with a size. */
const disc = v.union([
  v.pipe(v.tuple([v.number(), v.number(), v.number()]), v.readonly()),
  point,
  v.literal(false),
]);
const prop = v.picklist(names.propNames);

/** How a thing differs from its plain form; each thing uses the fields that it knows. */
export const propLookSchema = v.strictObject({
  /** Its main colour, `#rrggbb`. */
  c: v.exactOptional(colour),
  /** A house's roof and door. */
  roof: v.exactOptional(colour),
  /** `false`: a house without one. */
  door: v.exactOptional(v.union([colour, v.literal(false)])),
  /** Windows are lit; a torch, a candle and a lamp are unless this is `false`, and so is a streetlamp in the dark. */
  lit: v.exactOptional(v.boolean()),
  /** Snow lies on it. */
  snow: v.exactOptional(v.boolean()),
  /** A tree bears apples. */
  apples: v.exactOptional(v.boolean()),
  /** A pine is a Christmas tree. */
  lights: v.exactOptional(v.boolean()),
  /** The sail's colour, or none. */
  sail: v.exactOptional(v.union([colour, v.literal(false)])),
  /** `false`: nothing rises from the chimney. */
  smoke: v.exactOptional(v.boolean()),
  /** A jar's or lantern's light. */
  glow: v.exactOptional(colour),
  /**
   * Something is in the jar, bucket, basket, chest, box, bowl, nest and so on; a flag is a pirate's, a shelf a shop's, and into a
   * puddle it drips. A cup and a tub are full unless this is `false`, and so is the plate
   * of pancakes: else it is one without a plate.
   */
  full: v.exactOptional(v.boolean()),
});

const placed = {
  x: v.number(),
  y: v.number(),
  /** Size; 1 when absent. Characters are about 210 units tall at 1. */
  s: v.exactOptional(v.number()),
  /** Turned, in radians. */
  r: v.exactOptional(v.number()),
  /** Mirrored. */
  flip: v.exactOptional(v.boolean()),
  /** Drawing order where it differs from y. */
  z: v.exactOptional(v.number()),
};

export const propSchema = v.strictObject({ t: prop, ...placed, ...propLookSchema.entries });

export const characterSchema = v.strictObject({
  ...placed,
  k: v.picklist(names.characterKinds),
  pose: v.exactOptional(v.picklist(names.poses)),
  /** Without it the head follows the eyes a little, and a walker's looks ahead. */
  facing: v.exactOptional(v.picklist(names.facings)),
  face: v.exactOptional(v.picklist(names.faces)),
  /** Where the eyes look: -1 left, 1 right; -1 up, 1 down. */
  look: v.exactOptional(point),
  /** Eyes shut for a moment, whatever the face. */
  blink: v.exactOptional(v.boolean()),
  /** The mouth of someone who is just speaking, in place of the face's. */
  speech: v.exactOptional(v.picklist(['talk', 'open'])),
  /** Head tilted, in radians. */
  tilt: v.exactOptional(v.number()),
  /** Both arms; `al` and `ar` (the one on the right of the picture) win over it. */
  arm: v.exactOptional(v.picklist(names.arms)),
  al: v.exactOptional(v.picklist(names.arms)),
  ar: v.exactOptional(v.picklist(names.arms)),
  /** Held in the right hand, or the left with `holdl`. */
  hold: v.exactOptional(prop),
  holdl: v.exactOptional(v.boolean()),
  holdo: v.exactOptional(propLookSchema),
  /** What stands on the head, whatever the head; it looks as `holdo` says, too. */
  onHead: v.exactOptional(prop),
  /** Size of the thing in the hand or on the head. */
  hs: v.exactOptional(v.number()),
  lacks: v.exactOptional(v.picklist(names.lacks)),
  /** Fur or skin in another colour. */
  c: v.exactOptional(colour),
  /** Pullover or coat. */
  wear: v.exactOptional(colour),
  /** Whether the clothes are a dress or a long coat. */
  dress: v.exactOptional(v.boolean()),
  /** Stripes on the clothes. */
  stripe: v.exactOptional(colour),
  pants: v.exactOptional(colour),
  boots: v.exactOptional(colour),
  scarf: v.exactOptional(colour),
  /** A dummy of this colour in the mouth, where a face has one. */
  dummy: v.exactOptional(colour),
  /** What hangs from the neck. */
  pendant: v.exactOptional(v.picklist(['stethoscope', 'whistle'])),
  /** Mittens. */
  mitt: v.exactOptional(colour),
  /** Hair of a child or an adult; long without a style. */
  hair: v.exactOptional(colour),
  hairstyle: v.exactOptional(v.picklist(names.hairstyles)),
  /** A beard of this colour. */
  beard: v.exactOptional(colour),
  glasses: v.exactOptional(v.boolean()),
  /** Sits in a wheelchair and rolls in place of walking; in bed or water it is left out. Persons only. */
  wheelchair: v.exactOptional(v.boolean()),
  /** A mermaid's tail of this colour, in place of legs. Persons only. */
  fishtail: v.exactOptional(colour),
  hat: v.exactOptional(v.picklist(names.hats)),
  /** The hat's colour. */
  hatc: v.exactOptional(colour),
});

/** Somebody or something, and where. */
export const thingSchema = v.union([propSchema, characterSchema]);
const things = v.pipe(v.array(thingSchema), v.readonly());

export const sceneSchema = v.strictObject({
  sky: v.exactOptional(v.picklist(names.skies)),
  ground: v.exactOptional(v.picklist(names.grounds)),
  weather: v.exactOptional(v.picklist(names.weathers)),
  shot: v.exactOptional(v.picklist(names.shots)),
  /** The point of the paper that the camera looks at when near or close (a face is about 150·s above the foot). */
  focus: v.exactOptional(point),
  /** The tilt of the camera, in radians; in a far or middle shot 0.3 at most. */
  tilt: v.exactOptional(v.number()),
  /** Height of the horizon; about 600. */
  base: v.exactOptional(v.number()),
  /** A path that winds up to the nearest hill. */
  path: v.exactOptional(v.boolean()),
  /** How many small flowers stand in the grass. */
  flowers: v.exactOptional(v.number()),
  /** `false` leaves the meadow plain. */
  grass: v.exactOptional(v.boolean()),
  /** Mountains behind any land. */
  mountains: v.exactOptional(v.boolean()),
  /** Every other tree of the forest has lost its leaves. */
  bare: v.exactOptional(v.boolean()),
  /** How many; 3 when absent. */
  clouds: v.exactOptional(v.number()),
  /** At night there are stars unless this is `false`. */
  stars: v.exactOptional(v.boolean()),
  /** The position of sun or moon, or `false`. */
  sun: v.exactOptional(disc),
  moon: v.exactOptional(disc),
  /** The middle of its foot line. */
  rainbow: v.exactOptional(point),
  /** Grasses in the lower corners, as a frame. */
  frame: v.exactOptional(v.boolean()),
  /** A room's colours, and where its window is; `win: false` has none. */
  wall: v.exactOptional(colour),
  /** Stripes when absent. */
  pattern: v.exactOptional(v.picklist(names.wallPatterns)),
  /** The floor of a room or deck, or the paving of a square or street. */
  floor: v.exactOptional(colour),
  /** Boards in a room and slabs outdoors when absent. */
  flooring: v.exactOptional(v.picklist(names.floorings)),
  curtain: v.exactOptional(colour),
  rug: v.exactOptional(v.union([colour, v.literal(false)])),
  win: v.exactOptional(v.union([v.number(), v.literal(false)])),
  /** A square window with curtains when absent. */
  pane: v.exactOptional(v.picklist(names.panes)),
  /** Behind the nearest hill, or in the waves. */
  back: v.exactOptional(things),
  /** Everyone and everything in front; lower means nearer. */
  put: v.exactOptional(things),
});

export type Scene = Readonly<v.InferOutput<typeof sceneSchema>>;
export type Prop = Readonly<v.InferOutput<typeof propSchema>>;
export type Character = Readonly<v.InferOutput<typeof characterSchema>>;
export type Thing = Prop | Character;
export type PropLook = Readonly<v.InferOutput<typeof propLookSchema>>;
/** Things, about 100 to 300 units tall at size 1. */
export type PropName = Prop['t'];
export type CharacterKind = Character['k'];
export type OwnBody = (typeof names.ownBodies)[number];
export type Sky = (typeof names.skies)[number];
export type Ground = (typeof names.grounds)[number];
export type WallPattern = (typeof names.wallPatterns)[number];
export type Flooring = (typeof names.floorings)[number];
export type Pane = (typeof names.panes)[number];
export type Weather = (typeof names.weathers)[number];
export type Pose = (typeof names.poses)[number];
export type Facing = (typeof names.facings)[number];
export type Arm = (typeof names.arms)[number];
export type Face = (typeof names.faces)[number];
export type Shot = (typeof names.shots)[number];
