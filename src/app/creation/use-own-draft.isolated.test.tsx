// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withDeviceDatabase } from '../../platform/storage/database';
import { draftOf } from '../../platform/storage/drafts';
import { useOwnDraft } from './use-own-draft';

vi.mock('../providers', () => ({ useApp: () => ({ kiosk: undefined }) }));
vi.mock('../session/Guard', () => ({ usePerson: () => 'ida' }));

test('a draft of everybody, which an earlier version left, is shown to nobody and removed', async () => {
  const ofEverybody = draftOf(withDeviceDatabase, { form: 'party', person: '' }, localStorage);
  await ofEverybody.write({ title: 'Owls' });
  const { result } = renderHook(() => useOwnDraft('party'));
  expect(await result.current.read()).toBeUndefined();
  await expect.poll(() => ofEverybody.read()).toBeUndefined();
});
