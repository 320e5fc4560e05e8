import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { readSetting, writeSetting } from './device-store';

describe('what the device remembers', () => {
  test('a setting holds its default until one is chosen', async () => {
    expect(await readSetting('keepOpenedStories')).toBe(true);
    await writeSetting('keepOpenedStories', false);
    expect(await readSetting('keepOpenedStories')).toBe(false);
  });

  test('every table exists in version 1 (decision 13)', async () => {
    await readSetting('keepOpenedStories');
    const database = await new Promise<IDBDatabase>((opened, failed) => {
      const request = indexedDB.open('bookworm');
      request.addEventListener('success', () => opened(request.result));
      request.addEventListener('error', () => failed(request.error));
    });
    // Dexie multiplies its versions by ten.
    expect(database.version).toBe(10);
    expect([...database.objectStoreNames].sort()).toEqual(
      [
        'drafts',
        'favourites',
        'givenFeedback',
        'introState',
        'outbox',
        'readingPositions',
        'settings',
      ].sort(),
    );
    database.close();
  });
});
