// What browsers have and TypeScript's worker library lacks.

/** Background Sync: Chromium only. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}
