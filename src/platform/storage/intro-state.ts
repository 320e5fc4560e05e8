// Reads and stores whether the intro was closed on this device (spec offline §1): in the database, and under the key of older clients.
// Before the first paint it reads the key and, when that was lost, the database, without Dexie and without creating it.
import { deviceDatabase } from '../../contract/worker/worker-names';
import { introKey, deviceStorage, readText, writeText } from './site-storage';
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';

const introTable = 'introState';

/** Milliseconds to wait for the database. A database that hangs must not delay the gallery's list. */
const longestWait = 300;

interface EarlyIntroDeps {
  readonly storage: Pick<Storage, 'getItem'>;
  readonly openDatabase: (name: string) => IDBOpenDBRequest;
}

/** Creates a reader of the intro state. None of its functions throws or rejects. */
export function createEarlyIntro({ storage, openDatabase }: EarlyIntroDeps) {
  let reading: Promise<void> | undefined;
  let isStoredClosed = false;
  const readOnce = async () => {
    isStoredClosed = await readFlag(openDatabase);
  };
  return {
    /** Reads the database once a visit, if the key is lost. Resolves when `wasClosed` is final; never rejects. */
    read(): Promise<void> {
      if (isIntroMarked(storage)) return Promise.resolve();
      // A database that is refused or broken counts as empty.
      reading ??= Promise.race([readOnce().catch(() => undefined), new Promise<void>(afterLongestWait)]);
      return reading;
    },
    /** Returns whether the intro was closed, as far as is known so far. */
    wasClosed: (): boolean => isStoredClosed || isIntroMarked(storage),
  };
}

/** The reader of this page. */
export const earlyIntro = createEarlyIntro({
  storage: deviceStorage,
  openDatabase: (name) => indexedDB.open(name),
});

/** Returns whether the old key says that the intro was closed; false where storage is forbidden. */
function isIntroMarked(storage: Pick<Storage, 'getItem'>): boolean {
  const stored = readText(storage, introKey) ?? '';
  return stored !== '' && stored !== 'false';
}

/** Returns whether a row of the database says that the intro was closed. */
function isIntroClosed(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'value' in row && row.value === true;
}

/** Reads the flag from the database. Rejects when there is no database, or none with this table. */
async function readFlag(openDatabase: EarlyIntroDeps['openDatabase']): Promise<boolean> {
  const opening = openDatabase(deviceDatabase.name);
  // There is no database yet. Dexie must create it.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const database = await resultOf(opening);
  try {
    return isIntroClosed(
      await resultOf(database.transaction(introTable).objectStore(introTable).get(introKey)),
    );
  } finally {
    database.close();
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function afterLongestWait(done: () => void): void {
  setTimeout(done, longestWait);
}

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
