// The edge to what was chosen on this device (spec offline §1). Each call rejects with DeviceStoreError where nothing is remembered.
import { inDeviceStore } from './database';

interface Setting {
  readonly key: string;
  readonly value: unknown;
}

/** Settings of this device by name, with the value that holds until one is chosen. */
const settings = {
  keepOpenedStories: true,
  installOfferDismissed: false,
  askedToPersist: false,
} as const;
export type SettingName = keyof typeof settings;

/** What was chosen, else the default. */
export async function readSetting(name: SettingName): Promise<boolean> {
  const row = await inDeviceStore((database) => database.table<Setting, string>('settings').get(name));
  return typeof row?.value === 'boolean' ? row.value : settings[name];
}

/** Keeps a choice. */
export async function writeSetting(name: SettingName, value: boolean): Promise<void> {
  const row: Setting = { key: name, value };
  await inDeviceStore((database) => database.table<Setting, string>('settings').put(row));
}
