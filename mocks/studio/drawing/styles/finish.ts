// Applies a style to raw pixels: water, wax, brush, paper and ink. One pass over the picture, three bytes per pixel.
import { channels } from '../pen/colour';
import { noise } from './noise';
import type { Style } from './style-table';

/** The inputs of the pass: layers of the same size; those that a style does not need are missing. */
export interface Layers {
  readonly size: number;
  readonly seed: number;
  /** Three bytes per pixel. */
  readonly colour: Uint8Array;
  /** One byte per pixel: ink is dark. */
  readonly lines?: Uint8Array;
  /** The colour layer, blurred. */
  readonly soft?: Uint8Array;
}

type Sheet = Float32Array | undefined;

interface Sheets {
  readonly grain: Float32Array;
  readonly paper: Float32Array;
  readonly water: Sheet;
  readonly streak: Sheet;
  readonly fibre: Sheet;
  readonly dry: Sheet;
  readonly edge: Sheet;
}

function clamp(value: number, min: number, max: number): number {
  return value < min ? min : value > max ? max : value;
}

function sheetsOf(style: Style, size: number, seed: number): Sheets {
  const sheet = (wanted: unknown, grain: Parameters<typeof noise>[1]): Sheet =>
    wanted ? noise(size, grain) : undefined;
  return {
    grain: noise(size, { scale: style.wax ? 3.2 : 2.4, seed: 5, octaves: 2 }),
    paper: noise(size, { scale: 9, seed: 8, octaves: 3 }),
    water: sheet(style.wash, { scale: 190, seed: (seed % 7) + 20, octaves: 3 }),
    streak: sheet(style.streak, {
      scale: 26,
      seed: 31,
      octaves: 2,
      // A brush lays short, broad strokes; a crayon long, thin ones.
      ...(style.median ? { stretch: [0.5, 1.2], turn: 0.4 } : { stretch: [0.16, 2.4], turn: -0.7 }),
    }),
    fibre: sheet(style.fibre, { scale: 14, seed: 40, octaves: 3, stretch: [0.5, 2], turn: 0.4 }),
    dry: sheet(style.dry, { scale: 40, seed: 61, octaves: 3, stretch: [0.1, 3.2], turn: 0.15 }),
    edge: sheet(style.border, { scale: 60, seed: (seed % 7) + 50, octaves: 3 }),
  };
}

/** Returns the finished picture as RGB bytes. */
export function finish(style: Style, layers: Layers): Buffer {
  const { size, seed } = layers;
  const sheets = sheetsOf(style, size, seed);
  const paper = channels(style.paper);
  const ink = style.ink ? channels(style.ink.colour) : paper;
  const out = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const k = sourceOf(style, size, x, y) * 3;
      const shade = shadeAt(style, sheets, layers, i, k);
      const towardsPaper = paperShareAt(style, sheets, i);
      const line = inkAt(style, sheets, layers, i);
      const border = borderAt(style, sheets, size, x, y, i);
      const dark = vignetteAt(style, size, x, y);
      const tooth = 1 + ((sheets.paper[i] ?? 0.5) - 0.5) * 0.05;
      for (let c = 0; c < 3; c += 1) {
        const page = paper[c] ?? 255;
        let value = paintAt(style, layers, k, c, size) * shade;
        value += (page - value) * towardsPaper;
        value += ((ink[c] ?? 0) - value) * line;
        value += (page - value) * border;
        out[i * 3 + c] = clamp(value * (1 - dark * (0.6 + c * 0.15)) * tooth, 0, 255);
      }
    }
  return out;
}

/** Returns where the colour of a pixel comes from: some styles offset colours from their lines. */
function sourceOf({ offset }: Style, size: number, x: number, y: number): number {
  return offset ? Math.max(0, y - offset[1]) * size + Math.max(0, x - offset[0]) : y * size + x;
}

