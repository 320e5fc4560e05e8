// The edge to whether the intro was closed on this device (spec offline §1). Kept in the database, and under the old key beside
// it; `early-intro.ts` answers from both before the first paint. Knows no card.
import type { Dexie } from 'dexie';
import type { InStore } from './connection';
import { introFlag, introTable, isIntroClosed, isIntroMarked } from './early-intro';

export interface IntroStateDeps {
  readonly inStore: InStore<Dexie>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (error: unknown, where: string) => void;
}

/** No call throws or rejects: without a memory the intro shows once more. */
export function createIntroState({ inStore, storage, report }: IntroStateDeps) {
  const mark = () => {
    try {
      storage.setItem(introFlag, 'true');
    } catch {
      // Storage is forbidden or full: the database may remember it.
    }
  };
  const keep = () => inStore((database) => database.table(introTable).put({ key: introFlag, value: true }));
  const tried = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      report(error, 'intro');
    }
  };
  return {
    /** Closed for good. */
    close(): Promise<void> {
      mark();
      return tried(keep());
    },
    /** Lets key and database say the same: an older client's key is taken over, a key that was lost is written again. */
    agree: (): Promise<void> =>
      tried(
        (async () => {
          const row: unknown = await inStore((database) => database.table(introTable).get(introFlag));
          if (row === undefined && isIntroMarked(storage)) await keep();
          if (isIntroClosed(row)) mark();
        })(),
      ),
  };
}
