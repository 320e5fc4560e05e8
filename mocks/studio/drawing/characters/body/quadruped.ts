// Draws animals on all fours in profile, to the right: those with hooves on long legs, others on paws; children crawl. Their outlines are data:
// quadruped.json.
import * as v from 'valibot';
import type { Character } from '../../scene';
import { mix } from '../../pen/colour';
import { at, type Pen, type Point } from '../../pen/pen';
import { drawSpikes } from '../head/hair';
import type { Species } from '../species';
import { place, places } from '../../pen/marks';
import { drawCoat } from './coat';
import { drawHeld, footColour, shaded } from './limbs';
import type { Body, Neck } from './neck';
import data from './quadruped.json' with { type: 'json' };
import { drawShadow, drawTail, drawWings } from './trunk';

/** The legs of a gait, from hip or shoulder to the foot: far hind, far front, near hind, near front. */
const gait = v.strictTuple([places, places, places, places]);
const frame = v.strictObject({
  body: places,
  belly: places,
  standing: gait,
  trotting: gait,
  /** The breadth of a leg at the body and above the foot. */
  leg: v.strictTuple([v.number(), v.number()]),
  hooves: v.boolean(),
  /** Where the neck leaves the body, and where the head is. */
  neck: v.strictTuple([place, place, place]),
  /** Where a tail is hung up. */
  rump: place,
});
type Frame = v.InferOutput<typeof frame>;
type Path = readonly Point[];

/** Whoever crawls has hip, knee and foot, and shoulder, elbow and hand. */
const { tall, low, crawling } = v.parse(
  v.strictObject({ tall: frame, low: frame, crawling: v.strictObject({ still: gait, moving: gait }) }),
  data,
);

export const onfours: Body = (pen, s, o) => onAllFours(pen, s, o, false);
export const trot: Body = (pen, s, o) => onAllFours(pen, s, o, true);

function onAllFours(pen: Pen, s: Species, o: Character, trots: boolean): Neck {
  if (s.mask === 'none') return crawl(pen, s, o, trots);
  const frame = hasHooves(s) ? tall : low;
  const [farHind, farFront, nearHind, nearFront] = trots ? frame.trotting : frame.standing;
  drawShadow(pen, 108);
  drawLeg(pen, s, o, frame, farHind, true);
  drawLeg(pen, s, o, frame, farFront, true);
  drawRearTail(pen, s, frame);
  if (s.spikes) drawSpikes(pen, s.spikes, { x: -14, y: -88, rx: 92, ry: 58 });
  drawBack(pen, s, o, frame);
  drawLeg(pen, s, o, frame, nearHind, false);
  drawLeg(pen, s, o, frame, nearFront, false);
  const neck = drawNeck(pen, s, o, frame, trots);
  drawHeld(pen, o, [neck.x + 44, neck.y + 26]);
  return neck;
}

const hasHooves = (s: Species) =>
  s.crest !== undefined || s.ear === 'antlers' || s.ear === 'ossicones' || s.ear === 'horned';

function drawLeg(pen: Pen, s: Species, o: Character, frame: Frame, path: Path, far: boolean): void {
  const [x, y] = path[2] ?? [0, 0];
  const fur = far ? shaded(s.c) : s.c;
  pen.limb(path, frame.leg, fur);
  // The thigh is one with the body: its outline inside would cut it off.
  if (!far) {
    const [hipX, hipY] = path[0] ?? [0, 0];
    pen.ell(
      hipX,
      hipY - 2,
      frame.leg[0] / 2 + 1,
      frame.leg[0] / 2 + 1,
      o.wear && !frame.hooves ? o.wear : s.c,
      { noline: true },
    );
  }
  if (frame.hooves) {
    pen.poly(
      at(`${x - 11},${y - 8} ${x + 9},${y - 8} ${x + 15},${y + 6} ${x - 12},${y + 6}`),
      footColour(s, o),
    );
    return;
  }
  pen.ell(x + 6, y + 1, 17, 9, footColour(s, o));
}

function drawRearTail(pen: Pen, s: Species, frame: Frame): void {
  if (!s.tail) return;
  const [x, y] = frame.rump;
  if (s.tail === 'flowing') {
    pen.blob(at('-86,-134 -112,-130 -130,-96 -126,-44 -112,-22 -108,-60 -100,-92 -88,-110'), s.crest ?? s.c);
    return;
  }
  if (s.tail === 'puff') {
    pen.ell(x - 24, y - 36, 18, 16, s.b);
    return;
  }
  if (frame.hooves && s.tail === 'thin') {
    const colour = mix(s.c, '#3a2a24', 0.3);
    pen.line(at('-86,-126 -112,-112 -114,-68'), colour, 7);
    pen.blob(at('-120,-72 -106,-72 -104,-40 -114,-30 -122,-44'), s.crest ?? colour);
    return;
  }
  pen.push(x, y, 0.86, -0.25, true);
  drawTail(pen, s);
  pen.pop();
}

