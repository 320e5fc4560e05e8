// Stores, by user, the secret that proves this device to the identity provider (spec people §9, ADR-0030).
import * as v from 'valibot';
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import { knownDeviceKey } from './device-settings';

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
