// Media fragments: a part of a sound or film, named by its times after the path (`book.mp3#t=4,8`). With them one file serves many
// slides (spec contract §11). Parses the times of normal play time; other fragments belong to the name of the file.
import { secondsOf } from './time-in-seconds';

/** A part of a medium, in seconds of its file. */
export interface Clip {
  readonly start: number;
  /** Undefined where it lasts as long as the file. */
  readonly end?: number;
}

interface ClippedPath {
  /** The path without the fragment. */
  readonly path: string;
  readonly clip?: Clip;
}

/** `t` with a start, an end or both, perhaps among other fields. */
const timeFragment = /#(?:[^#]*&)?t=(?:npt:)?([\d:.]*)(?:,([\d:.]+))?(?:&[^#]*)?$/;

/** Splits a path into file and clip. A clip that ends before it starts is no clip: the file is played whole. */
export function splitClip(path: string): ClippedPath {
  const found = timeFragment.exec(path);
  if (found === null) return { path };
  const [fragment, from = '', to] = found;
  const start = from === '' ? 0 : secondsOf(from);
  const end = to === undefined ? undefined : secondsOf(to);
  const isTime = start !== undefined && (to === undefined ? from !== '' : end !== undefined);
  if (!isTime) return { path };
  const file = path.slice(0, -fragment.length);
  if (end === undefined) return { path: file, clip: { start } };
  return end > start ? { path: file, clip: { start, end } } : { path: file };
}

/** Returns the address of a clip, of which `splitClip` gives both parts back. */
export function withClip(url: string, clip: Clip | undefined): string {
  return clip === undefined ? url : `${url}#t=${clip.start}${clip.end === undefined ? '' : `,${clip.end}`}`;
}
