// Asks the device for a passkey, or to make one (WebAuthn). @simplewebauthn/browser (2.7 kB gz) converts between JSON and the
// browser's objects; it is loaded when a passkey is asked for.
import type { PasskeyRequest } from '../../contract/identity/provider-responses';

type Descriptors = PasskeyRequest['allowCredentials'];

export interface NewPasskey {
  /** In base64url. */
  readonly challenge: string;
  /** Without an id it is the page's own host. */
  readonly relyingParty: { readonly id: string | undefined; readonly name: string };
  readonly username: string;
  /** The passkeys that the person has: their authenticators make no further one. */
  readonly known: Descriptors;
}

/** How long the browser waits for the person, in milliseconds. */
const timeout = 60_000;

/** Returns whether this browser can use passkeys at all. */
export function hasPasskeySupport(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Returns whether passkeys of a relying party are valid on a host: its own, or one below it. */
export function isHostOf(relyingPartyId: string, host: string): boolean {
  return host === relyingPartyId || host.endsWith(`.${relyingPartyId}`);
}

/** Returns the assertion of a passkey as JSON. Rejects with a WebAuthn error when the person or the device gives none. */
export function askForPasskey(request: PasskeyRequest, signal: AbortSignal): Promise<string> {
  return withWebauthn(signal, async ({ startAuthentication }) =>
    JSON.stringify(await startAuthentication({ optionsJSON: optionsOf(request) })),
  );
}

/**
 * Lets the browser offer passkeys among the suggestions of the field for the username, where it can. Returns the assertion once
 * the person has chosen one; undefined where the browser offers none. Rejects when another request takes its place.
 */
export function offerPasskey(request: PasskeyRequest, signal: AbortSignal): Promise<string | undefined> {
  return withWebauthn(signal, async ({ browserSupportsWebAuthnAutofill, startAuthentication }) => {
    if (!(await browserSupportsWebAuthnAutofill())) return undefined;
    signal.throwIfAborted();
    const options = { optionsJSON: optionsOf(request), useBrowserAutofill: true };
    return JSON.stringify(await startAuthentication(options));
  });
}

/** Returns the registration of a new passkey as JSON. Rejects with a WebAuthn error, as `askForPasskey` does. */
export function createPasskey(passkey: NewPasskey, signal: AbortSignal): Promise<string> {
  const { challenge, relyingParty, username, known } = passkey;
  return withWebauthn(signal, async ({ startRegistration, bufferToBase64URLString }) => {
    const registration = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { name: relyingParty.name, ...(relyingParty.id ? { id: relyingParty.id } : {}) },
        user: {
          id: bufferToBase64URLString(new TextEncoder().encode(username).buffer),
          name: username,
          displayName: username,
        },
        // ES256, EdDSA and RS256: what the authenticators of all systems have.
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' as const })),
        timeout,
        excludeCredentials: descriptorsOf(known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      },
    });
    return JSON.stringify(registration);
  });
}

const loadWebauthn = () => import('@simplewebauthn/browser');
type Webauthn = Awaited<ReturnType<typeof loadWebauthn>>;

async function withWebauthn<Result>(
  signal: AbortSignal,
  run: (webauthn: Webauthn) => Promise<Result>,
): Promise<Result> {
  const webauthn = await loadWebauthn();
  // The listener below is not called for an earlier abort.
  signal.throwIfAborted();
  const cancel = (): void => webauthn.WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await run(webauthn);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function optionsOf({ challenge, rpId, userVerification, allowCredentials, ...rest }: PasskeyRequest) {
  return {
    challenge,
    allowCredentials: descriptorsOf(allowCredentials),
    timeout: rest.timeout ?? timeout,
    ...(rpId ? { rpId } : {}),
    ...(userVerification ? { userVerification } : {}),
  };
}

const descriptorsOf = (known: Descriptors) =>
  (known ?? []).map(({ id }) => ({ id, type: 'public-key' as const }));