function paintAt(style: Style, { colour, soft }: Layers, k: number, c: number, size: number): number {
  let value = colour[k + c] ?? 0;
  if (style.misprint && c === 0) {
    const beside = Math.min(size * size * 3 - 3, k + style.misprint * 3);
    value = value * 0.55 + (colour[beside] ?? value) * 0.45;
  }
  if (style.glow && soft)
    value = 255 - ((255 - value) * (255 - (soft[k + c] ?? 0) * style.glow * 0.52)) / 255;
  return value;
}

/** Returns light and shadow of the surface: dried rims, brush, grain, fibre. */
function shadeAt(style: Style, sheets: Sheets, { colour, soft }: Layers, i: number, k: number): number {
  let shade = 1;
  if (style.rim && soft) {
    const around = (soft[k] ?? 0) + (soft[k + 1] ?? 0) + (soft[k + 2] ?? 0);
    const here = (colour[k] ?? 0) + (colour[k + 1] ?? 0) + (colour[k + 2] ?? 0);
    shade -= clamp(((around - here) / 3 / 255) * 1.7 * style.rim, 0, 0.3);
  }
  const streak = sheets.streak?.[i] ?? 0.5;
  if (style.streak) shade += (streak - 0.5) * style.streak * 1.5;
  if (style.relief && sheets.streak) {
    const below =
      sheets.streak[Math.min(sheets.streak.length - 1, i + Math.sqrt(sheets.streak.length) + 1)] ?? streak;
    shade += (streak - below) * style.relief * 1.4;
  }
  if (style.grain) shade += ((sheets.grain[i] ?? 0.5) - 0.5) * 0.24 * style.grain;
  if (style.fibre)
    shade +=
      ((sheets.fibre?.[i] ?? 0.5) - 0.5) * 0.32 * style.fibre + ((sheets.grain[i] ?? 0.5) - 0.5) * 0.05;
  if (style.dry) shade += ((sheets.dry?.[i] ?? 0.5) - 0.5) * 0.28 * style.dry;
  return shade;
}

/** Returns the share of visible paper: where water thinned the colour, or wax did not reach. */
function paperShareAt(style: Style, sheets: Sheets, i: number): number {
  const paper = sheets.paper[i] ?? 0.5;
  let share = 0;
  if (style.wash) {
    const water = ((sheets.water?.[i] ?? 0.5) - 0.5) * 0.55 * style.wash;
    share = clamp(0.2 * style.wash + water + (paper - 0.5) * 0.22 * style.wash, 0, 0.75);
  }
  if (style.wax) {
    const bare = (sheets.grain[i] ?? 0) * 0.7 + paper * 0.5 + (sheets.streak?.[i] ?? 0.5) * 0.2 + 0.05;
    const wax = clamp((bare - 0.78 + style.wax * 0.2) * 3 * style.wax, 0, 0.85);
    share = 1 - (1 - share) * (1 - wax);
  }
  return share;
}

function inkAt({ ink, rubbed }: Style, sheets: Sheets, { lines }: Layers, i: number): number {
  if (!ink || !lines) return 0;
  const line = 1 - (lines[i] ?? 255) / 255;
  if (line < 0.01) return 0;
  return line * ink.opacity * (rubbed ? clamp(1.6 - (sheets.grain[i] ?? 0) * rubbed, 0.5, 1) : 1);
}

function borderAt(
  { border, bleed }: Style,
  sheets: Sheets,
  size: number,
  x: number,
  y: number,
  i: number,
): number {
  if (!border) return 0;
  const distance = (Math.min(x, y, size - 1 - x, size - 1 - y) * 1024) / size;
  const ragged = ((sheets.edge?.[i] ?? 0.5) - 0.5) * border * 1.5 + ((sheets.grain[i] ?? 0.5) - 0.5) * 9;
  const share = clamp((border - distance - ragged) / (bleed ? 26 : 7), 0, 1);
  return bleed ? share * share * (3 - 2 * share) : share;
}

function vignetteAt({ vignette }: Style, size: number, x: number, y: number): number {
  if (!vignette) return 0;
  const [dx, dy] = [(x * 2) / size - 1, (y * 2) / size - 1];
  return Math.max(0, dx * dx + dy * dy - 0.75) * vignette;
}
