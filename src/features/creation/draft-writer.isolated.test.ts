// @vitest-environment jsdom
// Two tabs with the same form share its draft (ADR-0035).
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf } from '../../platform/storage/drafts';
import { createDraftWriter } from './draft-writer';

const titled = (title: string) => ({ title });
const draft = draftOf(withDeviceDatabase, { form: 'party', person: '' }, localStorage);

/** A tab that has read this value of the draft. */
const tabThatRead = (stored: unknown) =>
  createDraftWriter<unknown>(draft, stored, (error) => {
    throw error;
  });

beforeEach(() => draft.remove());

test('a tab whose result is made leaves what another one has written since', async () => {
  const [first, second] = [tabThatRead(titled('')), tabThatRead(titled(''))];
  first.write(titled('Boots'));
  await first.settled();
  second.write(titled('Owls'));
  await second.settled();
  first.remove();
  await first.settled();
  expect(await draft.read()).toEqual(titled('Owls'));
});

test('a tab whose result is made leaves the copy of what another one is writing', async () => {
  const [first, second] = [tabThatRead(titled('')), tabThatRead(titled(''))];
  first.write(titled('Boots'));
  await first.settled();
  second.write(titled('Owls'));
  first.remove();
  expect(localStorage.getItem('bookworm-draft-party')).toBe('{"title":"Owls"}');
  await Promise.all([first.settled(), second.settled()]);
  expect(await draft.read()).toEqual(titled('Owls'));
});

test('what another tab has written is stored as the first one amends it', async () => {
  const [first, second] = [tabThatRead(titled('')), tabThatRead(titled(''))];
  second.write(titled('Owls'));
  await second.settled();
  first.remove((others) => ({ others }));
  await first.settled();
  expect(await draft.read()).toEqual({ others: titled('Owls') });
});

test('a tab removes what it has written, and the copy of what still waits', async () => {
  const tab = tabThatRead(titled(''));
  for (const title of ['B', 'Bo']) tab.write(titled(title));
  tab.remove();
  await tab.settled();
  expect(localStorage.length).toBe(0);
  expect(await draft.read()).toBeUndefined();
});
