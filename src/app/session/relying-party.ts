// Tells whether the passkeys of a deployment are valid on a host (WebAuthn).

/** Returns whether a host is the relying party's own or below it. */
export function isHostOf(relyingPartyId: string, host: string): boolean {
  return host === relyingPartyId || host.endsWith(`.${relyingPartyId}`);
}
