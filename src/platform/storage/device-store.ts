// Reads and writes the settings of this device (spec offline §1). Each call rejects with DeviceStoreError where nothing can
// be stored.
import { inDeviceStore } from './database';

interface Setting {
  readonly key: string;
  readonly value: unknown;
}

/** The settings by name, each with its default. */
const settings = {
  keepOpenedStories: true,
  installOfferDismissed: false,
  askedToPersist: false,
} as const;
export type SettingName = keyof typeof settings;

/** Returns the stored value, else the default. */
export async function readSetting(name: SettingName): Promise<boolean> {
  const row = await inDeviceStore((database) => database.settings.get(name));
  return typeof row?.value === 'boolean' ? row.value : settings[name];
}

/** Stores a value. */
export async function writeSetting(name: SettingName, value: boolean): Promise<void> {
  await inDeviceStore((database) => database.settings.put({ key: name, value }));
}
