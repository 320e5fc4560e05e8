// Reads how much storage the app uses and may use.

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
