// Reads how much storage the app uses and may use, and whether it is persistent.

export interface StorageUse {
  /** Bytes in use by this app. */
  readonly used: number;
  /** Bytes that the app may use in all. */
  readonly quota: number;
}

/** Returns the used bytes and the quota in bytes; undefined where the browser does not report them. */
export async function estimateStorage(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<StorageUse | undefined> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
}

/** Whether the storage is persistent: the browser granted it, refused it, or does not support the question. */
export type Persistence = 'granted' | 'refused' | 'unknown';

/** Returns the current state. Browsers grant and withdraw persistence without an event. */
export async function persistence(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Persistence> {
  if (storage?.persist === undefined || storage.persisted === undefined) return 'unknown';
  return storage.persisted().then(asPersistence, () => 'unknown' as const);
}

/** Requests persistent storage because a person wants it; the browser may ask that person. Returns the result. */
export async function askToPersist(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Persistence> {
  if (storage?.persist === undefined) return 'unknown';
  return storage.persist().then(asPersistence, () => 'refused' as const);
}

const asPersistence = (isGranted: boolean): Persistence => (isGranted ? 'granted' : 'refused');
