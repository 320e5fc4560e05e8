import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { readSetting, writeSetting } from './device-store';

describe('what the device remembers', () => {
  test('a setting holds its default until one is chosen', async () => {
    expect(await readSetting('keepOpenedStories')).toBe(true);
    await writeSetting('keepOpenedStories', false);
    expect(await readSetting('keepOpenedStories')).toBe(false);
  });
});
