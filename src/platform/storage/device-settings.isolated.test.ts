import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { readSetting, writeSetting } from './device-settings';

describe('the settings of a device', () => {
  test('a setting has its default until a value is stored', async () => {
    expect(await readSetting('keepOpenedStories')).toBe(true);
    await writeSetting('keepOpenedStories', false);
    expect(await readSetting('keepOpenedStories')).toBe(false);
  });
});
