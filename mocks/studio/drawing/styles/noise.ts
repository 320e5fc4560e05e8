// Generates smooth noise from 0 to 1 over the whole picture, for the unevenness of paper and hand.
import { randomFrom } from '../../../base/random';

export interface Grain {
  /** Size of its features, in pixels of a picture 1024 wide. */
  readonly scale: number;
  readonly seed: number;
  readonly octaves: number;
  /** Stretched along its own axes, and turned, in radians. */
  readonly stretch?: readonly [number, number];
  readonly turn?: number;
}

const tableSize = 256;

/** Noise is the same for every picture with the same parameters; a few results are cached. */
const made = new Map<string, Float32Array>();

/** Returns noise for a square of `size` pixels a side. */
export function noise(size: number, grain: Grain): Float32Array {
  const key = JSON.stringify([size, grain]);
  const known = made.get(key);
  if (known) return known;
  const sheet = makeNoise(size, grain);
  if (made.size > 40) made.clear();
  made.set(key, sheet);
  return sheet;
}

function makeNoise(size: number, { scale, seed, octaves, stretch = [1, 1], turn = 0 }: Grain): Float32Array {
  const random = randomFrom(seed * 7919 + 13);
  const table = Float32Array.from({ length: tableSize * tableSize }, random);
  const sheet = new Float32Array(size * size);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let strength = 1;
  let total = 0;
  let frequency = 1024 / (scale * size);
  for (let octave = 0; octave < octaves; octave += 1) {
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const u = (x * cos + y * sin) * frequency * stretch[0] + 4096 + octave * 17;
        const v = (-x * sin + y * cos) * frequency * stretch[1] + 4096 + octave * 31;
        const index = y * size + x;
        sheet[index] = (sheet[index] ?? 0) + strength * smooth(table, u, v);
      }
    total += strength;
    strength *= 0.5;
    frequency *= 2;
  }
  return sheet.map((value) => value / total);
}

/** Returns the table's value between its points, eased. */
function smooth(table: Float32Array, u: number, v: number): number {
  const [iu, iv] = [u | 0, v | 0];
  let fu = u - iu;
  let fv = v - iv;
  fu = fu * fu * (3 - 2 * fu);
  fv = fv * fv * (3 - 2 * fv);
  const [a, b] = [iu & 255, (iu + 1) & 255];
  const [p, q] = [(iv & 255) << 8, ((iv + 1) & 255) << 8];
  const top = (table[p + a] ?? 0) * (1 - fu) + (table[p + b] ?? 0) * fu;
  const bottom = (table[q + a] ?? 0) * (1 - fu) + (table[q + b] ?? 0) * fu;
  return top * (1 - fv) + bottom * fv;
}
