// Saves that the intro was closed on this device (spec offline §1), in the database and under the old key. `early-intro.ts`
// reads both before the first paint.
import type { Dexie } from 'dexie';
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';
import { introFlag, isIntroClosed, isIntroMarked } from './early-intro';

export interface IntroStateDeps {
  readonly inStore: InStore<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates the state. No call throws or rejects: without storage the intro is shown again at the next visit. */
export function createIntroState({ inStore, storage, report }: IntroStateDeps) {
  const mark = () => {
    try {
      storage.setItem(introFlag, 'true');
    } catch {
      // Storage is forbidden or full. The database may still work.
    }
  };
  const save = () => inStore((database) => database.table(introTable).put({ key: introFlag, value: true }));
  const tried = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      report(error, 'intro');
    }
  };
  return {
    /** Saves that the intro was closed. */
    close(): Promise<void> {
      mark();
      return tried(save());
    },
    /** Makes key and database equal: migrates the key of an older client, and writes a key again that was lost. */
    agree: (): Promise<void> =>
      tried(
        (async () => {
          const row: unknown = await inStore((database) => database.table(introTable).get(introFlag));
          if (row === undefined && isIntroMarked(storage)) await save();
          if (isIntroClosed(row)) mark();
        })(),
      ),
  };
}