/** Draws the trunk with its pattern, a blanket over it for clothes, and wings. */
function drawBack(pen: Pen, s: Species, o: Character, frame: Frame): void {
  const fur = s.wool ?? s.c;
  pen.blob(s.wool ? woollen(frame.body) : frame.body, frame.hooves ? fur : (o.wear ?? fur));
  if (!s.wool && (frame.hooves || !o.wear)) pen.blob(frame.belly, s.b, { noline: true });
  drawCoat(pen, s, 'tall');
  if (frame.hooves && o.wear) {
    pen.blob(at('-44,-148 0,-144 40,-148 46,-110 42,-84 -2,-78 -46,-84 -50,-112'), o.wear);
    if (o.stripe) pen.line(at('-46,-98 0,-92 44,-98'), o.stripe, 7, { noink: true });
  }
  if (!s.wings) return;
  pen.push(-20, -10, 0.9);
  drawWings(pen, s.wings);
  pen.pop();
}

/** Every other point of a contour further out: the curls of a fleece. */
function woollen(body: Path): Point[] {
  return body.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = body[(index + 1) % body.length] ?? [x, y];
    const [midX, midY] = [(x + nextX) / 2, (y + nextY) / 2];
    return [
      [x * 0.98, -84 + (y + 84) * 0.98],
      [midX * 1.1, -84 + (midY + 84) * 1.12],
    ];
  });
}

function drawNeck(pen: Pen, s: Species, o: Character, { neck, hooves }: Frame, trots: boolean): Neck {
  const longer = (s.neck ?? 0) * 0.9;
  const nod = trots ? 6 : 0;
  const [foot, bend, [headX, headY]] = neck;
  const head: Point = [headX + nod + longer * 0.16, headY + nod - longer];
  const path: Point[] = [foot, [bend[0] + longer * 0.08, bend[1] - longer / 2], head];
  if (hooves && s.crest) {
    const mane = path.map(([x, y]): Point => [x - 24, y - 10]);
    pen.limb(mane, [26, 30], s.crest);
  }
  pen.limb(path, hooves ? [64, 44] : [66, 54], s.wool ?? s.c);
  const [x, y] = foot;
  pen.ell(x - 4, y + 4, 30, 30, !hooves && o.wear ? o.wear : (s.wool ?? s.c), { noline: true });
  if (longer > 0 && s.patches)
    for (const share of [0.3, 0.55, 0.78])
      pen.ell(x + (head[0] - x) * share, y + (head[1] - y) * share, 12, 10, s.patches, { noline: true });
  if (s.stripes)
    for (const share of [0.2, 0.45]) {
      const [sx, sy] = [x + (head[0] - x) * share, y + (head[1] - y) * share];
      pen.line(
        [
          [sx - 25, sy - 6],
          [sx + 20, sy + 12],
        ],
        s.stripes,
        8,
        { noink: true },
      );
    }
  if (o.scarf)
    pen.limb(hooves ? at('44,-150 78,-128 106,-140') : at('54,-122 92,-96 84,-64'), [24, 20], o.scarf);
  return { x: head[0], y: head[1], tilt: 0.04, turn: 0.85, back: false, stretch: 0 };
}

/** Draws a child or an adult on hands and knees. */
function crawl(pen: Pen, s: Species, o: Character, moves: boolean): Neck {
  drawShadow(pen, 96);
  const [farLeg, farArm, nearLeg, nearArm] = crawling[moves ? 'moving' : 'still'];
  const limb = (path: Path, colour: string, end: string) => {
    const [x, y] = path[2] ?? [0, 0];
    pen.limb(path, [28, 21], colour);
    pen.ell(x, y, 14, 10, end);
  };
  const [sleeve, pants] = [o.wear ?? s.c, o.pants ?? s.c];
  limb(farLeg, shaded(pants), footColour(s, o));
  limb(farArm, shaded(sleeve), o.mitt ?? s.c);
  limb(nearLeg, pants, footColour(s, o));
  pen.blob(at('-80,-58 -66,-92 -20,-98 30,-104 62,-100 70,-74 44,-54 -10,-40 -62,-34'), sleeve);
  limb(nearArm, sleeve, o.mitt ?? s.c);
  if (o.scarf) pen.limb(at('44,-106 72,-86 66,-60'), [22, 18], o.scarf);
  return { x: 76, y: -126, tilt: 0.02, turn: 0.75, back: false };
}
