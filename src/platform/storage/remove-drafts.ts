// Removes what a person left in the forms of creation, when the account is deleted (spec people §10). Apart from `drafts.ts`, which comes
// with the forms.
import type { WithDatabase } from './connection';
import type { DeviceDatabase } from './device-database';
import { draftCopyPrefix } from './draft-keys';

/** Removes all drafts of a person, and their copies in the storage. Rejects with DeviceStoreError. */
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
