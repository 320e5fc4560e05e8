// CacheStorage in memory, as strict as a browser's where the worker relies on it: whole bodies only, 200 only.

interface Entry {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Blob;
}

/** Free bytes for all caches together; a put beyond them rejects with QuotaExceededError. */
export interface FreeStorage {
  bytes: number;
  /** Bytes of deleted entries that are not free yet, in a browser that frees them later; undefined where they are free at once. */
  pending?: number;
}

function freeBytes(free: FreeStorage, bytes: number): void {
  if (free.pending === undefined) free.bytes += bytes;
  else free.pending += bytes;
}

/** Returns empty caches, which reject a put that exceeds the free bytes. */
export function inMemoryCaches(free: FreeStorage = { bytes: Infinity }): CacheStorage {
  const caches = new Map<string, { cache: Cache; entries: Entries }>();
  return {
    open: async (name) => {
      const entries: Entries = new Map();
      const opened = caches.get(name) ?? { cache: inMemoryCache(entries, free), entries };
      caches.set(name, opened);
      return opened.cache;
    },
    keys: async () => [...caches.keys()],
    has: async (name) => caches.has(name),
    delete: async (name) => {
      for (const { body } of caches.get(name)?.entries.values() ?? []) freeBytes(free, body.size);
      return caches.delete(name);
    },
    match: async (request, options) => {
      for (const [name, { cache }] of caches) {
        if (options?.cacheName !== undefined && options.cacheName !== name) continue;
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
}

type Entries = Map<string, Entry>;

function inMemoryCache(entries: Entries, free: FreeStorage): Cache {
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);
  const sizeOf = (address: string) => entries.get(address)?.body.size ?? 0;
  const release = (address: string) => {
    freeBytes(free, sizeOf(address));
    return entries.delete(address);
  };
  const notNeeded = () => {
    throw new Error('The worker does not use this');
  };
  return {
    match: async (request) => {
      const entry = entries.get(addressOf(request));
      return entry && new Response(entry.body, { status: entry.status, headers: entry.headers });
    },
    put: async (request, response) => {
      if (response.status === 206) throw new TypeError('Partial response is unsupported');
      const body = await response.blob();
      const address = addressOf(request);
      if (body.size - sizeOf(address) > free.bytes)
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      release(address);
      free.bytes -= body.size;
      const { status } = response;
      entries.set(address, { status, headers: new Headers(response.headers), body });
    },
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (request) => release(addressOf(request)),
    matchAll: notNeeded,
    add: notNeeded,
    addAll: notNeeded,
  };
}

export interface Counted {
  readonly cache: Cache;
  /** Returns the maximum number of simultaneous lookups and body reads. */
  readonly maxAtOnce: () => number;
}

/** Wraps a cache, and counts how many of its entries are looked up or read at the same time. */
export function countedCache(cache: Cache): Counted {
  let underWay = 0;
  let max = 0;
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1;
    max = Math.max(max, underWay);
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
  const match: Cache['match'] = (...query) =>
    count(async () => {
      const response = await cache.match(...query);
      const blob = response?.blob.bind(response);
      return response && blob ? Object.assign(response, { blob: () => count(blob) }) : response;
    });
  return { cache: Object.assign(Object.create(cache), { match }), maxAtOnce: () => max };
}
