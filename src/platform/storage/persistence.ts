// Asks the browser for persistent storage once, when the person first saves a story. Reports whether it was granted, and how much storage
// there is.
import { report } from '../browser/report';
import { askedToPersistKey, readSetting, writeSetting } from './device-settings';

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

/** Stores whether the browser was asked before. It may ask the person, so it is asked only once. */
export interface AskedStorage {
  read(): Promise<boolean>;
  write(): Promise<void>;
}

/**
 * Requests persistent storage, since some browsers clear it after seven idle days. Requests it once for each device,
 * when a person first asks to save a story. Returns whether the storage is persistent.
 */
export async function askToPersistOnce(
  asked: AskedStorage,
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<boolean> {
  if (storage?.persist === undefined || storage.persisted === undefined) return false;
  if (await storage.persisted()) return true;
  if (await asked.read()) return false;
  await asked.write();
  return storage.persist();
}

/** Guards against parallel calls: saving a whole shelf requests many stories at once. */
let isAsking = false;

/** Asks for persistent storage unless this device has asked before. Call it whenever a person saves a story. */
export async function persistStorage(ask: () => Promise<boolean> = askOnThisDevice): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    await ask();
  } catch (error) {
    report(error, 'offline: persist');
  } finally {
    isAsking = false;
  }
}

const askOnThisDevice = () =>
  askToPersistOnce({
    read: () => readSetting(askedToPersistKey),
    write: () => writeSetting(askedToPersistKey, true),
  });

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
