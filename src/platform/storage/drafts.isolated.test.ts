import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeviceStoreError, withDeviceDatabase } from './database';
import { draftOf } from './drafts';

const copyKey = 'bookworm-draft-party';
const party = { form: 'party', person: '' } as const;
const failing: typeof withDeviceDatabase = () => Promise.reject(new DeviceStoreError({ cause: 'blocked' }));

function storageOf(stored = new Map<string, string>()) {
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('a draft', () => {
  beforeEach(() => draftOf(withDeviceDatabase, party, storageOf()).remove());

  test('holds the last written values, and is gone once it is removed', async () => {
    const storage = storageOf();
    const draft = draftOf(withDeviceDatabase, party, storage);
    draft.copy({ title: 'A' });
    await draft.write({ title: 'A' });
    expect(storage.stored.size).toBe(0);
    expect(await draft.read()).toEqual({ title: 'A' });
    await draft.remove();
    expect(await draft.read()).toBeUndefined();
  });

  test('that was only copied is read, and written then', async () => {
    const storage = storageOf();
    const draft = draftOf(withDeviceDatabase, party, storage);
    await draft.write({ title: 'A' });
    draft.copy({ title: 'AB' });
    expect(await draftOf(withDeviceDatabase, party, storage).read()).toEqual({ title: 'AB' });
    expect(storage.stored.size).toBe(0);
    expect(await draftOf(withDeviceDatabase, party, storageOf()).read()).toEqual({ title: 'AB' });
  });

  test('keeps the copy of a later value while an earlier one is written', async () => {
    const storage = storageOf();
    const draft = draftOf(withDeviceDatabase, party, storage);
    draft.copy({ title: 'A' });
    const written = draft.write({ title: 'A' });
    draft.copy({ title: 'AB' });
    await written;
    expect(storage.stored.get(copyKey)).toBe('{"title":"AB"}');
  });

  test('is nobody else’s, and keeps its key where nobody signs in', async () => {
    const storage = storageOf();
    const draftOfPerson = (person: string) => draftOf(withDeviceDatabase, { form: 'party', person }, storage);
    for (const person of ['', 'ida', 'ben']) draftOfPerson(person).copy({ title: `of ${person}` });
    expect([...storage.stored.keys()]).toEqual([copyKey, `${copyKey}:ida`, `${copyKey}:ben`]);
    for (const turn of ['copied', 'written'])
      for (const person of ['', 'ida', 'ben'])
        expect([turn, await draftOfPerson(person).read()]).toEqual([turn, { title: `of ${person}` }]);
    for (const person of ['ida', 'ben']) await draftOfPerson(person).remove();
  });

  test('is read from its copy while the database cannot be used', async () => {
    const draft = draftOf(failing, party, storageOf());
    draft.copy({ title: 'A' });
    expect(await draft.read()).toEqual({ title: 'A' });
  });

  test('whose copy is damaged or forbidden is read from the database', async () => {
    const forbidden = { getItem: fail, setItem: fail, removeItem: fail };
    const damaged = storageOf(new Map([[copyKey, '{']]));
    for (const storage of [forbidden, damaged]) {
      const draft = draftOf(withDeviceDatabase, party, storage);
      await draft.write({ title: 'A' });
      draft.copy({ title: 'A' });
      expect(await draft.read()).toEqual({ title: 'A' });
    }
  });
});

function fail(): never {
  throw new DOMException('forbidden', 'SecurityError');
}
