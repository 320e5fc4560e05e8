// @vitest-environment jsdom
// Two tabs with the same form share its draft (ADR-0035).
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf } from '../../platform/storage/drafts';
import { createDraftWriter } from './use-creation';
import { createRunMemory } from './run/run-memory';

const titled = (title: string) => ({ title });
const draft = draftOf(withDeviceDatabase, { form: 'party', person: '' }, localStorage);
const record = draftOf(withDeviceDatabase, { form: 'run party', person: '' }, localStorage);
const fail = (error: unknown) => {
  throw error;
};
const { removeDraft } = createRunMemory({
  newKey: () => '',
  onMade: () => undefined,
  readRun: async () => undefined,
  record,
  draft,
  report: fail,
});

/** A tab that has read this value of the draft. */
const tabThatRead = (stored: unknown) => createDraftWriter(draft, stored, fail);

beforeEach(() => draft.remove());

test('a finished run removes its draft and the copy of it', async () => {
  const tab = tabThatRead(titled(''));
  tab.write(titled('B'));
  const sent = tab.submit(titled('Bo'));
  await sent.stored;
  await removeDraft(sent.json);
  expect(localStorage.length).toBe(0);
  expect(await draft.read()).toBeUndefined();
});

test('a finished run leaves the draft that another tab has written since, stored or not', async () => {
  const [first, second] = [tabThatRead(titled('')), tabThatRead(titled(''))];
  const sent = first.submit(titled('Boots'));
  await sent.stored;
  const typed = second.submit(titled('Owls'));
  const removed = removeDraft(sent.json);
  expect(localStorage.getItem('bookworm-draft-party')).toBe('{"title":"Owls"}');
  await Promise.all([removed, typed.stored]);
  expect(await draft.read()).toEqual(titled('Owls'));
});
