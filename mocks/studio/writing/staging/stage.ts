// Composes the scenes of a story: its figures, its places and its light.
import { randomFrom } from '../../../base/random';
import type { Character, Prop, PropName, Scene, Thing as Drawn } from '../../drawing/scene';
import { Pen } from '../../drawing/pen/pen';
import { props } from '../../drawing/props/props';
import type { Figure } from '../lexicon/figure';
import { figureById } from '../lexicon/figures';
import type { Place } from '../lexicon/places';
import type { Thing } from '../lexicon/things';
import type { DescribedScene, Drawn as Described } from '../stories/story-file';
import type { Subject } from '../title/subject-noun';
import { withOwnLook } from './cast';
import { discOf, lightOf, type Atmosphere, type Mood } from './light';
import { inWinter, isWinter, winterPlace } from './winter';

/** What the scenes of a story have in common. */
export interface Stage {
  readonly atmosphere: Atmosphere;
  readonly mood: Mood | undefined;
  readonly roles: Readonly<Record<string, Figure>>;
  readonly thing: Thing | undefined;
  readonly subject?: Subject | undefined;
  readonly second?: Subject | undefined;
  /** Where the moon is at night. */
  readonly seed: number;
}

/** A figure of size 1 in a picture of middle distance. */
const usual = 1.9;

/** Returns the picture of a described scene. Throws RangeError for a role or a thing that the story does not have. */
export function sceneOf(described: DescribedScene, place: Place, stage: Stage): Scene {
  const { light, put, back, place: _place, ...more } = described;
  const drawn = (some: readonly Described[]) => some.flatMap((one) => drawnOf(one, stage) ?? []);
  const { sky = 'day', ...weather } = lightOf(stage.atmosphere, stage.mood, light);
  // Weather, sun and moon stay outside a room's window.
  const outside = place.backdrop.ground === 'room' ? {} : { ...weather, ...discOf(sky, light, stage.seed) };
  const lit = { sky, ...outside };
  const elsewhere = [stage.subject, stage.second].map((one) => one?.thing?.prop);
  // A moon that the story is about is in the sky only where the story puts it.
  const missing = Object.fromEntries(
    (['moon', 'sun'] as const).filter((one) => elsewhere.includes(one)).map((one) => [one, false as const]),
  );
  return composed(place, { ...lit, ...missing }, drawn(put), {
    ...more,
    ...(back ? { back: drawn(back) } : {}),
  });
}

/** How far up something of the sky is from where it would stand on the ground. */
const up = 480;
const ground = 600;

function drawnOf(described: Described, stage: Stage): Drawn | readonly Drawn[] | undefined {
  const { roles, thing } = stage;
  const [x, y] = described.at;
  if ('who' in described) {
    const { who, at: _at, hold, ...more } = described;
    const figure = roles[who] ?? figureById(who);
    const held = hold === 'thing' ? thing?.prop : hold;
    return figureAt(figure, x, y, { ...more, ...(held ? { hold: held } : {}) });
  }
  if ('subject' in described)
    return subjectsAt(described, described.subject === 'second' ? stage.second : stage.subject, roles);
  if ('thing' in described) {
    const { at: _at, thing: _thing, ...more } = described;
    if (thing !== undefined) {
      const { s: size = 1, ...rest } = more;
      return { t: thing.prop, x, y, ...thing.look, ...rest, s: rounded(size * (thing.size ?? 1)) };
    }
    // The story may have lost a friend instead of a thing.
    const { s, z } = more;
    return figureAt(friendOf(roles), x, y, { ...(s ? { s } : {}), ...(z ? { z } : {}) });
  }
  const { at: _at, t, ...more } = described;
  const prop: Prop = { t, x, y, ...more };
  return prop;
}

/** How large what the title is about is drawn at size 1: what one can carry, and what one cannot. */
const subjectSize = { carried: 190, other: 420 };

/** How wide many of a kind stand at size 1, and how many a picture shows: three, or as many as the title counts, up to seven. */
const wide = 520;
const counts = [/^(?:four|vier|4)$/, /^(?:five|fünf|5)$/, /^(?:six|sechs|6)$/, /^(?:seven|sieben|7)$/];

/** Returns what the title is about, several times when it is many: those of the cast first, and more than three in two rows. */
function subjectsAt(
  described: Extract<Described, { subject: unknown }>,
  subject: Subject | undefined,
  roles: Stage['roles'],
): Drawn | readonly Drawn[] | undefined {
  const [x, y] = described.at;
  if (subject?.isMany !== true || !(subject.figure ?? subject.thing)) return subjectAt(described, subject);
  const { figure } = subject;
  const cast = Object.values(roles).filter(({ look }) => look.k === figure?.look.k);
  const shown = 4 + counts.findIndex((one) => one.test(subject.count ?? ''));
  return Array.from({ length: shown }, (_, index) => {
    const aside = (index / (shown - 1) - 1 / 2) * wide * (described.s ?? 1);
    const at: [number, number] = [x + aside, y - (index % 2) * (shown > 3 ? 90 : 30)];
    const one = cast[index] ?? (figure && withOwnLook(figure, randomFrom(index)));
    return subjectAt({ ...described, at }, { ...subject, ...(one ? { figure: one } : {}) }) ?? [];
  }).flat();
}

