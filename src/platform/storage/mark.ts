// Marks in a storage, such as that a visitor is here. One of the device outlives a crash, one of the tab a reload.
import { readText, removeText, writeText } from './stored-text';

export interface Mark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly remove: () => void;
}

/** Creates a mark. No call throws: where the storage does, the mark is never set. */
export function createMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): Mark {
  return {
    isSet: () => readText(storage, key) === 'yes',
    set: () => writeText(storage, key, 'yes'),
    remove: () => removeText(storage, key),
  };
}
