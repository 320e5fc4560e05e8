// Draws those of the sea who face us: an octopus, a crab, a jellyfish, a starfish and a turtle. Origin below them.
import type { Character } from '../../../scene';
import { mix } from '../../drawing/colour';
import { at, mirrored, type Pen, type Point } from '../../drawing/pen';
import { armsOf, drawHeld } from '../body/limbs';
import { drawOwnFace, freeTurnOf, looksAway } from './own-face';

export type SeaDweller = 'octopus' | 'crab' | 'jellyfish' | 'starfish' | 'turtle';

interface Dweller {
  readonly c: string;
  /** The middle of the face, and its size. */
  readonly face: readonly [x: number, y: number, size: number];
  readonly draw: (pen: Pen, c: string, o: Character) => void;
}

const dwellers: Record<SeaDweller, Dweller> = {
  octopus: { c: '#b682c4', face: [0, -122, 1], draw: drawOctopus },
  crab: { c: '#d9604c', face: [0, -84, 0.9], draw: drawCrab },
  jellyfish: { c: '#e8a8c4', face: [0, -124, 0.9], draw: drawJellyfish },
  starfish: { c: '#f0a04c', face: [0, -92, 0.86], draw: drawStarfish },
  turtle: { c: '#7fae6a', face: [0, -142, 0.78], draw: drawTurtle },
};

/** Draws an animal of the sea that faces us; it rises in place of jumping, and has no face from behind. */
export function drawSeaDweller(pen: Pen, kind: SeaDweller, o: Character): void {
  const { c, face, draw } = dwellers[kind];
  const rises = o.pose === 'jump' || o.pose === 'run';
  pen.push(0, rises ? -34 : 0);
  draw(pen, o.c ?? c, o);
  if (!looksAway(o)) {
    pen.push(face[0], face[1], face[2], o.tilt ?? 0);
    drawOwnFace(pen, o, { turn: freeTurnOf(o), human: true });
    pen.pop();
  }
  drawHeld(pen, o, [o.holdl ? -92 : 92, -48]);
  pen.pop();
}

/** Whether the arm of a side is lifted. */
function isLifted(o: Character, side: -1 | 1): boolean {
  const [left, right] = armsOf(o);
  return !['down', 'hip'].includes(side === -1 ? left : right);
}

function drawOctopus(pen: Pen, c: string, o: Character): void {
  const dark = mix(c, '#3a2a4a', 0.14);
  for (const side of [-1, 1] as const) {
    pen.limb(mirrored(side, at('26,-62 34,-10 62,-2')), [26, 12], dark);
    const outer = isLifted(o, side) ? '44,-80 100,-110 112,-156' : '44,-76 92,-52 112,-6';
    pen.limb(mirrored(side, at(outer)), [28, 12], c);
  }
  pen.limb(at('-8,-60 -16,-14 -22,-2'), [24, 12], c);
  pen.limb(at('10,-60 18,-14 22,-2'), [24, 12], c);
  pen.blob(at('0,-204 52,-188 74,-140 66,-90 40,-58 0,-52 -40,-58 -66,-90 -74,-140 -52,-188'), c, {
    clean: true,
  });
  pen.ell(30, -176, 9, 7, mix(c, '#ffffff', 0.4), { noline: true });
  pen.ell(46, -156, 5, 5, mix(c, '#ffffff', 0.4), { noline: true });
}

function drawCrab(pen: Pen, c: string, o: Character): void {
  const dark = mix(c, '#5a1c1c', 0.2);
  for (const side of [-1, 1] as const) {
    for (const [y, reach] of at('-36,112 -24,100 -14,84'))
      pen.limb(mirrored(side, at(`56,${y - 14} ${reach - 8},${y - 16} ${reach},0`)), [14, 8], dark);
    const up = isLifted(o, side);
    const claw: Point = up ? [118, -160] : [120, -92];
    pen.limb(mirrored(side, [[66, -70], [104, up ? -104 : -66], claw]), [18, 15], dark);
    pen.push(side * claw[0], claw[1], 1, 0, side === -1);
    pen.blob(at('-14,8 -24,-22 -8,-46 2,-30 8,-20 22,-44 30,-16 18,8'), c);
    pen.pop();
  }
  pen.blob(at('0,-126 58,-114 88,-76 74,-34 36,-16 0,-12 -36,-16 -74,-34 -88,-76 -58,-114'), c, {
    clean: true,
  });
}

function drawJellyfish(pen: Pen, c: string, o: Character): void {
  pen.glow(0, -110, 120, mix(c, '#ffffff', 0.5), 0.4);
  for (const [x, sway] of at('-52,-10 -26,8 0,-8 26,8 52,10'))
    pen.limb(
      [
        [x, -92],
        [x + sway, -46],
        [x - sway * 0.6, 0],
      ],
      [15, 7],
      mix(c, '#ffffff', 0.2),
      { op: 0.9 },
    );
  for (const side of [-1, 1] as const)
    if (isLifted(o, side)) pen.limb(mirrored(side, at('66,-96 104,-116 112,-156')), [15, 8], c);
  pen.blob(
    at('0,-200 56,-184 88,-134 84,-92 56,-100 28,-88 0,-98 -28,-88 -56,-100 -84,-92 -88,-134 -56,-184'),
    c,
    {
      op: 0.96,
      clean: true,
    },
  );
}

function drawStarfish(pen: Pen, c: string, o: Character): void {
  const reach = [isLifted(o, -1) ? -0.24 : 0, isLifted(o, 1) ? -0.24 : 0] as const;
  const tips = [-1.571, -0.314 + reach[1], 0.942, 2.2, -2.827 - reach[0]];
  const points = tips.flatMap((angle, index): Point[] => {
    const next = tips[(index + 1) % tips.length] ?? 0;
    const notch = angle + ((next - angle + Math.PI * 4) % (Math.PI * 2) || 1) / 2;
    const on = (a: number, r: number): Point => [Math.cos(a) * r, -92 + Math.sin(a) * r];
    return [on(angle - 0.13, 104), on(angle + 0.13, 104), on(notch, 54)];
  });
  pen.blob(points, c, { clean: true });
  for (const angle of tips)
    for (const r of [66, 84])
      pen.ell(Math.cos(angle) * r, -92 + Math.sin(angle) * r, 4, 4, mix(c, '#fff3d8', 0.6), { noline: true });
}

function drawTurtle(pen: Pen, c: string, o: Character): void {
  const shell = '#9a7a4c';
  for (const side of [-1, 1] as const) {
    const arm = isLifted(o, side) ? '50,-88 100,-116 124,-158' : '50,-84 100,-74 122,-36';
    pen.limb(mirrored(side, at(arm)), [30, 18], c);
    pen.limb(mirrored(side, at('38,-26 58,-12 72,2')), [26, 16], c);
  }
  pen.ell(0, -64, 72, 62, shell);
  for (const [x, y] of at('0,-64 -34,-78 34,-78 -26,-36 26,-36'))
    pen.ell(x, y, 17, 15, mix(shell, '#e8d09a', 0.45), { noline: true });
  pen.ell(0, -146, 48, 46, c, { clean: true });
}
