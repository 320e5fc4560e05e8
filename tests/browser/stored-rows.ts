// What lies in the databases of the device, read past the app from any page of the origin.
import type { Page } from '@playwright/test';

interface StoredRow {
  readonly key: unknown;
  readonly value: unknown;
}

/** All rows of a store in the order of their keys; undefined where there is no such database, which is not made by looking. */
export function storedRows(page: Page, name: string, store: string): Promise<StoredRow[] | undefined> {
  return page.evaluate(
    async (from) => {
      const resultOf = <T>(asked: IDBRequest<T>) =>
        new Promise<T>((read, failed) => {
          asked.addEventListener('success', () => read(asked.result));
          asked.addEventListener('error', () => failed(asked.error));
        });
      const isThere = (await indexedDB.databases()).some((database) => database.name === from.name);
      if (!isThere) return undefined;
      const database = await resultOf(indexedDB.open(from.name));
      const rows = database.transaction(from.store).objectStore(from.store);
      const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]);
      database.close();
      return keys.map((key, at): StoredRow => ({ key, value: values[at] }));
    },
    { name, store },
  );
}
