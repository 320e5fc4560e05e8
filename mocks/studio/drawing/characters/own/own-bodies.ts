// Separate bodies that are data: own-bodies.json. The origin is below them. The options of their marks are in `lookOf`.
import * as v from 'valibot';
import type { Arm, Character, Pose } from '../../scene';
import { drawingSchemaOf, onFirstUse } from '../../pen/marks';
import type { Pen } from '../../pen/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawShadow } from '../body/trunk';
import { expressionOf, eyeStates } from '../head/face';
import data from './own-bodies.json' with { type: 'json' };
import { drawOwnFace, freeTurnOf, looksAway, opensBeak, turnOf } from './own-face';

/** How a face follows the eyes: turned by a neck, turned without one, in profile, or as a snail's. */
const turns = {
  neck: turnOf,
  free: freeTurnOf,
  ahead: ({ look = [0, 0] }: Character) => 0.25 + look[0] * 0.25,
  creeping: ({ facing, look = [0, 0] }: Character) => (facing === 'left' ? -0.6 : 0.25 + look[0] * 0.3),
};

const low: readonly Arm[] = ['down', 'hip'];
const near: readonly Arm[] = [...low, 'hold', 'carry'];
const waving: readonly Arm[] = ['wave', 'up', 'lift'];

/** Returns what the marks of a body know of a character; of the arms, for the left and the right side. */
function lookOf({ c, scarf, tilt = 0, ...o }: Character) {
  const [left, right] = armsOf(o);
  const does = (...some: readonly Arm[]) => [some.includes(left), some.includes(right)];
  const expression = expressionOf(o);
  const [gazeX, gazeY] = o.look ?? [0, 0];
  const lifted = [!low.includes(left), !low.includes(right)] as const;
  const stretched = [!near.includes(left), !near.includes(right)] as const;
  const flies = o.pose === 'jump' || o.pose === 'run';
  return {
    ...(c === undefined ? {} : { c }),
    ...(scarf === undefined ? {} : { scarf }),
    tilt,
    turn: turnOf(o),
    away: looksAway(o),
    droops: !looksAway(o) && (o.face === 'sad' || o.face === 'worry'),
    side: { front: 0, back: 0, left: -1, right: 1 }[o.facing ?? 'front'],
    gazeX,
    gazeY,
    glasses: o.glasses,
    ...Object.fromEntries(eyeStates.map((one) => [`${one} eyes`, expression.eyes === one])),
    'sad brows': expression.brows === 'sad',
    'angry brows': expression.brows === 'angry',
    'open beak': opensBeak(o),
    jumps: o.pose === 'jump',
    sleeps: o.pose === 'sleep',
    rests: o.pose === 'sit' || o.pose === 'sleep',
    steps: o.pose === 'walk' || o.pose === 'run',
    flies,
    waves: does(...waving),
    cheek: does('cheek'),
    hugs: does('hug'),
    points: does('reach', 'point'),
    wing: flies || [left, right].some((arm) => [...waving, 'reach', 'hug'].includes(arm)),
    lifted,
    left: lifted[0],
    right: lifted[1],
    raised: lifted[0] || lifted[1] || flies,
    stretched,
    spread: [flies || (stretched[0] && left !== 'cheek'), flies || (stretched[1] && right !== 'cheek')],
  };
}

const place = v.strictTuple([v.number(), v.number()]);
const usual = { usual: v.optional(v.number(), 0) };
/** A number that some poses change. */
const posed = v.optional(v.objectWithRest(usual, v.number()), {});
/** Further names of a kind's own look: colours, what it has, and how far something reaches. */
const ownNames = ['belly', 'beak', 'big', 'comb', 'neck'] as const;
const ownLook = v.strictObject(
  v.entriesFromList(['c', ...ownNames], v.exactOptional(v.union([v.string(), v.number(), v.boolean()]))),
);
const options = [...Object.keys(lookOf({ k: 'bat', x: 0, y: 0, scarf: '' })), ...ownNames];
const drawing = onFirstUse(drawingSchemaOf({ c: v.exactOptional(v.string()) }, options));

const bodySchema = v.strictObject({
  /** The breadth of its shadow, how far it is moved down, and its rotation. */
  shadow: posed,
  moved: posed,
  turned: posed,
  drawing,
  face: v.exactOptional(
    v.strictObject({
      at: place,
      size: v.number(),
      turn: v.picklist(['neck', 'free', 'ahead', 'creeping']),
      eyeX: v.optional(v.number(), 20),
      eyeY: v.optional(v.number(), -6),
      mouthY: v.optional(v.number(), 18),
      human: v.optional(v.boolean(), true),
    }),
  ),
  /** The drawing over its face. */
  over: v.exactOptional(drawing),
  /** Where it holds something: at either side, or always there. */
  held: place,
  heldInMiddle: v.exactOptional(v.literal(true)),
  /** Whether it has neither face nor things while it is asleep. */
  hidesAsleep: v.exactOptional(v.literal(true)),
  look: v.optional(ownLook, {}),
  /** Kinds with the same body and another look; those whose eyes are in dark feathers have light lines there. */
  others: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        look: ownLook,
        held: v.exactOptional(place),
        light: v.exactOptional(v.literal(true)),
      }),
    ),
    {},
  ),
});

type Body = v.InferOutput<typeof bodySchema>;

const inPose = (numbers: Body['moved'], pose: Pose = 'stand') => numbers[pose] ?? numbers.usual;

/** Draws a body with its shadow, its face and what it holds. */
function drawBody(pen: Pen, body: Body, o: Character, own: Body['others'][string]): void {
  const { face } = body;
  const { held = body.held, light = false } = own;
  const look = { ...own.look, ...lookOf(o) };
  const shadow = inPose(body.shadow, o.pose);
  if (shadow > 0) drawShadow(pen, shadow);
  pen.push(0, inPose(body.moved, o.pose), 1, inPose(body.turned, o.pose));
  body.drawing(pen, look);
  const hides = body.hidesAsleep && look.sleeps;
  if (face && !look.away && !hides) {
    const { at, size, turn, ...frame } = face;
    pen.push(...at, size, look.tilt);
    drawOwnFace(pen, o, { ...frame, light, turn: turns[turn](o) });
    pen.pop();
  }
  body.over?.(pen, look);
  if (!hides) drawHeld(pen, o, [o.holdl && !body.heldInMiddle ? -held[0] : held[0], held[1]]);
  pen.pop();
}

const names = [
  ...(['octopus', 'crab', 'jellyfish', 'turtle', 'starfish', 'fish', 'puffer'] as const),
  ...(['shark', 'dolphin', 'whale', 'bat', 'spider', 'snail'] as const),
  ...(['owl', 'duck', 'goose', 'bird', 'raven', 'hen', 'chick'] as const),
];

type DrawOwn = (pen: Pen, o: Character) => void;

/** Those whose bodies are data. */
export const writtenBodies = v.parse(
  v.pipe(
    v.record(v.string(), bodySchema),
    v.transform((bodies) =>
      Object.entries(bodies).flatMap(([name, body]) =>
        Object.entries({ [name]: { look: body.look }, ...body.others }).map(
          ([kind, own]): [string, DrawOwn] => [kind, (pen, o) => drawBody(pen, body, o, own)],
        ),
      ),
    ),
    v.transform((kinds) => Object.fromEntries(kinds)),
    v.strictObject(
      v.entriesFromList(
        names,
        v.custom<DrawOwn>((draw) => typeof draw === 'function'),
      ),
    ),
  ),
  data,
);
