// Reads the id of a user pool (spec contract §3).

/** Thrown for a user pool id that is empty, longer than 55 characters, or not of the form prefix_suffix (spec contract §3). */
export class InvalidUserPoolIdError extends Error {
  override readonly name = 'InvalidUserPoolIdError';
  constructor() {
    super('Invalid UserPoolId format.');
  }
}

/**
 * Returns the region for the provider's address: the part before the underscore. Throws InvalidUserPoolIdError (core
 * 5).
 */
export function regionOfUserPool(userPoolId: string): string {
  const [, region] = /^([a-z0-9-]+)_[a-z0-9]+$/i.exec(userPoolId) ?? [];
  if (region === undefined || userPoolId.length > 55) throw new InvalidUserPoolIdError();
  return region;
}
