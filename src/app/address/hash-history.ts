// A router history whose path and search parameters are in the hash (spec offline §4). The router's own hash history appends the
// launch parameters, which precede the hash, to the page's: `#/?age=3` with `?theme=tng` gave an age of `3?theme=tng`.
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { randomId } from '../../platform/browser/random-id';

/** Returns the parts of the address in the hash; never an address of another host. */
export function partsOfHash(hash: string) {
  const [href = '', pathname = '', search = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash.replace(/^#/, '').replace(/^\/{2,}/, '/')) ?? [];
  return { href: href || '/', pathname: pathname || '/', search, hash: fragment };
}

/** Returns a history that keeps the launch parameters of `location.search`, since an address that begins with `#` changes only the hash. */
export function createPageHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () => ({ ...partsOfHash(location.hash), state: history.state ?? newState() }),
    createHref: (href) => `#${href}`,
  });
}

/** Returns the state of an address that was typed, for which the browser has none. */
function newState() {
  const key = randomId();
  return { key, __TSR_key: key, __TSR_index: 0 };
}
