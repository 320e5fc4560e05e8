// Draws faces: eyes, brows and mouth for every feeling, looking in a given direction.
import type { Character, Face } from '../../scene';
import { mix } from '../../pen/colour';
import { at, mirrored, type Pen, type Point } from '../../pen/pen';

/** The geometry of a head's face. */
export interface FaceFrame {
  /** Half the distance of the eyes, and their height. */
  readonly eyeX: number;
  readonly eyeY: number;
  readonly mouthY: number;
  /** Dark fur around the eyes: the lines there are light. */
  readonly light: boolean;
  /** -1 to 1: how far the head is turned; the face moves with it. */
  readonly turn: number;
  /** How far the mouth protrudes when the head is turned. */
  readonly snout: number;
  readonly look: readonly [number, number];
  /** Without a muzzle: it smiles in one curve. */
  readonly human?: boolean;
}

const ink = '#2b2226';
const paleInk = '#f6efe6';
const mouthRed = '#8a3a3c';
const tongue = '#e58a84';

export const eyeStates = ['open', 'wide', 'shut', 'smiling', 'narrow', 'up'] as const;
type Eyes = (typeof eyeStates)[number];
type Brows = 'none' | 'sad' | 'angry' | 'raised' | 'one-raised';
type Mouth = 'smile' | 'grin' | 'laugh' | 'sad' | 'round' | 'sing' | 'talk' | 'flat' | 'small' | 'wavy';

interface Expression {
  readonly eyes: Eyes;
  readonly brows: Brows;
  readonly mouth: Mouth;
  /** Opacity of the red cheeks. */
  readonly blush?: number;
  /** The colour of the dummy in place of a mouth. */
  readonly dummy?: string;
}

/** The expression of each feeling. */
const feelings: Record<Face, Expression> = {
  smile: { eyes: 'open', brows: 'none', mouth: 'smile' },
  happy: { eyes: 'smiling', brows: 'none', mouth: 'grin' },
  laugh: { eyes: 'smiling', brows: 'raised', mouth: 'laugh', blush: 0.7 },
  sad: { eyes: 'open', brows: 'sad', mouth: 'sad' },
  worry: { eyes: 'open', brows: 'sad', mouth: 'wavy' },
  wow: { eyes: 'wide', brows: 'raised', mouth: 'round' },
  sleep: { eyes: 'shut', brows: 'none', mouth: 'small' },
  sing: { eyes: 'shut', brows: 'raised', mouth: 'sing' },
  talk: { eyes: 'open', brows: 'raised', mouth: 'talk' },
  angry: { eyes: 'narrow', brows: 'angry', mouth: 'sad' },
  thinking: { eyes: 'up', brows: 'one-raised', mouth: 'flat' },
  shy: { eyes: 'narrow', brows: 'sad', mouth: 'small', blush: 0.85 },
};

/** Returns the expression of a character's face, changed by a blink and by speech. */
export function expressionOf({ face = 'smile', blink, speech, dummy }: Character): Expression {
  const feeling = feelings[face];
  const mouths = { talk: 'talk', open: 'laugh' } as const;
  return {
    ...feeling,
    ...(blink ? { eyes: 'shut' as const } : {}),
    ...(speech ? { mouth: mouths[speech] } : {}),
    ...(dummy ? { dummy } : {}),
  };
}

/** Returns how far a turned head moves its eyes and its mouth to the side, and its snout down. */
export function shiftOf({ turn, snout }: Pick<FaceFrame, 'turn' | 'snout'>) {
  return { eyes: turn * 13, mouth: turn * (12 + snout * 18), down: Math.abs(turn) * snout * 4 };
}

/** Draws the expression onto a head whose middle is the origin. */
export function drawFace(pen: Pen, expression: Expression, frame: FaceFrame): void {
  const { eyes, brows, mouth, blush = 0.5, dummy } = expression;
  const shift = shiftOf(frame);
  for (const side of [-1, 1] as const) {
    // The far eye is on the curve of the head: nearer to the nose, and narrower.
    const away = Math.max(0, side * frame.turn);
    const x = side * frame.eyeX * (1 - away * 0.22) + shift.eyes;
    pen.ell(x + side * 15, 14, 10 * (1 - away * 0.5), 7, '#ee8f86', { op: blush, noline: true });
    drawEye(pen, eyes, x, 1 - away * 0.2, frame);
    drawBrow(pen, brows, side, x, frame);
  }
  pen.push(shift.mouth, frame.mouthY + shift.down);
  if (dummy) drawDummy(pen, dummy);
  else drawMouth(pen, mouth, frame.human ?? false);
  pen.pop();
}

