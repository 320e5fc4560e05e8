// Resolves media paths and checks where a medium may come from (spec contract §11). Fetches nothing.

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