function subjectAt(
  { at: [x, y], subject: _subject, else: other, ...more }: Extract<Described, { subject: unknown }>,
  subject: Subject | undefined,
): Drawn | undefined {
  const { pose: _pose, face: _face, look: _look, arm: _arm, s = 1, ...placed } = more;
  if (subject?.figure) return figureAt(subject.figure, x, y, more);
  const thing = subject?.thing;
  if (thing === undefined) return other && { x, y, ...placed, ...other };
  const pen = new Pen(1);
  props[thing.prop](pen, thing.look ?? {});
  const points = pen.marks.flatMap((mark) => (mark.kind === 'glow' ? [] : mark.points));
  const span = (axis: 0 | 1) =>
    Math.max(...points.map((one) => one[axis])) - Math.min(...points.map((one) => one[axis]));
  const size = thing.isCarried ? subjectSize.carried : subjectSize.other;
  return {
    t: thing.prop,
    x,
    y: subject?.kind === 'sky' && y > ground ? y - up : y,
    ...thing.look,
    ...placed,
    s: rounded((s * size) / Math.max(span(0), span(1))),
  };
}

function friendOf({ friend }: Stage['roles']): Figure {
  if (friend === undefined) throw new RangeError('The story has neither a thing nor a friend');
  return friend;
}

function composed({ backdrop }: Place, light: Scene, put: readonly Drawn[], more: Scene): Scene {
  // A moon or a sun that has come down is not in the sky as well.
  const shows = (name: PropName) => put.some((one) => 't' in one && one.t === name);
  const fallen = {
    ...(shows('moon') ? { moon: false as const } : {}),
    ...(shows('sun') ? { sun: false as const } : {}),
  };
  const around = besides(backdrop.put ?? [], [...put, ...(more.back ?? [])]);
  const behind = more.back ?? (backdrop.back && besides(backdrop.back, put));
  const scene = { ...backdrop, ...light, ...more, ...fallen, ...(behind ? { back: behind } : {}) };
  const all = [...around, ...put];
  if (scene.ground === 'room' || !isWinter(scene.sky))
    return { ...scene, put: scene.weather === 'rain' ? all.map(inRain) : all };
  return {
    ...scene,
    ...(scene.back ? { back: scene.back.map(inWinter) } : {}),
    put: [...winterPlace(around), ...put].map(inWinter),
  };
}

/** It drips into a puddle while it rains. */
const inRain = (one: Drawn): Drawn => ('t' in one && one.t === 'puddle' ? { full: true, ...one } : one);

/** How near something must be to stand on a thing of size 1. */
const reach = 140;

/**
 * Returns a place's things without those that the story replaces, and without things that stand on these. A room keeps its bed only
 * if the story has none.
 */
function besides(around: readonly Drawn[], put: readonly Drawn[]): Drawn[] {
  const own = new Set(put.map((one) => ('t' in one ? one.t : undefined)));
  const isReplaced = (one: Drawn) => 't' in one && own.has(one.t);
  const replaced = around.filter(isReplaced);
  const stoodOn = ({ x, y, z = y }: Drawn, { x: left, y: foot, s = 1 }: Drawn) =>
    z > foot && y < foot && Math.abs(x - left) < reach * s;
  return around.filter((one) => !isReplaced(one) && !replaced.some((base) => stoodOn(one, base)));
}

const rounded = (value: number) => Math.round(value * 100) / 100;

type Doing = Partial<Omit<Character, 'k' | 'x' | 'y'>>;

function figureAt({ look, size }: Figure, x: number, y: number, { s = 1, ...more }: Doing): Character {
  return { ...look, x, y, s: rounded(usual * size * s), ...(inProfile.has(look.k) ? turned(more) : more) };
}

/** Whose body always goes to the right: it must turn as a whole to look to the left. */
const inProfile: ReadonlySet<string> = new Set('duck goose snail fish puffer shark dolphin whale'.split(' '));

function turned(more: Doing): Doing {
  const [x, y] = more.look ?? [0, 0];
  return x < 0 ? { ...more, flip: true, look: [-x, y] } : more;
}

/** Returns a scene with other clouds and another sort of meadow. */
export const inOtherWeather = (scene: Scene, turn: number): Scene => ({
  ...scene,
  clouds: turn % 5,
  base: 600 - turn * 3,
});

/** Keeps the scenes of a story, a talk or a party distinct: a repeated scene is varied. */
export class SceneRegister {
  private readonly known = new Set<string>();

  constructor(private readonly varied = inOtherWeather) {}

  added(scene: Scene): Scene {
    let drawn = scene;
    let described = JSON.stringify(drawn);
    for (let turn = 1; this.known.has(described); turn += 1) {
      drawn = this.varied(scene, turn);
      described = JSON.stringify(drawn);
    }
    this.known.add(described);
    return drawn;
  }
}
