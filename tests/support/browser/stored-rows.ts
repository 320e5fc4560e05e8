// Reads the app's databases from any page of the origin, without the app.
import type { PageEvaluator } from './page-evaluator';

interface StoredRow {
  readonly key: unknown;
  readonly value: unknown;
}

/** Returns all rows of a store in key order; undefined when there is no such database, which reading does not create. */
export function storedRows(
  page: PageEvaluator,
  name: string,
  store: string,
): Promise<StoredRow[] | undefined> {
  return page.evaluate(
    async (from) => {
      const resultOf = <T>(asked: IDBRequest<T>) =>
        new Promise<T>((read, failed) => {
          asked.addEventListener('success', () => read(asked.result));
          asked.addEventListener('error', () => failed(asked.error));
        });
      const isThere = (await indexedDB.databases()).some((database) => database.name === from.name);
      if (!isThere) return undefined;
      const opening = indexedDB.open(from.name);
      // WebKit lists a database whose first opening was aborted, although it is empty.
      let isEmpty = false;
      opening.addEventListener('upgradeneeded', () => {
        isEmpty = true;
        opening.transaction?.abort();
      });
      const database = await resultOf(opening).catch((error: unknown) => {
        if (isEmpty) return undefined;
        throw error;
      });
      if (database === undefined) return undefined;
      const rows = database.transaction(from.store).objectStore(from.store);
      const [keys, values] = await Promise.all([resultOf(rows.getAllKeys()), resultOf(rows.getAll())]);
      database.close();
      return keys.map((key, at): StoredRow => ({ key, value: values[at] }));
    },
    { name, store },
  );
}
