// Where the routes live: behind the hash, search parameters and all (decision 18). The router's own hash history takes the
// launch parameters, which stand before it, for the last of the page's: `#/?age=3` and `?theme=tng` gave an age of `3?theme=tng`.
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { randomId } from '../../platform/browser/random-id';

/** What stands behind the hash, in its parts; never an address of another host. */
export function partsOfHash(hash: string) {
  const [href = '', pathname = '', search = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash.replace(/^#/, '').replace(/^\/{2,}/, '/')) ?? [];
  return { href: href || '/', pathname: pathname || '/', search, hash: fragment };
}

export function createPageHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () => ({ ...partsOfHash(location.hash), state: history.state ?? newState() }),
    createHref: (href) => `${location.pathname}${location.search}#${href}`,
  });
}

/** Of an address that was typed. */
function newState() {
  const key = randomId();
  return { key, __TSR_key: key, __TSR_index: 0 };
}
