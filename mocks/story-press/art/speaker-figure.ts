// Who speaks before the green screen: one frame as SVG, for every mouth and blink. No green but the screen's.
import type { Character, Face } from '../scene';
import type { SpeakerName } from '../story';
import { drawCharacter } from './characters/draw-character';
import { contour } from './contour';
import { Pen, type Shape } from './pen';
import { randomFrom } from './random';

const speakers: Record<SpeakerName, Character> = {
  bear: { k: 'bear', x: 0, y: 0, glasses: true, wear: '#4f6f8a', scarf: '#d9a23c', arm: 'hip' },
  robot: { k: 'robot', x: 0, y: 0, arm: 'hip' },
};

export type Mouth = 'closed' | 'talk' | 'open';

/** A frame of 512 × 512; `sway` leans the figure a little, in units. */
export function speakerFrameSvg(
  speaker: SpeakerName,
  mouth: Mouth,
  eyes: 'open' | 'blink',
  sway: number,
): string {
  const g = new Pen(7);
  const faces: Record<Mouth, Face> = { closed: 'smile', talk: 'talk', open: 'wow' };
  const face = eyes === 'blink' ? 'sleep' : faces[mouth];
  g.push(256, 560 + sway * 1.2, 2.35, sway * 0.006);
  drawCharacter(g, { ...speakers[speaker], face });
  g.pop();
  const shapes = g.marks.filter((mark): mark is Shape => mark.kind !== 'glow' && mark.opacity >= 0.25);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#00ff00"/>${shapes.map(pathOf).join('')}</svg>`;
}

function pathOf(shape: Shape): string {
  const d = contour(shape, 0, randomFrom(1));
  if (shape.kind === 'line')
    return `<path d="${d}" fill="none" stroke="${shape.colour}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const outline = shape.outline ? ' stroke="#3a2a26" stroke-width="3.4" stroke-linejoin="round"' : '';
  return `<path d="${d}" fill="${shape.colour}" opacity="${shape.opacity}"${outline}/>`;
}
