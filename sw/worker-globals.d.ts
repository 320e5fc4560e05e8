// Declares browser APIs that TypeScript's worker library lacks.

/** Background Sync: Chromium only. */
interface SyncManager {
  register(tag: string): Promise<void>;
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}

declare class SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
