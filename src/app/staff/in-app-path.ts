// Where somebody is sent who may not be here: never out of the app (decision 36).

const home = '/';

/** The path, if it is one of this app's: it begins with one slash and holds no way out. Anything else is the shelf. */
export function inAppPath(path: string): string {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : home;
}
