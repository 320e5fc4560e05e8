// Reads and writes one key of a storage that may be forbidden or full. No call throws.

/** Returns the text under a key; undefined when there is none, or the storage is forbidden. */
export function readText(storage: Pick<Storage, 'getItem'>, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text under a key. Where the storage is forbidden or full, the key stays as it is. */
export function writeText(storage: Pick<Storage, 'setItem'>, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Callers say what is lost by that.
  }
}

/** Removes a key. Where the storage is forbidden, there is none. */
export function removeText(storage: Pick<Storage, 'removeItem'>, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // There is none.
  }
}
