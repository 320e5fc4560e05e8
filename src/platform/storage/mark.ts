// Marks in a storage, such as that a visitor is here. One of the device outlives a crash, one of the tab a reload.

export interface Mark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly remove: () => void;
}

/** Creates a mark. No call throws: where the storage does, the mark is never set. */
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
