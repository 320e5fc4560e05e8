// The ten styles as numbers: what each does to colour, contour, paper and line.
import { mix, retune } from '../art/drawing/colour';
import type { ImageStyle } from '../../../src/contract/creation/image-styles';

export interface Style {
  /** Changes every colour. */
  readonly colour: (hex: string) => string;
  readonly paper: string;
  /** Wobble of contours in units; fills may wobble by their own. */
  readonly wobble: number;
  readonly fillWobble?: number;
  /** Lines: colour, width, opacity; none for cut and painted styles. */
  readonly ink?: { readonly colour: string; readonly width: number; readonly opacity: number };
  /** A second, looser line beside the first; breaks in the line; hatching in the shade. */
  readonly twice?: boolean;
  readonly broken?: boolean;
  readonly hatch?: number;
  /** Lines are rubbed off like wax or pencil, or are soft. */
  readonly rubbed?: number;
  readonly softLine?: boolean;
  /** The distance between colour and its line. */
  readonly offset?: readonly [number, number];
  /** The waves of the paper: amplitude and length. */
  readonly warp?: readonly [number, number];
  /** Watercolour: how much water, and the darker rim where it dried. */
  readonly wash?: number;
  readonly rim?: number;
  readonly bleed?: boolean;
  /** Wax and brush. */
  readonly wax?: number;
  readonly streak?: number;
  readonly relief?: number;
  readonly median?: number;
  readonly glow?: number;
  /** Cut paper: shadows under every shape, fibres. */
  readonly cut?: boolean;
  readonly fibre?: number;
  readonly grain?: number;
  readonly dry?: number;
  readonly misprint?: number;
  /** Ragged border, darkened corners, splashes. */
  readonly border?: number;
  readonly vignette?: number;
  readonly splashes?: boolean;
}

const tuned =
  (saturation: number, depth = 1, turn = 0) =>
  (hex: string) =>
    retune(hex, saturation, depth, turn);
const warmed = (hex: string, saturation: number, depth: number, turn: number, warm: string, share: number) =>
  mix(retune(hex, saturation, depth, turn), warm, share);

export const styles: Record<ImageStyle, Style> = {
  crayon: {
    colour: tuned(1.15, 0.84),
    paper: '#fbf6ea',
    wobble: 2.6,
    fillWobble: 2.5,
    ink: { colour: '#5a4636', width: 1.5, opacity: 0.8 },
    rubbed: 1.3,
    warp: [2.2, 60],
    wax: 0.39,
    streak: 0.13,
    border: 34,
  },
  quentin_blake: {
    colour: tuned(1.15, 0.74),
    paper: '#fdfbf4',
    wobble: 3.4,
    ink: { colour: '#1f1a1c', width: 0.86, opacity: 0.95 },
    twice: true,
    broken: true,
    hatch: 0.55,
    offset: [7, 6],
    warp: [7, 130],
    wash: 0.85,
    rim: 0.5,
    bleed: true,
    border: 46,
  },
  j_drawing: {
    colour: tuned(1.12, 1.0),
    paper: '#fffaf0',
    wobble: 1.1,
    ink: { colour: '#4d3126', width: 1.2, opacity: 0.95 },
    rubbed: 1,
    warp: [1.4, 90],
    wash: 0.12,
    streak: 0.06,
  },
  childpaint: {
    colour: tuned(1.3, 1),
    paper: '#fdf7e8',
    wobble: 5.5,
    fillWobble: 6,
    ink: { colour: '#3a2f52', width: 2.4, opacity: 0.9 },
    warp: [3.4, 46],
    streak: 0.13,
    median: 5,
    relief: 0.5,
    border: 26,
  },
  pastel_dream: {
    colour: tuned(1.08, 0.8, 4),
    paper: '#fff6f4',
    wobble: 1.4,
    ink: { colour: '#7d5a80', width: 1, opacity: 0.68 },
    softLine: true,
    warp: [3, 110],
    glow: 0.22,
    wax: 0.15,
  },
  ink_splash: {
    colour: tuned(0.78, 0.92),
    paper: '#f6f1e4',
    wobble: 2.6,
    ink: { colour: '#14121a', width: 1.3, opacity: 0.96 },
    hatch: 0.6,
    warp: [9, 120],
    wash: 0.8,
    rim: 0.85,
    bleed: true,
    border: 52,
    splashes: true,
  },
  crayon_cozy: {
    colour: (hex) => warmed(hex, 1.05, 0.92, -3, '#f2b46a', 0.1),
    paper: '#f5e6cb',
    wobble: 1.9,
    ink: { colour: '#4e352a', width: 1.3, opacity: 0.78 },
    rubbed: 1.3,
    warp: [2, 70],
    wax: 0.28,
    streak: 0.13,
    border: 30,
    vignette: 0.18,
  },
  paper_collage: {
    colour: tuned(0.98, 0.95),
    paper: '#f4ecdc',
    wobble: 1,
    cut: true,
    fibre: 0.35,
    warp: [1.2, 26],
  },
  scandi_minimal: {
    colour: (hex) => warmed(hex, 0.96, 1.05, 0, '#e8d2b0', 0.08),
    paper: '#f5efe4',
    wobble: 0.3,
    grain: 0.5,
  },
  retro_gouache: {
    colour: (hex) => warmed(hex, 0.96, 1, -6, '#e8b878', 0.14),
    paper: '#f3e4c6',
    wobble: 1.6,
    dry: 0.16,
    streak: 0.05,
    median: 3,
    misprint: 3,
    warp: [2.4, 40],
    border: 36,
    vignette: 0.12,
  },
};
