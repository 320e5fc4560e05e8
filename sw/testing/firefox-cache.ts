// A fetch that answers from its HTTP cache as Firefox does after a player has requested a range of the file.
import type { Fetch } from '../media-cache/request';

/**
 * Returns a fetch whose HTTP cache holds the response to `playerRange`. A plain request that may use the cache gets that
 * answer, a 206. A request with `reload`, `no-store` or a range of its own goes to the host.
 */
export function firefoxFetch(host: Fetch, playerRange: string): Fetch {
  return async (url, init) => {
    const mayUseCache = init.cache !== 'reload' && init.cache !== 'no-store';
    const isPlain = !new Headers(init.headers).has('range');
    const headers = { ...Object.fromEntries(new Headers(init.headers)), range: playerRange };
    return host(url, isPlain && mayUseCache ? { ...init, headers } : init);
  };
}
