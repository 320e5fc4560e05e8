// Where a medium may come from (decision 8). Fetches nothing and knows no element.

/** Why a path is refused. */
export type RefusedPath = 'not-a-path' | 'foreign-origin' | 'outside-presentations' | 'unsafe-protocol';

export type ResolvedPath =
  | { readonly allowed: true; readonly url: string }
  | { readonly allowed: false; readonly reason: RefusedPath };

/** The address of a presentation's index, whatever `url` of the list entry says (decision 8). */
export function indexAddress(origin: string, id: string): string {
  return `${origin}/presentations/${id}/index.json`;
}

/**
 * Resolves a path of an index against the index's own address. Allowed are the same origin below
 * `/presentations/` and the origins of `mediaOrigins` (decision 8).
 */
export function resolveMediaPath(
  path: string,
  indexUrl: string,
  mediaOrigins: readonly string[] = [],
): ResolvedPath {
  const url = join(path, indexUrl);
  if (url === undefined) return { allowed: false, reason: 'not-a-path' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { allowed: false, reason: 'unsafe-protocol' };
  if (url.origin !== new URL(indexUrl).origin) {
    return mediaOrigins.includes(url.origin)
      ? { allowed: true, url: url.href }
      : { allowed: false, reason: 'foreign-origin' };
  }
  return url.pathname.startsWith('/presentations/') && !hidesAStep(url.pathname)
    ? { allowed: true, url: url.href }
    : { allowed: false, reason: 'outside-presentations' };
}

/** File names hold `#`, `?` and `%` as they are; only a whole address keeps its own syntax. */
function join(path: string, indexUrl: string): URL | undefined {
  try {
    if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) return new URL(path, indexUrl);
    return new URL(escapeFileName(path), indexUrl);
  } catch {
    return undefined;
  }
}

/**
 * A relative path names files, not an address: `#` and `?` belong to the name, and so does a `%` that
 * does not begin an escape. What is escaped already stays so.
 */
function escapeFileName(path: string): string {
  return path
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/#/g, '%23')
    .replace(/\?/g, '%3F')
    .replace(/\\/g, '%5C');
}

/** A slash or dot behind an escape could climb out again on a server that decodes twice. */
function hidesAStep(pathname: string): boolean {
  return /%2f|%5c|(^|\/)(\.|%2e){1,2}(\/|$)/i.test(pathname);
}
