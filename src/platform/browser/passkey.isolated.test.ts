import * as webauthn from '@simplewebauthn/browser';
import { expect, test, vi } from 'vitest';
import { askForPasskey, createPasskey, offerPasskey } from './passkey';

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn<() => Promise<object>>(async () => ({})),
  startRegistration: vi.fn<() => Promise<object>>(async () => ({})),
  browserSupportsWebAuthnAutofill: vi.fn<() => Promise<boolean>>(async () => true),
  bufferToBase64URLString: () => '',
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

const request = { challenge: 'AA', allowCredentials: [] };
const newPasskey = {
  challenge: 'AA',
  relyingParty: { id: undefined, name: 'Museum' },
  username: 'ida',
  known: [],
};

test.each([
  ['a passkey', (signal: AbortSignal) => askForPasskey(request, signal)],
  ['a passkey in the field', (signal: AbortSignal) => offerPasskey(request, signal)],
  ['a new passkey', (signal: AbortSignal) => createPasskey(newPasskey, signal)],
])('nobody is asked for %s after the cancelling while the library loads', async (_what, ask) => {
  const controller = new AbortController();
  const asked = ask(controller.signal);
  controller.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(webauthn.startAuthentication).not.toHaveBeenCalled();
  expect(webauthn.startRegistration).not.toHaveBeenCalled();
});

test('no passkey is offered in the field after the cancelling while the browser is asked whether it can', async () => {
  const controller = new AbortController();
  vi.mocked(webauthn.browserSupportsWebAuthnAutofill).mockImplementationOnce(async () => {
    controller.abort();
    return true;
  });
  await expect(offerPasskey(request, controller.signal)).rejects.toThrow('aborted');
  expect(webauthn.startAuthentication).not.toHaveBeenCalled();
});
