// Draws those who swim in profile, to the right: a fish, a puffer fish, a shark, a dolphin and a whale. They float above their
// origin, have fins for arms, and rise when they jump. Origin below the belly.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, type Pen, type Point } from '../../drawing/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawOwnFace, looksAway } from './own-face';

export type Swimmer = 'fish' | 'puffer' | 'shark' | 'dolphin' | 'whale';

interface Build {
  readonly c: string;
  readonly belly: string;
  readonly body: readonly Point[];
  readonly below: readonly Point[];
  readonly tail: readonly Point[];
  /** The fin on its back, unless it has none. */
  readonly back?: readonly Point[];
  /** The middle of the face, and its size. */
  readonly face: readonly [x: number, y: number, size: number];
  /** Where the fin begins that is its arm. */
  readonly fin: Point;
  readonly stripes?: readonly Point[];
  readonly spikes?: boolean;
  readonly spout?: boolean;
}

const forked = at('-96,-92 -150,-146 -164,-128 -140,-92 -164,-56 -150,-38');
const flukes = at('-120,-70 -164,-122 -196,-140 -190,-104 -160,-84 -192,-74 -200,-44 -166,-46');

const builds: Record<Swimmer, Build> = {
  fish: {
    c: '#f0913f',
    belly: '#fbe3b4',
    body: at('-108,-92 -64,-142 4,-164 70,-148 112,-92 70,-38 4,-22 -64,-44'),
    below: at('-46,-54 10,-66 78,-64 58,-46 4,-36 -36,-46'),
    tail: forked,
    back: at('-50,-146 -18,-196 40,-190 52,-152 0,-158'),
    face: [58, -100, 0.94],
    fin: [-6, -74],
    stripes: at('-12,-148 -24,-92 -16,-40'),
  },
  puffer: {
    c: '#eec654',
    belly: '#fdf4d4',
    body: at('-96,-96 -72,-156 0,-190 72,-168 104,-96 72,-30 0,-8 -72,-36'),
    below: at('-66,-56 0,-70 84,-62 62,-32 0,-14 -50,-28'),
    tail: at('-88,-96 -138,-130 -130,-96 -138,-62'),
    face: [44, -110, 1],
    fin: [-16, -82],
    spikes: true,
  },
  shark: {
    c: '#8b9db2',
    belly: '#f1f4f4',
    body: at('-126,-84 -60,-136 20,-150 92,-130 128,-92 96,-50 20,-34 -60,-52'),
    below: at('-60,-56 20,-72 104,-76 92,-52 20,-38 -40,-48'),
    tail: at('-108,-86 -150,-164 -176,-160 -148,-92 -172,-40 -146,-42'),
    back: at('-26,-138 0,-204 18,-206 32,-140'),
    face: [66, -98, 0.9],
    fin: [-8, -70],
  },
  dolphin: {
    c: '#7fa9c9',
    belly: '#eef6f8',
    body: at('-126,-80 -60,-132 20,-148 84,-128 104,-100 140,-90 138,-76 104,-68 80,-48 16,-34 -60,-48'),
    below: at('-60,-52 16,-68 100,-72 80,-50 16,-38 -40,-44'),
    tail: flukes,
    back: at('-34,-136 -22,-192 -2,-194 20,-142'),
    face: [60, -100, 0.86],
    fin: [-8, -66],
  },
  whale: {
    c: '#5f8fb5',
    belly: '#e4eff1',
    body: at('-126,-76 -90,-130 -20,-168 60,-170 116,-132 130,-80 104,-26 40,-4 -30,-12 -92,-42'),
    below: at('-60,-40 20,-52 124,-66 104,-30 40,-9 -20,-16'),
    tail: flukes,
    face: [70, -100, 1],
    fin: [-14, -62],
    spout: true,
  },
};

/** The fin at rest, and lifted. */
const resting = at('0,0 -40,18 -62,44 -34,46 6,22');
const lifted = at('0,0 -52,-34 -78,-30 -58,2 -8,18');

/** Draws a swimmer of this kind: its pose, its fins, and what it wears and holds. */
export function drawSwimmer(pen: Pen, kind: Swimmer, o: Character): void {
  const build = builds[kind];
  const c = o.c ?? build.c;
  const rises = o.pose === 'jump' || o.pose === 'run';
  const asleep = o.pose === 'sleep';
  pen.push(0, asleep ? 8 : -14, 1, rises ? -0.2 : 0);
  drawBody(pen, build, c, kind === 'fish');
  const [left, right] = armsOf(o);
  const isUp = [left, right].some((arm) => arm !== 'down' && arm !== 'hip');
  pen.push(build.fin[0], build.fin[1]);
  pen.blob(isUp || rises ? lifted : resting, mix(c, '#2a3048', 0.16));
  pen.pop();
  if (o.scarf) pen.limb(at('18,-150 28,-92 14,-34'), [20, 20], o.scarf);
  if (!looksAway(o)) drawSwimmersFace(pen, build, o);
  drawHeld(pen, o, [118, -50]);
  pen.pop();
}

function drawBody(pen: Pen, build: Build, c: string, isScaly: boolean): void {
  const dark = mix(c, '#2a3048', 0.14);
  if (build.spout)
    for (const side of [-1, 1] as const)
      pen.line(at(`24,-170 ${24 + side * 8},-196 ${24 + side * 34},-208`), '#bfe0ee', 7, { noink: true });
  if (build.spikes)
    for (const [x, y] of at('-74,-152 -30,-184 24,-190 70,-166 -84,-44 -44,-18 16,-6 66,-26'))
      pen.poly(at(`${x - 9},${y} ${x * 1.24},${-98 + (y + 98) * 1.24} ${x + 9},${y}`), dark);
  pen.blob(build.tail, dark);
  if (build.back) pen.blob(build.back, dark);
  pen.blob(build.body, c);
  pen.blob(build.below, build.belly, { noline: true });
  if (build.stripes) pen.limb(build.stripes, [26, 22], mix(c, '#fff6e4', 0.75), { noline: true });
  if (isScaly)
    for (const [x, y] of at('-72,-104 -52,-78 -70,-60'))
      pen.line(at(`${x},${y - 9} ${x + 8},${y} ${x},${y + 9}`), dark, 4, { noink: true });
}

function drawSwimmersFace(pen: Pen, { face: [x, y, size] }: Build, o: Character): void {
  pen.push(x, y, size, o.tilt ?? 0);
  drawOwnFace(pen, o, { eyeX: 19, eyeY: -8, turn: 0.25 + (o.look?.[0] ?? 0) * 0.25, human: true });
  pen.pop();
}
