// Whether the intro was closed on this device, known before the first paint (spec offline §1): by the old key, and where that
// was lost by the database, which is read without Dexie and never created here.
import { deviceDatabase } from '../../contract/offline/names';
import { deviceStorage } from './site-storage';

export const introTable = 'introState';
export const introFlag = 'introShown';

/** How long a page waits for the database, in milliseconds; one that hangs does not hold up the shelf. */
const longestWait = 300;

interface EarlyIntroDeps {
  readonly storage: Pick<Storage, 'getItem'>;
  readonly openDatabase: (name: string) => IDBOpenDBRequest;
}

export function createEarlyIntro({ storage, openDatabase }: EarlyIntroDeps) {
  let looking: Promise<void> | undefined;
  let isKept = false;
  const look = async () => {
    isKept = await readFlag(openDatabase);
  };
  return {
    /** Asks the database once a visit, and only where the key is lost. Resolves when `wasClosed` can tell; never rejects. */
    look(): Promise<void> {
      if (isIntroMarked(storage)) return Promise.resolve();
      // A database that is refused or broken remembers nothing.
      looking ??= Promise.race([look().catch(() => undefined), new Promise<void>(afterLongestWait)]);
      return looking;
    },
    /** Answers at once. */
    wasClosed: (): boolean => isKept || isIntroMarked(storage),
  };
}

/** The page's own. */
export const earlyIntro = createEarlyIntro({
  storage: deviceStorage,
  openDatabase: (name) => indexedDB.open(name),
});

/** Returns whether the old key says that the intro was closed; false where storage is forbidden. */
export function isIntroMarked(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    const stored = storage.getItem(introFlag);
    return stored !== null && stored !== '' && stored !== 'false';
  } catch {
    return false;
  }
}

/** Returns whether a row of the database says that the intro was closed. */
export function isIntroClosed(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'value' in row && row.value === true;
}

/** Rejects where there is no database, or none with this table. */
async function readFlag(openDatabase: EarlyIntroDeps['openDatabase']): Promise<boolean> {
  const opening = openDatabase(deviceDatabase.name);
  // There is none yet: it is Dexie's to create.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const database = await resultOf(opening);
  try {
    return isIntroClosed(
      await resultOf(database.transaction(introTable).objectStore(introTable).get(introFlag)),
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

function afterLongestWait(over: () => void): void {
  setTimeout(over, longestWait);
}
