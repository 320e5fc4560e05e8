// The edge to whether the intro was closed on this device (decision 13). Kept in the database; the old key beside it tells
// before the first paint. Knows no card.
import type { Dexie } from 'dexie';
import type { InStore } from './connection';

export interface IntroStateEdges {
  readonly inStore: InStore<Dexie>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (error: unknown, where: string) => void;
}

const table = 'introState';
const flag = 'introShown';

/** No call throws or rejects: without a memory the intro shows once more. */
export function createIntroState({ inStore, storage, report }: IntroStateEdges) {
  const mark = () => {
    try {
      storage.setItem(flag, 'true');
    } catch {
      // Storage is forbidden or full: the database may remember it.
    }
  };
  const keep = () => inStore((database) => database.table(table).put({ key: flag, value: true }));
  const tried = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      report(error, 'intro');
    }
  };
  return {
    /** Answers before the first paint: what this device has stored is asked without the database. */
    wasClosed: () => isMarked(storage),
    /** Closed for good. */
    close(): Promise<void> {
      mark();
      return tried(keep());
    },
    /** Lets key and database say the same: an older client's key is taken over, a key that was lost is written again. */
    agree: (): Promise<void> =>
      tried(
        (async () => {
          const row: unknown = await inStore((database) => database.table(table).get(flag));
          if (row === undefined && isMarked(storage)) await keep();
          if (isClosed(row)) mark();
        })(),
      ),
  };
}

function isMarked(storage: IntroStateEdges['storage']): boolean {
  try {
    const stored = storage.getItem(flag);
    return stored !== null && stored !== '' && stored !== 'false';
  } catch {
    return false;
  }
}

function isClosed(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'value' in row && row.value === true;
}
