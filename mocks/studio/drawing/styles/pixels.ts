// Layers of raw pixels, and a wave distortion of them.
import { noise } from './noise';

export interface Layer {
  readonly bytes: Uint8Array;
  /** Width and height. */
  readonly size: number;
  readonly channels: 1 | 3 | 4;
}

/** Returns a layer of a rasteriser's RGBA bytes. */
export function rgbaLayer(bytes: Uint8Array, size: number): Layer {
  return { bytes, size, channels: 4 };
}

/** Returns the first channel alone: enough for black lines on white. */
export function singleOf({ bytes, size, channels }: Layer): Layer {
  const single = new Uint8Array(size * size);
  for (let i = 0; i < single.length; i += 1) single[i] = bytes[i * channels] ?? 0;
  return { bytes: single, size, channels: 1 };
}

export interface Wave {
  /** How far pixels move, and the length of the waves, in pixels of a picture 1024 wide. */
  readonly reach: number;
  readonly length: number;
  readonly seed: number;
}

/** Moves every pixel a little along slow waves, and keeps the given number of channels. */
export function warped({ bytes, size, channels: from }: Layer, wave: Wave, channels: 1 | 3): Layer {
  const along = noise(size, { scale: wave.length, seed: wave.seed, octaves: 2 });
  const across = noise(size, { scale: wave.length, seed: wave.seed + 1, octaves: 2 });
  const reach = (wave.reach * 4 * size) / 1024;
  const out = new Uint8Array(size * size * channels);
  const max = size - 1.01;
  const row = size * from;
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const i = y * size + x;
      const sx = Math.min(max, Math.max(0, x + ((along[i] ?? 0.5) - 0.5) * reach));
      const sy = Math.min(max, Math.max(0, y + ((across[i] ?? 0.5) - 0.5) * reach));
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      const fx = sx - ix;
      const fy = sy - iy;
      const p = iy * row + ix * from;
      for (let c = 0; c < channels; c += 1) {
        const top = (bytes[p + c] ?? 0) * (1 - fx) + (bytes[p + from + c] ?? 0) * fx;
        const bottom = (bytes[p + row + c] ?? 0) * (1 - fx) + (bytes[p + row + from + c] ?? 0) * fx;
        out[i * channels + c] = top * (1 - fy) + bottom * fy;
      }
    }
  return { bytes: out, size, channels };
}
