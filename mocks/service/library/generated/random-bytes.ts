// Generates random bytes of any size: different for two seeds, always the same for one.
import type { Resource } from '../../../base/hosting/resource';
import { randomFrom } from '../../../base/random';
import { generatedResource, type Source } from './generated-resource';

const wordsPerBlock = 4096;
const blockSize = wordsPerBlock * Uint32Array.BYTES_PER_ELEMENT;

/** Returns a source of `size` random bytes; any range is read without computing the bytes before it. */
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
  const numbers = new Uint32Array(wordsPerBlock);
  // `Uint32Array.from` takes ten times as long, a tenth of the service's time in tests that save films.
  for (let at = 0; at < wordsPerBlock; at += 1) numbers[at] = next() * 2 ** 32;
  return new Uint8Array(numbers.buffer);
}

/** Returns a medium of random bytes: it can be saved and compared, but not played. */
export function randomResource(seed: number, size: number, type: string): Resource {
  return generatedResource(randomSource(seed, size), type, `random-${seed}-${size}`);
}
