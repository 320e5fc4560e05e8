// Leads to the pages of signing in so that the sign-in leads back afterwards (spec people §8), and never out of the app. Pure.

/** Where the person is: the path and search of the router. */
interface PageLocation {
  readonly pathname: string;
  readonly search: object;
  /** The search as it stands in the address, with its question mark. */
  readonly searchStr: string;
}

/** The pages from which nobody wants to come back to themselves: they hand on the path that they got. */
const signInPages: readonly string[] = ['/sign-in', '/sign-up', '/confirm-account', '/forgotten-password'];

/** Returns the path of this app that the sign-in leads back to; the shelf's when the address names none. */
export function returnPathOf(current: PageLocation): string {
  const { from } = { from: undefined, ...current.search };
  if (!signInPages.includes(current.pathname)) return inAppPath(current.pathname + current.searchStr);
  return typeof from === 'string' ? inAppPath(from) : '/';
}

/** The search of a page of signing in: the path to come back to. The shelf's is not named. */
interface ReturnSearch {
  readonly from?: string;
}

/** Returns the search of a link that leads to a page of signing in and back here. */
export function returnSearchOf(current: PageLocation): ReturnSearch {
  const path = returnPathOf(current);
  return path === '/' ? {} : { from: path };
}

/** Returns the search of a page of signing in, as typed into the address. */
export const readReturnSearch = ({ from }: { readonly from?: unknown }): ReturnSearch =>
  typeof from === 'string' ? { from } : {};

/** Returns the address of a page of signing in, with the path to come back to. */
export function hrefFrom(
  page: '/sign-in' | '/sign-up' | '/confirm-account' | '/forgotten-password',
  current: PageLocation,
) {
  const { from } = returnSearchOf(current);
  return from === undefined ? `#${page}` : `#${page}?${new URLSearchParams({ from })}`;
}

/**
 * Returns the path when it is one of this app: it begins with exactly one slash and has no backslash or control character.
 * Returns the shelf's path otherwise.
 */
export function inAppPath(path: string): string {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : '/';
}
