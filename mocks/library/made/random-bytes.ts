// A file of chance: as long as wished, never the same for two seeds, always the same for one.
import type { Resource } from '../../hosting/resource';
import { randomFrom } from '../../random';
import { madeResource, type Source } from './made-resource';

const words = 4096;
const blockSize = words * Uint32Array.BYTES_PER_ELEMENT;

/** `size` bytes of chance; any part of them is read without what lies before. */
export function randomSource(seed: number, size: number): Source {
  let held: { readonly block: number; readonly bytes: Uint8Array } | undefined;
  const blockAt = (block: number): Uint8Array => {
    if (held?.block !== block) held = { block, bytes: randomBlock(seed, block) };
    return held.bytes;
  };
  return {
    size,
    read(first, length) {
      const offset = first % blockSize;
      const end = Math.min(offset + length, offset + size - first, blockSize);
      return blockAt((first - offset) / blockSize).subarray(offset, end);
    },
  };
}

function randomBlock(seed: number, block: number): Uint8Array {
  const next = randomFrom(seed ^ Math.imul(block + 1, 0x9e3779b1));
  const numbers = Uint32Array.from({ length: words }, () => next() * 2 ** 32);
  return new Uint8Array(numbers.buffer);
}

/** A medium of chance: fit to be kept and compared, not to be played. */
export function randomResource(seed: number, size: number, type: string): Resource {
  return madeResource(randomSource(seed, size), type, `random-${seed}-${size}`);
}
