// Turns a drawing into two SVG layers: colour without lines, and lines with front shapes hiding those behind.
import { brightness, mix } from '../pen/colour';
import { boxOf, contour, round } from '../pen/contour';
import type { Drawing } from '../draw-scene';
import type { Glow, Point, Shape } from '../pen/pen';
import { randomFrom, type Random } from '../../../base/random';
import { hatching } from './hatching';
import type { Style } from './style-table';

const paperSize = 1024;
const hex = (colour: string) => colour.slice(0, 7);

function sheet(definitions: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${paperSize}" height="${paperSize}" viewBox="0 0 ${paperSize} ${paperSize}"><defs>${definitions}</defs>${body}</svg>`;
}

function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes} stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Returns whether a shape is small and dark, such as pupils, noses and buttons: it belongs to the ink, or it would blur. */
function isInkDetail(mark: Shape, style: Style): boolean {
  if (!style.ink || mark.kind === 'line' || mark.opacity < 0.6 || brightness(hex(mark.colour)) > 56)
    return false;
  const { width, height } = boxOf(mark.points);
  return width < 46 && height < 46;
}

function wobbleOf(mark: Shape, style: Style): number {
  const own = mark.kind === 'line' ? style.wobble * 0.5 : (style.fillWobble ?? style.wobble) * 0.55;
  return mark.outline || mark.kind === 'line' ? own : own * 0.5;
}

/** Returns the layer of colour. */
export function colourLayer({ sky, marks }: Drawing, style: Style, seed: number): string {
  const random = randomFrom(seed + 5);
  const bottom = style.colour(style.flat ? mix(...sky, 0.8) : sky[1]);
  const top = style.flat ? bottom : style.colour(sky[0]);
  const definitions = [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.72"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  ];
  let body = `<rect width="${paperSize}" height="${paperSize}" fill="url(#sky)"/>`;
  if (style.cut) body += cutSky(top, bottom, random);
  marks.forEach((mark, index) => {
    if (mark.kind === 'glow') {
      definitions.push(glowGradient(mark, `glow${index}`, style.colour(mark.colour)));
      body += `<circle cx="${round(mark.x)}" cy="${round(mark.y)}" r="${round(mark.r)}" fill="url(#glow${index})"/>`;
    } else body += colourOf(mark, style, random);
  });
  return sheet(definitions.join(''), body);
}

function cutSky(top: string, bottom: string, random: Random): string {
  return [0, 1, 2, 3]
    .map((layer) => {
      const points: Point[] = [];
      for (let x = -40; x <= 1064; x += 90)
        points.push([x, 120 + layer * 130 + Math.sin(x / 130 + layer * 2) * 20]);
      const shape = { points: [...points, [1064, 1064], [-40, 1064]] as const, closed: true, smooth: false };
      return path(contour(shape, 0, random), `fill="${mix(top, bottom, (layer + 1) / 4)}"`);
    })
    .join('');
}

function glowGradient({ opacity }: Glow, id: string, colour: string): string {
  const stop = (offset: number, strength: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${strength}"/>`;
  return `<radialGradient id="${id}">${stop(0, opacity)}${stop(0.4, opacity * 0.42)}${stop(1, 0)}</radialGradient>`;
}

function colourOf(mark: Shape, style: Style, random: Random): string {
  const d = contour(mark, wobbleOf(mark, style), random);
  const colour = style.colour(hex(mark.colour));
  if (mark.kind === 'line') {
    const isInk = style.ink && !mark.paint && brightness(hex(mark.colour)) < 128;
    if (isInk) return '';
    return path(
      d,
      `fill="none" stroke="${colour}" stroke-width="${round(mark.width)}" opacity="${mark.opacity}"`,
    );
  }
  if (isInkDetail(mark, style)) return '';
  const fill = path(d, `fill="${colour}" opacity="${mark.opacity}"`);
  return style.cut && mark.outline && mark.opacity > 0.5
    ? shadowOf(d) + tornEdge(contour(mark, style.wobble * 4, random)) + fill
    : fill;
}

function shadowOf(d: string): string {
  return (
    [
      [24, 0.07],
      [15, 0.1],
      [7, 0.16],
    ] as const
  )
    .map(([depth, opacity]) =>
      path(
        d,
        `transform="translate(4 ${round(depth * 0.7)})" fill="#2a1c14" stroke="#2a1c14" stroke-width="${depth * 0.8}" opacity="${opacity}"`,
      ),
    )
    .join('');
}

/** Returns the white core of the paper, which shows beside the colour where it is torn. */
function tornEdge(d: string): string {
  return path(d, 'fill="#fffaf0" stroke="#fffaf0" stroke-width="9"');
}

/** Returns the layer of lines: black on white; undefined for styles without ink. */
export function lineLayer({ marks }: Drawing, style: Style, seed: number): string | undefined {
  if (!style.ink) return undefined;
  const random = randomFrom(seed + 6);
  let body = `<rect width="${paperSize}" height="${paperSize}" fill="#fff"/>`;
  for (const mark of marks) if (mark.kind !== 'glow') body += linesOf(mark, style, style.ink.width, random);
  return sheet('', body);
}

function linesOf(mark: Shape, style: Style, inkWidth: number, random: Random): string {
  const d = contour(mark, wobbleOf(mark, style), random);
  if (mark.kind === 'line') return inkLine(mark, d, inkWidth);
  if (isInkDetail(mark, style)) return path(d, 'fill="#000"');
  if (mark.opacity < 0.5) return '';
  const cover = path(d, 'fill="#fff"');
  if (!mark.outline) return cover;
  const width = round(mark.width * inkWidth * (mark.thin ? 0.7 : 1) * (mark.hill ? 0.9 : 1));
  const dash = style.broken
    ? `stroke-dasharray="${round(90 + random() * 220)} ${round(2 + random() * 9)} ${round(60 + random() * 120)} ${round(1 + random() * 5)}"`
    : '';
  const line = path(
    contour(mark, style.wobble, random),
    `fill="none" stroke="#000" stroke-width="${width}" opacity="${mark.soft ? 0.5 : 1}" ${dash}`,
  );
  const shade = style.hatch ? shading(mark, style.hatch, random) : '';
  return cover + line + shade + (style.twice ? secondLine(mark, style, width, random) : '');
}

/** Returns a line as SVG. Light lines are paint: they hide the ink below them. */
function inkLine(mark: Shape, d: string, inkWidth: number): string {
  if (mark.paint) return '';
  const isInk = brightness(hex(mark.colour)) < 128;
  const width = isInk ? Math.max(1.4, mark.width * (inkWidth > 2 ? 1.2 : 0.95)) : mark.width;
  return path(
    d,
    `fill="none" stroke="${isInk ? '#000' : '#fff'}" stroke-width="${round(width)}" opacity="${mark.opacity}"`,
  );
}

function secondLine(mark: Shape, style: Style, width: number, random: Random): string {
  const dash = `${round(40 + random() * 120)} ${round(30 + random() * 90)}`;
  return path(
    contour(mark, style.wobble * 1.35, random),
    `fill="none" stroke="#000" stroke-width="${round(width * 0.62)}" stroke-dasharray="${dash}" opacity="0.75"`,
  );
}

function shading(mark: Shape, opacity: number, random: Random): string {
  const d = hatching(mark, random);
  return d && path(d, `fill="none" stroke="#000" stroke-width="1.3" opacity="${opacity}"`);
}
