// Asks the device for a passkey (WebAuthn). @simplewebauthn/browser (2.7 kB gz) converts between JSON and the browser's objects;
// it is loaded when a passkey is asked for.
import type { PasskeyRequest } from '../../contract/identity/sign-in-step';

/** Returns the assertion of a passkey as JSON. Rejects with a WebAuthn error when the person or the device gives none. */
export async function askForPasskey(request: PasskeyRequest, signal: AbortSignal): Promise<string> {
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: optionsOf(request) }));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function optionsOf({ challenge, rpId, timeout, userVerification, allowCredentials }: PasskeyRequest) {
  return {
    challenge,
    allowCredentials: (allowCredentials ?? []).map(({ id }) => ({ id, type: 'public-key' as const })),
    ...(rpId ? { rpId } : {}),
    ...(timeout ? { timeout } : {}),
    ...(userVerification ? { userVerification } : {}),
  };
}
