// Wraps the browser's `localStorage` and `sessionStorage`, for functions that take a storage as an argument. Each call
// reads the global again: a browser that blocks site data throws on access to it, and so only that call throws.

type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function lazily(storage: () => Storage): SiteStorage {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** Persists after the tab is closed. */
export const deviceStorage = lazily(() => localStorage);

/** Persists while the tab is open, also after a reload. */
export const tabStorage = lazily(() => sessionStorage);
