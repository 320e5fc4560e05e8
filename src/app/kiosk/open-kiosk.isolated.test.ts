// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createWritable } from '../../base/readable';
import { startLanguage } from '../../platform/i18n/interface-language';
import { withDeviceDatabase } from '../../platform/storage/database';
import { clearDevice } from '../../platform/storage/database-dump.fixture';
import { forgettablesOf } from './open-kiosk';

beforeEach(async () => {
  localStorage.clear();
  // The visitor left the language as it was.
  document.documentElement.lang = startLanguage();
  await clearDevice();
});

/** Forgets the visitor of a kiosk that `kiosk` was signed in to. */
async function forgetVisitor(): Promise<void> {
  const forgettables = forgettablesOf(
    { previews: [] },
    {
      pageBusy: createWritable(false),
      positions: { forget: () => undefined },
      favourites: { forget: () => undefined },
    },
  );
  for (const part of forgettables) if (part.name !== 'presentations') await part.forget();
}

test('a kiosk whose session waits for the network keeps the device that continues it', async () => {
  for (const key of ['accessToken', 'refreshToken', 'username']) localStorage.setItem(key, 'kiosk');
  await withDeviceDatabase((database) =>
    database.settings.bulkPut([
      { key: 'device:kiosk', value: 'kept' },
      { key: 'device:somebody', value: 'gone' },
    ]),
  );
  await forgetVisitor();
  expect(await withDeviceDatabase((database) => database.settings.toArray())).toEqual([
    { key: 'device:kiosk', value: 'kept' },
  ]);
});
