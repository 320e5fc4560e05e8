// Validates the target of a redirect, so that it never leads out of the app (spec screens §1).

const home = '/';

/**
 * Returns the path when it is one of this app: it begins with exactly one slash and has no backslash or control character.
 * Returns the shelf's path otherwise.
 */
export function inAppPath(path: string): string {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : home;
}
