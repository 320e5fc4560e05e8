// Reads the id of a user pool (spec contract §3).
import type { UserPool } from '../deployment';

/** Thrown for a user pool id that is empty, longer than 55 characters, or not of the form prefix_suffix (spec contract §3). */
export class InvalidUserPoolIdError extends Error {
  override readonly name = 'InvalidUserPoolIdError';
  constructor() {
    super('Invalid UserPoolId format.');
  }
}

/** Returns the part before the underscore. Throws InvalidUserPoolIdError. */
function regionOfUserPool(userPoolId: string): string {
  const [, region] = /^([a-z0-9-]+)_[a-z0-9]+$/i.exec(userPoolId) ?? [];
  if (region === undefined || userPoolId.length > 55) throw new InvalidUserPoolIdError();
  return region;
}

/**
 * Returns the address of a pool's identity provider: its own, or the provider's endpoint in the region of the pool. Throws
 * InvalidUserPoolIdError (spec contract §3).
 */
export function providerAddressOf({ id, address }: UserPool): string {
  const region = regionOfUserPool(id);
  return address ?? `https://cognito-idp.${region}.amazonaws.com/`;
}
