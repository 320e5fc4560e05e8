// Reads and writes the settings of this device that are on or off (spec offline §1). Each call rejects with DeviceStoreError when the database cannot
// be used.
import { withDeviceDatabase } from './database';

// The keys in the table `settings` of the device's database (spec offline §1) that more than one module needs. Devices hold them, so
// none is ever renamed.

/** Says that the key of older clients was migrated; from then on it is only written. */
export const favouritesMigratedKey = 'favouritesTakenOver';
export const askedToPersistKey = 'askedToPersist';
/** Returns the key of the secret that proves this device for a user. */
export const knownDeviceKey = (username: string): string => `device:${username}`;

/** The settings by name, with their defaults. */
const settings = {
  keepOpenedStories: true,
  keepOpenedOnlyOnWifi: true,
  installOfferDismissed: false,
  [askedToPersistKey]: false,
} as const;
export type SettingName = keyof typeof settings;

/** Returns the chosen value, or the default. */
export async function readSetting(name: SettingName): Promise<boolean> {
  const row = await withDeviceDatabase((database) => database.settings.get(name));
  return typeof row?.value === 'boolean' ? row.value : settings[name];
}

/** Stores a chosen value. */
export async function writeSetting(name: SettingName, value: boolean): Promise<void> {
  await withDeviceDatabase((database) => database.settings.put({ key: name, value }));
}