function drawEye(pen: Pen, eyes: Eyes, x: number, breadth: number, { eyeY, light, look }: FaceFrame): void {
  const line = light ? paleInk : ink;
  pen.push(x, eyeY);
  if (eyes === 'shut') pen.line(at('-9,0 0,6 9,0'), line, 3.6, { raw: true });
  else if (eyes === 'smiling') pen.line(at('-9,4 0,-5 9,4'), line, 3.8, { raw: true });
  else drawOpenEye(pen, eyes, breadth, eyes === 'up' ? [0.5, -0.9] : look);
  pen.pop();
}

function drawOpenEye(pen: Pen, eyes: Eyes, breadth: number, [dx, dy]: readonly [number, number]): void {
  const wide = eyes === 'wide' ? 1.16 : 1;
  const height = eyes === 'narrow' ? 10 : 13.5 * wide;
  pen.ell(0, 0, 11.5 * wide * breadth, height, '#fffdf6', { thin: true, clean: true });
  const pupil = {
    x: dx * 3.6 * breadth,
    y: dy * (height - 10),
    rx: 8.4 * breadth,
    ry: Math.min(10, height - 2),
  };
  pen.ell(pupil.x, pupil.y, pupil.rx, pupil.ry, ink, { noline: true, raw: true });
  pen.ell(pupil.x + 2.4, pupil.y - 3.4, 2.9, 2.9, '#ffffff', { noline: true, raw: true });
}

function drawBrow(pen: Pen, brows: Brows, side: -1 | 1, x: number, { eyeY, light }: FaceFrame): void {
  const line = light ? paleInk : ink;
  pen.push(x, eyeY);
  const brow = (points: string, width: number) => pen.line(mirrored(side, at(points)), line, width);
  if (brows === 'sad') brow('-9,-24 9,-17', 3.4);
  if (brows === 'angry') brow('-11,-13 10,-22', 3.8);
  if (brows === 'raised') brow('-8,-21 0,-25 8,-21', 3);
  if (brows === 'one-raised') brow(side === 1 ? '-8,-25 9,-21' : '-8,-17 9,-17', 3.2);
  pen.pop();
}

const lineMouths: Partial<Record<Mouth, readonly [points: string, width: number]>> = {
  smile: ['-12,-1 -6,6 0,1 6,6 12,-1', 3.2],
  sad: ['-10,9 0,3 10,9', 3.4],
  wavy: ['-11,5 -5,2 0,6 5,2 11,5', 3.2],
  flat: ['-8,5 2,5 10,2', 3.2],
  small: ['-6,3 0,6 6,3', 3],
};

const humanSmile = ['-12,-1 0,7 12,-1', 3.2] as const;

const openMouths: Partial<Record<Mouth, string>> = {
  grin: '-14,0 0,4 14,0 9,10 0,14 -9,10',
  laugh: '-16,-1 0,3 16,-1 12,13 0,20 -12,13',
  talk: '-12,0 0,3 12,0 7,13 -7,13',
  round: '-8,7 -6,0 0,-3 6,0 8,7 6,14 0,17 -6,14',
  sing: '-9,6 -6,1 0,-2 6,1 9,6 6,12 0,14 -6,12',
};

function drawMouth(pen: Pen, mouth: Mouth, human: boolean): void {
  const line = human && mouth === 'smile' ? humanSmile : lineMouths[mouth];
  if (line) pen.line(at(line[0]), ink, line[1]);
  const open = openMouths[mouth];
  if (!open) return;
  const points: Point[] = at(open);
  pen.blob(points, mouthRed, { clean: true });
  if (mouth === 'laugh') pen.ell(0, 14, 8, 4.5, tongue, { noline: true });
}

function drawDummy(pen: Pen, colour: string): void {
  pen.blob(at('-20,4 -12,-7 0,-4 12,-7 20,4 12,16 0,13 -12,16'), colour, { clean: true });
  pen.ell(0, 17, 9, 10, '#fdf6e2', { thin: true, clean: true });
  pen.ell(0, 18, 4.5, 5.5, mix(colour, '#20303c', 0.2), { noline: true });
  pen.ell(0, 5, 6.5, 5.5, mix(colour, '#ffffff', 0.45), { thin: true });
}
