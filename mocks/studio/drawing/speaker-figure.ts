// Draws the speaker before the green screen: one frame as SVG, for every mouth and blink. The figure has no green: the key
// removes whatever is greener than red and blue together, less 50 (spec player §9).
import type { Character } from './scene';
import { drawCharacter } from './characters/draw-character';
import { contour } from './pen/contour';
import { Pen, type Shape } from './pen/pen';
import { randomFrom } from '../../base/random';

/** The figures that present library stories. */
export const speakerNames = ['bear', 'robot'] as const;
type SpeakerName = (typeof speakerNames)[number];

/** A figure, its size, and how far below the frame its feet are: it is visible down to the waist. */
export interface SpeakerFigure {
  readonly character: Character;
  readonly size: number;
  readonly feet: number;
}

/** Those who speak in the sample library. */
export const speakers: Record<SpeakerName, SpeakerFigure> = {
  bear: {
    character: { k: 'bear', x: 0, y: 0, glasses: true, wear: '#4f6f8a', scarf: '#d9a23c', arm: 'hip' },
    size: 2.75,
    feet: 100,
  },
  robot: { character: { k: 'robot', x: 0, y: 0, arm: 'hip' }, size: 2.4, feet: 60 },
};

export interface Gesture {
  readonly mouth: 'closed' | 'talk' | 'open';
  readonly eyes: 'open' | 'blink';
  /** Lean of the body, -3 to 3. */
  readonly sway: number;
}

const frame = 512;
/** Dark, so that its mixture with the screen at the figure's edge is either keyed out or not green. */
const outline = '#3a2a26';

/** Returns a frame of 512 × 512. */
export function figureFrameSvg(
  { character, size, feet }: SpeakerFigure,
  { mouth, eyes, sway }: Gesture,
): string {
  const pen = new Pen(7);
  pen.push(frame / 2, frame + feet + sway * 1.2, size, sway * 0.006);
  drawCharacter(pen, {
    ...character,
    blink: eyes === 'blink',
    tilt: sway * 0.008,
    ...(mouth === 'closed' ? {} : { speech: mouth }),
  });
  pen.pop();
  const shapes = pen.marks.filter((mark): mark is Shape => mark.kind !== 'glow' && mark.opacity >= 0.25);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame}" height="${frame}"><rect width="${frame}" height="${frame}" fill="#00ff00"/>${shapes.map(pathOf).join('')}</svg>`;
}

function pathOf(shape: Shape): string {
  const d = contour(shape, 0, randomFrom(1));
  if (shape.kind === 'line')
    return `<path d="${d}" fill="none" stroke="${shape.colour}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const rim = shape.outline ? ` stroke="${outline}" stroke-width="4" stroke-linejoin="round"` : '';
  return `<path d="${d}" fill="${shape.colour}" opacity="${shape.opacity}"${rim}/>`;
}
