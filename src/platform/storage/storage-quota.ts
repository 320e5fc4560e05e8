// The edge to the device's storage: how much room there is, and the wish that it stays.

export interface Room {
  /** Bytes in use by this app. */
  readonly used: number;
  /** Bytes it may use in all. */
  readonly quota: number;
}

/** Undefined where the browser does not say. */
export async function roomOnDevice(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Room | undefined> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return usage === undefined || quota === undefined ? undefined : { used: usage, quota };
}

/** Whether the browser keeps what is here: it promised to, it did not, or nobody can ask it. */
export type Persistence = 'granted' | 'refused' | 'unknown';

/** The promise as it stands now: browsers give it, and take it back, without telling. */
export async function persistence(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Persistence> {
  if (storage?.persist === undefined || storage.persisted === undefined) return 'unknown';
  return storage.persisted().then(asPersistence, () => 'unknown' as const);
}

/** Asks for the promise, because a person wants it; the browser may ask that person. */
export async function askToPersist(
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<Persistence> {
  if (storage?.persist === undefined) return 'unknown';
  return storage.persist().then(asPersistence, () => 'refused' as const);
}

const asPersistence = (isGranted: boolean): Persistence => (isGranted ? 'granted' : 'refused');

/** Whether the browser was asked before; it may ask the person, so once must do. */
export interface AskedMemory {
  read(): Promise<boolean>;
  write(): Promise<void>;
}

/**
 * Asks the browser not to clear what is kept (some clear it after seven idle days). Once for each device, when
 * the first story is asked for. Answers whether it stays.
 */
export async function askToPersistOnce(
  memory: AskedMemory,
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<boolean> {
  if (storage?.persist === undefined || storage.persisted === undefined) return false;
  if (await storage.persisted()) return true;
  if (await memory.read()) return false;
  await memory.write();
  return storage.persist();
}
