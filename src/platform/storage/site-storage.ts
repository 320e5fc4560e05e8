// The browser's `localStorage` and `sessionStorage`, for whoever takes a storage as an argument. Each call asks for the
// global anew: a browser that blocks site data throws for the very name, and then only that call throws.

type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function lazily(storage: () => Storage): SiteStorage {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** Outlives the tab. */
export const deviceStorage = lazily(() => localStorage);

/** Outlives a reload of this tab. */
export const tabStorage = lazily(() => sessionStorage);
