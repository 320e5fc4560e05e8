// Media fragments: a part of a sound or film, named by its times after the path (`book.mp3#t=4,8`). With them one file serves many
// slides (spec contract §11). Parses the times of normal play time; other fragments belong to the name of the file.

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

/** A decimal number, after a clock's minutes, or hours and minutes; of the colons the last two groups are sixtieths. */
const clockTime = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a time as generators, subtitle files and media fragments write it (spec contract §1, §11). Returns seconds from a number, a number in a string (`1.5`, `1,5`) or a clock time (`0:01`, `00:00:01.500`); undefined for anything
 * else, and for a time before 0.
 */
export function secondsOf(time: unknown): number | undefined {
  if (typeof time === 'number') return Number.isFinite(time) && time >= 0 ? time : undefined;
  if (typeof time !== 'string') return undefined;
  const [, hours, minutes, rest] = clockTime.exec(time.trim()) ?? [];
  const seconds = Number(rest?.replace(',', '.'));
  const isClock = minutes !== undefined;
  if (!Number.isFinite(seconds) || (isClock && seconds >= 60)) return undefined;
  if (hours !== undefined && Number(minutes) >= 60) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + seconds;
}

/** Returns an address without its fragment. A player that resumes a medium adds one, which no list of media has. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
