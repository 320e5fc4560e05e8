// Stores what was typed and not sent yet (spec offline §1). Does not know what a draft holds: its form reads it.
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';

/** The draft of one form. Each call rejects with DeviceStoreError when the database cannot be used. */
export interface Draft {
  /** Returns what was written last, of whatever version of the app, or undefined. */
  readonly read: () => Promise<unknown>;
  readonly write: (value: unknown) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Returns the draft with this key. Opens the database with the first call. */
export function draftOf(inStore: InStore<DeviceDatabase>, key: string): Draft {
  return {
    read: async () => (await inStore((database) => database.drafts.get(key)))?.value,
    write: async (value) => {
      await inStore((database) => database.drafts.put({ key, value }));
    },
    remove: () => inStore((database) => database.drafts.delete(key)),
  };
}

/** Keeps nothing. */
export const noDraft: Draft = {
  read: async () => undefined,
  write: async () => undefined,
  remove: async () => undefined,
};
