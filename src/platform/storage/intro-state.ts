// Stores whether the intro was closed on this device (spec offline §1): in the database, and under the key of older clients.
// `early-intro.ts` reads both before the first paint.
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import { isIntroClosed, isIntroMarked } from './early-intro';
import { introKey, writeText } from './site-storage';

export interface IntroStateDeps {
  readonly withDatabase: WithDatabase<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly report: (error: unknown, where: string) => void;
}

/** Creates the state. No call throws or rejects: without storage the intro is shown once more. */
export function createIntroState({ withDatabase, storage, report }: IntroStateDeps) {
  // Where it cannot be written, the database may still store it.
  const mark = () => writeText(storage, introKey, 'true');
  const store = () => withDatabase((database) => database.introState.put({ key: introKey, value: true }));
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      report(error, 'intro');
    }
  };
  return {
    /** Stores that the intro was closed. */
    close(): Promise<void> {
      mark();
      return attempt(store());
    },
    /** Synchronises key and database: stores an older client's key, and writes a lost key again. */
    synchronize: (): Promise<void> =>
      attempt(
        (async () => {
          const row: unknown = await withDatabase((database) => database.introState.get(introKey));
          if (row === undefined && isIntroMarked(storage)) await store();
          if (isIntroClosed(row)) mark();
        })(),
      ),
  };
}
