// Reads everything that the browser holds for this origin, in which tests look for words and tokens that must not be there.
import type { Page } from '@playwright/test';

interface Extent {
  /** Also the app's own files, and the bytes of media. */
  readonly wholeCaches?: boolean;
  /** Local keys that are left out. */
  readonly except?: readonly string[];
}

/** Returns the text of everything that the browser holds for this origin, by place. */
export function readStoredData(
  page: Page,
  { wholeCaches = false, except = [] }: Extent = {},
): Promise<Record<string, string>> {
  return page.evaluate(
    async ([isWhole, leftOut]) => {
      const cached: string[] = [];
      for (const name of await caches.keys()) {
        if (!isWhole && name.startsWith('workbox-precache')) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          const headers = [...request.headers, ...(response?.headers ?? [])].flat();
          const isText = /json|text/.test(response?.headers.get('content-type') ?? '');
          cached.push(name, request.url, ...headers);
          if (isWhole || isText) cached.push((await response?.text()) ?? '');
        }
      }
      const rows: string[] = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error));
        });
        for (const store of database.objectStoreNames) {
          const reading = database.transaction(store).objectStore(store).getAll();
          await new Promise((done) => reading.addEventListener('success', done));
          rows.push(`${name}/${store}: ${JSON.stringify(reading.result)}`);
        }
        database.close();
      }
      const local = Object.entries(localStorage).filter(([key]) => !leftOut.includes(key));
      return {
        caches: cached.join('\n'),
        databases: rows.join('\n'),
        'local keys': JSON.stringify(local),
        'session storage': JSON.stringify(Object.entries(sessionStorage)),
        cookies: document.cookie,
        page: document.documentElement.outerHTML,
        address: location.href,
        history: JSON.stringify(history.state ?? ''),
        'length of the history': String(history.length),
        'window name': window.name,
      };
    },
    [wholeCaches, [...except]] as const,
  );
}
