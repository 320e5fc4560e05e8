// The palettes of the times of day.
import type { Sky } from '../../scene';

export interface Palette {
  readonly top: string;
  readonly bottom: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly front: string;
  /** Colour and share that the light adds to everything in it. */
  readonly light: readonly [string, number] | null;
}

export const skies: Record<Sky, Palette> = {
  day: {
    top: '#8fcbe8',
    bottom: '#e6f4ee',
    far: '#a9cdb4',
    mid: '#86b878',
    near: '#6aa457',
    front: '#558c46',
    light: null,
  },
  dawn: {
    top: '#f4b6a0',
    bottom: '#fdebc8',
    far: '#c9b3a8',
    mid: '#a4b57e',
    near: '#84a35e',
    front: '#6b8c4c',
    light: ['#ffd0a0', 0.12],
  },
  dusk: {
    top: '#6d6aa8',
    bottom: '#f6a877',
    far: '#8d7aa2',
    mid: '#6d7a84',
    near: '#55705f',
    front: '#42594b',
    light: ['#7a5a94', 0.18],
  },
  night: {
    top: '#182650',
    bottom: '#41619a',
    far: '#324a7c',
    mid: '#28435f',
    near: '#21404d',
    front: '#18303c',
    light: ['#2a3a72', 0.18],
  },
  storm: {
    top: '#56616f',
    bottom: '#a9b4b8',
    far: '#7f8d90',
    mid: '#66796f',
    near: '#55695c',
    front: '#42554b',
    light: ['#4d5a68', 0.25],
  },
  snow: {
    top: '#b4cfe4',
    bottom: '#f3f1ee',
    far: '#d3e0ea',
    mid: '#e3ecf2',
    near: '#f0f5f8',
    front: '#fafcfd',
    light: null,
  },
  snownight: {
    top: '#1c2a58',
    bottom: '#6379b0',
    far: '#7d90bd',
    mid: '#9dafd2',
    near: '#bccae2',
    front: '#d6dfee',
    light: ['#30417a', 0.17],
  },
  autumn: {
    top: '#c3dbe0',
    bottom: '#fbeecf',
    far: '#d8b98c',
    mid: '#cf9b52',
    near: '#b87f3d',
    front: '#98662f',
    light: ['#ffcf8a', 0.08],
  },
  sea: {
    top: '#86c5df',
    bottom: '#eaf3e4',
    far: '#5fa3bd',
    mid: '#4b8fb0',
    near: '#e9d6a5',
    front: '#dcc48c',
    light: null,
  },
};

/** Returns whether stars and lit windows are visible. */
export function isDark(sky: Sky): boolean {
  return sky === 'night' || sky === 'snownight' || sky === 'dusk';
}
