// The identity provider of this page's deployment.
import type { UserPool } from '../../contract/deployment';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import { createIdentityProvider, type IdentityProvider } from '../../platform/http/identity-provider';

/** Returns the client of the provider. Throws InvalidUserPoolIdError. */
export function openIdentityProvider(userPool: UserPool): IdentityProvider {
  return createIdentityProvider({
    fetch: (url, init) => fetch(url, init),
    userPool,
    clock: systemClock,
    random: Math.random,
    report,
  });
}
