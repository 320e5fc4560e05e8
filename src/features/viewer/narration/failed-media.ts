// The addresses that could not be played in this player: a narration among them is read in silence, a speaker is not shown.
import { createWritable, type Readable } from '../../../platform/readable';

/** A narration that could not be played: gone, broken, or neither audio nor video. */
export class NarrationFailedError extends Error {
  override readonly name = 'NarrationFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be played as audio or video`, options);
  }
}

/** A speaker's film that could not be played; the narration goes on without it. */
export class SpeakerFailedError extends Error {
  override readonly name = 'SpeakerFailedError';
  constructor(
    readonly url: string,
    options?: { cause?: unknown },
  ) {
    super(`${new URL(url).pathname} cannot be shown as a speaker`, options);
  }
}

export interface FailedMedia extends Readable<ReadonlySet<string>> {
  readonly add: (url: string) => void;
}

export function createFailedMedia(): FailedMedia {
  const { get, set, subscribe } = createWritable<ReadonlySet<string>>(new Set());
  return { get, subscribe, add: (url) => set(new Set([...get(), url])) };
}
