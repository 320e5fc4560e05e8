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

/** Whether the browser was asked before; it may ask the person, so once must do. */
export interface AskedMemory {
  read(): Promise<boolean>;
  write(): Promise<void>;
}

/**
 * Asks the browser not to clear what is kept (some clear it after seven idle days). Once for each device, after the
 * first kept story. Answers whether it stays.
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
