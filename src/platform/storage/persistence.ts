// Asks the browser once for persistent storage, when the person first saves a story.
import { report } from '../browser/report';
import { readSetting, writeSetting } from './settings';

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
  memory: AskedStorage,
  storage: Partial<StorageManager> | undefined = navigator.storage,
): Promise<boolean> {
  if (storage?.persist === undefined || storage.persisted === undefined) return false;
  if (await storage.persisted()) return true;
  if (await memory.read()) return false;
  await memory.write();
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
    read: () => readSetting('askedToPersist'),
    write: () => writeSetting('askedToPersist', true),
  });
