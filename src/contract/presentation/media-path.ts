// Resolves media paths and checks where a medium may come from (spec contract §11). Fetches nothing. A media fragment names a part of a
// sound or film by its times after the path (`book.mp3#t=4,8`), so that one file serves many slides. It is parsed where it names times of
// normal play time; other fragments belong to the name of the file.

/** Why a path is refused. */
export type RefusedPath = 'not-a-path' | 'foreign-origin' | 'outside-presentations' | 'unsafe-protocol';

export type ResolvedPath =
  | { readonly allowed: true; readonly url: string }
  | { readonly allowed: false; readonly reason: RefusedPath };

/** Returns the address of a presentation's index. The list entry's `url` is ignored (spec contract §11). */
export function indexAddress(appOrigin: string, id: string): string {
  return `${appOrigin}/presentations/${id}/index.json`;
}

/**
 * Resolves a path of an index against the index's own address. Allowed are the same origin below
 * `/presentations/` and the origins of `mediaOrigins` (spec contract §11).
 */
export function resolveMediaPath(
  path: string,
  indexUrl: string,
  mediaOrigins: readonly string[] = [],
): ResolvedPath {
  const url = join(path, indexUrl);
  if (url === undefined || url.username + url.password !== '')
    return { allowed: false, reason: 'not-a-path' };
  if (!/^https?:/.test(url.protocol)) return { allowed: false, reason: 'unsafe-protocol' };
  if (url.origin !== new URL(indexUrl).origin) {
    return mediaOrigins.includes(url.origin)
      ? { allowed: true, url: url.href }
      : { allowed: false, reason: 'foreign-origin' };
  }
  return url.pathname.startsWith('/presentations/') && !hasDotSegment(url.pathname)
    ? { allowed: true, url: url.href }
    : { allowed: false, reason: 'outside-presentations' };
}

/** An address. The text before any other colon is the beginning of a file name (`Chapter1:Intro.mp3`). */
const address = /^(data|javascript):|^\/\/|:[/\\]{2}/i;

/** Resolves a path. Relative paths may contain `#`, `?`, `:` and `%` as part of a file name; absolute addresses may not. */
function join(path: string, indexUrl: string): URL | undefined {
  if (path.trim() === '') return undefined;
  try {
    return new URL(address.test(path) ? path : escapeFileName(path), indexUrl);
  } catch {
    return undefined;
  }
}

/**
 * Escapes a relative path, which names files: `#` and `?` belong to the name, and so does a `%` that does not start an
 * escape. Existing escapes stay. A backslash, as Windows writes paths, separates folders.
 */
function escapeFileName(path: string): string {
  return path
    .replace(/%(?![0-9a-f]{2})|[#?]/gi, encodeURIComponent)
    .replace(/\\/g, '/')
    .replace(/^[\w+.-]*:/, './$&');
}

/** An escaped slash, an escaped control character (a parser drops it: `.%09.` is `..`), or a segment of dots. */
const dotSegment = /%2f|%5c|%[01][0-9a-f]|%7f|(^|\/)(\.|%2e){1,2}( |%20)*(\/|$)/i;
/**
 * Returns whether a path contains an escaped dot segment, which could leave the folder on a server that decodes more than
 * once. A name with more levels of escaping is refused, too.
 */
function hasDotSegment(pathname: string, decodings = 4): boolean {
  if (dotSegment.test(pathname)) return true;
  const next = pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return next !== pathname && (decodings === 0 || hasDotSegment(next, decodings - 1));
}

/**
 * Resolves a list entry's preview. Services write it relative to the site's root (`presentations/1/preview.webp`), with
 * a leading slash, or relative to the index; all three name the same picture.
 */
export function resolvePreview(
  previewImage: string,
  indexUrl: string,
  mediaOrigins: readonly string[] = [],
): ResolvedPath {
  const path = previewImage.startsWith('presentations/') ? `/${previewImage}` : previewImage;
  return resolveMediaPath(path, indexUrl, mediaOrigins);
}

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
