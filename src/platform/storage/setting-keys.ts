// The keys in the table `settings` of the device's database (spec offline §1) that more than one module needs. Devices hold them, so
// none is ever renamed. Apart from `site-keys.ts`, which the boot script holds.

/** Says that the key of older clients was migrated; from then on it is only written. */
export const favouritesMigratedKey = 'favouritesTakenOver';
export const askedToPersistKey = 'askedToPersist';
/** Returns the key of what this device proves itself with for a user. */
export const knownDeviceKey = (username: string): string => `device:${username}`;
