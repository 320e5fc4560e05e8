// Stores drafts: values of forms that were not sent yet (spec offline §1). Only its form knows the shape of a draft.
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import { jsonOrUndefined } from '../../base/json-or-undefined';
import { readText, removeText, writeText } from './site-storage';

/** The keys of the copies of drafts in the storage begin with it. Devices hold them. */
const draftCopyPrefix = 'bookworm-draft-';

/** The draft of one form: a JSON value. Each promise rejects with DeviceStoreError when the database cannot be used. */
export interface Draft {
  /** Returns the last written draft, or undefined. It may come from any version of the app. */
  readonly read: () => Promise<unknown>;
  /** Copies a value synchronously until `write` has stored one: a page that is left does not finish writing. Never throws. */
  readonly copy: (value: unknown) => void;
  readonly write: (value: unknown) => Promise<void>;
  /** Removes the draft. With `leave`, stores its result for the current draft instead; removes the draft when the result is undefined. */
  readonly remove: (leave?: (value: unknown) => unknown) => Promise<void>;
}

/** The forms that keep a draft. Devices hold these names. */
export const draftForms = [
  'presentation',
  'party',
  'wizard STORY',
  'wizard CHILDRENS_STORY',
  'wizard DARK_TALE',
  'wizard CHRISTMAS_STORY',
] as const;
export type DraftForm = (typeof draftForms)[number];

interface DraftOwner {
  /** A form, or its run: what the device keeps of a run whose end it does not know. */
  readonly form: DraftForm | `run ${DraftForm}`;
  /** The username; empty where nobody signs in. */
  readonly person: string;
}

/**
 * Returns the draft of a person in a form, whose copy is in `storage`. Opens the database with the first call that returns a
 * promise.
 */
export function draftOf(
  withDatabase: WithDatabase<DeviceDatabase>,
  { form, person }: DraftOwner,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Draft {
  const key = person === '' ? form : `${form}:${person}`;
  const copies = copyIn(storage, `${draftCopyPrefix}${key}`);
  const write = async (value: unknown): Promise<void> => {
    await withDatabase((database) => database.drafts.put({ key, value }));
    copies.drop((text) => text === JSON.stringify(value));
  };
  return {
    async read() {
      const copied = copies.read();
      if (copied === undefined) return (await withDatabase((database) => database.drafts.get(key)))?.value;
      await write(copied).catch(() => undefined);
      return copied;
    },
    copy: (value) => copies.save(value),
    write,
    async remove(leave) {
      copies.drop((text) => leave === undefined || leave(JSON.parse(text)) === undefined);
      await withDatabase((database) =>
        database.transaction('rw', database.drafts, async () => {
          const left = leave?.((await database.drafts.get(key))?.value);
          if (left === undefined) await database.drafts.delete(key);
          else await database.drafts.put({ key, value: left });
        }),
      );
    },
  };
}

/** A JSON value under one key of a storage, which may be full or forbidden: then there is no copy. */
function copyIn(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string) {
  return {
    read: (): unknown => jsonOrUndefined(readText(storage, key) ?? ''),
    // Where it cannot be written, the database has it, unless the page is left at once.
    save: (value: unknown): void => writeText(storage, key, JSON.stringify(value)),
    /** Removes the copy if that is what `isToDrop` says of its text. */
    drop(isToDrop: (text: string) => boolean): void {
      const text = readText(storage, key);
      if (text !== undefined && isToDrop(text)) removeText(storage, key);
    },
  };
}

/** Keeps nothing. */
export const noDraft: Draft = {
  read: async () => undefined,
  copy: () => undefined,
  write: async () => undefined,
  remove: async () => undefined,
};

/** Removes all drafts of a person whose account is deleted (spec people §10), and their copies. Rejects with DeviceStoreError. */
export async function removeDraftsOf(
  person: string,
  withDatabase: WithDatabase<DeviceDatabase>,
  storageOf: () => Storage,
): Promise<void> {
  removeCopies(person, storageOf);
  await withDatabase(async ({ drafts }) => {
    const keys = await drafts.toCollection().primaryKeys();
    await drafts.bulkDelete(keys.filter((key) => isDraftOf(person, key)));
  });
}

function removeCopies(person: string, storageOf: () => Storage): void {
  try {
    const storage = storageOf();
    for (const key of Object.keys(storage))
      if (key.startsWith(draftCopyPrefix) && isDraftOf(person, key)) storage.removeItem(key);
  } catch {
    // There is no copy where storage is forbidden.
  }
}

/** Returns whether a draft has this person's key: the form, which has no colon, and the username after one. */
function isDraftOf(person: string, key: string): boolean {
  const colon = key.indexOf(':');
  return colon !== -1 && key.slice(colon + 1) === person;
}
