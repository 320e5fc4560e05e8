// Generates a medium from a size and a seed: computed while it is sent, in no file, the same in every run.
import { contentTypeOf } from '../../../base/hosting/content-type';
import type { Resource } from '../../../base/hosting/resource';
import { readFixtureMedium } from '../fixture-medium';
import { filmResource } from './film';
import { heldSource, joined, generatedResource } from './generated-resource';
import { randomResource, randomSource } from './random-bytes';

/** `bytes` can only be saved and compared, a `picture` can be displayed, a `film` can be played and sought in. */
export const generatedKinds = ['bytes', 'picture', 'film'] as const;

export interface GeneratedMedium {
  readonly kind: (typeof generatedKinds)[number];
  readonly seed: number;
  readonly size: number;
}

/** Returns the medium; its name determines its type. */
export async function generateMedium(name: string, { kind, seed, size }: GeneratedMedium): Promise<Resource> {
  switch (kind) {
    case 'bytes':
      return randomResource(seed, size, contentTypeOf(name));
    case 'picture':
      return pictureResource(await readFixtureMedium('image'), seed, size);
    case 'film':
      return filmResource(await readFixtureMedium('video'), seed, size);
  }
}

/** Decoders ignore what follows the end that a WebP declares for itself. */
function pictureResource(webp: Uint8Array, seed: number, size: number): Resource {
  const rest = randomSource(seed, Math.max(0, size - webp.length));
  const source = joined([heldSource(webp), rest]);
  return generatedResource(source, 'image/webp', `picture-${seed}-${source.size}`);
}
