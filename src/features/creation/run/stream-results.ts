// What every run may get over the stream before its result or in place of it (spec contract §8).
import type { ServerFrame } from '../../../contract/creation/stream-frames';

/** A picture that arrived before the result. `imageUrl` is what the service sent; whoever shows it checks it. */
export interface MadePicture {
  readonly imageUrl: string;
  readonly description: string;
}

/** Why a run failed: the service said so or sent what cannot be read, it could not be reached, or nobody is signed in. */
export type StreamFailure = 'service' | 'connection' | 'not-signed-in';

/** Returns the picture of a progress message; undefined for one without. */
export function pictureOf({
  data,
}: Extract<ServerFrame, { readonly type: 'progress' }>): MadePicture | undefined {
  return data?.type === 'image' ? { imageUrl: data.imageUrl, description: data.description } : undefined;
}
