// The settings of this device (spec offline §1): those that are on or off, and by user the secret that proves the device to the identity
// provider (spec people §9, ADR-0030). Each call rejects with DeviceStoreError when the database cannot be used.
import * as v from 'valibot';
import { withDeviceDatabase, type WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';

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

const knownDeviceSchema = v.object({
  key: v.string(),
  groupKey: v.string(),
  password: v.string(),
  /** Whether the person has yet to say whether to remember it. */
  isUnanswered: v.optional(v.boolean()),
});
export type StoredDevice = v.InferOutput<typeof knownDeviceSchema>;

/** The device as the provider knows it. Each call rejects with DeviceStoreError when the database cannot be used. */
export interface KnownDevices {
  /** Finds the device by the username in any case, since people type it. */
  readonly read: (username: string) => Promise<StoredDevice | undefined>;
  readonly write: (username: string, device: StoredDevice) => Promise<void>;
  readonly remove: (username: string) => Promise<void>;
}

/** Returns the devices of this database. Opens it with the first call. */
export function knownDevicesIn(withDatabase: WithDatabase<DeviceDatabase>): KnownDevices {
  return {
    async read(username) {
      const key = knownDeviceKey(username);
      const rows = await withDatabase((database) =>
        database.settings.where('key').equalsIgnoreCase(key).toArray(),
      );
      const row = rows.find((each) => each.key === key) ?? rows[0];
      const device = v.safeParse(knownDeviceSchema, row?.value);
      return device.success ? device.output : undefined;
    },
    write: async (username, device) => {
      await withDatabase((database) =>
        database.settings.put({ key: knownDeviceKey(username), value: device }),
      );
    },
    remove: (username) => withDatabase((database) => database.settings.delete(knownDeviceKey(username))),
  };
}
