// Marks in the storage that is given, such as that a visitor is here: one of the device survives a crash and a reload (spec screens §12).

export interface Mark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly remove: () => void;
}

/** Creates a mark. No call throws: without storage nothing of a visitor is stored either. */
export function createMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): Mark {
  const attempt = <T>(access: () => T): T | undefined => {
    try {
      return access();
    } catch {
      return undefined;
    }
  };
  return {
    isSet: () => attempt(() => storage.getItem(key)) === 'yes',
    set: () => attempt(() => storage.setItem(key, 'yes')),
    remove: () => attempt(() => storage.removeItem(key)),
  };
}
