// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { DeviceStoreError, withDeviceDatabase } from './database';
import { draftOf, removeDraftsOf } from './drafts';

const forms = ['party', 'wizard DARK_TALE'] as const;
// The last two only look like hers.
const people = ['ida', '', 'ben', 'x:ida', 'da'];

test('removes the drafts and copies of one person, and nobody else’s', async () => {
  const drafts = people.flatMap((person) =>
    forms.map((form) => ({ person, draft: draftOf(withDeviceDatabase, { form, person }, localStorage) })),
  );
  for (const { person, draft } of drafts) {
    await draft.write(person);
    draft.copy(`${person}, copied`);
  }
  localStorage.setItem('of another part:ida', 'kept');
  await removeDraftsOf('ida', withDeviceDatabase, () => localStorage);
  expect(localStorage.length).toBe(drafts.length - forms.length + 1);
  for (const { person, draft } of drafts)
    expect(await draft.read()).toBe(person === 'ida' ? undefined : `${person}, copied`);
});

test('removes the copies also when the database cannot be used, and says so', async () => {
  const failing: typeof withDeviceDatabase = () => Promise.reject(new DeviceStoreError({ cause: 'blocked' }));
  draftOf(failing, { form: 'party', person: 'ida' }, localStorage).copy('a party');
  const forbidden = (): never => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  await expect(removeDraftsOf('ida', failing, forbidden)).rejects.toThrow(DeviceStoreError);
  await expect(removeDraftsOf('ida', failing, () => localStorage)).rejects.toThrow(DeviceStoreError);
  expect(localStorage.getItem('bookworm-draft-party:ida')).toBeNull();
});
