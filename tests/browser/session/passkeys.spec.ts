// Passkeys in the museum, with the browser's virtual authenticator.
import { generateKeyPairSync } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, type Service } from '../fixtures';
import { SignInPage } from './sign-in-page';

test.use({ variant: 'museum', installsWorker: false });

/** Adds an authenticator that answers without a person; returns its id. */
async function addAuthenticator(devtools: CDPSession, transport: 'internal' | 'usb'): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  return devtools;
}

/** Returns a public key in COSE: ES256 over P-256, from its coordinates. */
function coseOf({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const bytes = (value: string) => [0x58, 0x20, ...Buffer.from(value, 'base64url')];
  return Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, ...bytes(x), 0x22, ...bytes(y)]);
}

/** Puts the librarian's first passkey into an authenticator, and enrols it as the operator does. */
async function enrolFirstPasskey(
  devtools: CDPSession,
  authenticatorId: string,
  service: Service,
): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = Buffer.from('the first passkey');
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: id.toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      userHandle: Buffer.from('librarian').toString('base64'),
      signCount: 1,
    },
  });
  const key = coseOf(publicKey.export({ format: 'jwk' }));
  await service.hook.enrolPasskey({
    username: 'librarian',
    id: id.toString('base64url'),
    publicKey: key.toString('base64url'),
  });
}

test('a passkey signs in, and adds a further passkey, which signs in as well', async ({
  page,
  service,
  reader,
}) => {
  reader.expectFault(/NotAllowedError/);
  const devtools = await openDevtools(page);
  const first = await addAuthenticator(devtools, 'internal');
  await enrolFirstPasskey(devtools, first, service);
  const signInPage = new SignInPage(page, service);
  // Whose name is known is offered the passkey in the field, without a button; this authenticator chooses it at once.
  await page.goto(`${service.origin}/?user=librarian#/sign-in`);
  await signInPage.expectSignedIn();

  await signInPage.signOut();
  await expect(signInPage.field('Password')).toHaveCount(0);
  await signInPage.field('Username').fill('librarian');
  await signInPage.button('Sign in with passkey').click();
  await signInPage.expectSignedIn();

  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  const next = passkeys.getByRole('button', { name: 'Continue with the new passkey' });
  await expect(next).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first });
  const second = await addAuthenticator(devtools, 'usb');
  await next.click();
  await expect(passkeys.getByText('The passkey has been added.')).toBeVisible();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId: second });
  expect(credentials).toMatchObject([{ rpId: 'localhost' }]);

  await signInPage.signOut();
  await signInPage.field('Username').fill('librarian');
  await signInPage.button('Sign in with passkey').click();
  await signInPage.expectSignedIn();
});

test('a passkey that is not known is refused, and the password stays a way in', async ({
  page,
  service,
  reader,
}) => {
  reader.expectFault(/status of 400|status of 401|NoPasskeyYetError|NotAllowedError/);
  const devtools = await openDevtools(page);
  const authenticator = await addAuthenticator(devtools, 'internal');
  await enrolFirstPasskey(devtools, authenticator, service);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId: authenticator, isUserVerified: true });
  const signInPage = new SignInPage(page, service);
  await signInPage.open();
  // This person has no passkey; the device offers the librarian's.
  await signInPage.field('Username').fill('archivist');
  await signInPage.button('Sign in with passkey').click();
  await signInPage.expectError('This passkey isn’t known here.');
  await signInPage.button('Sign in with password').click();
  await signInPage.signIn('newcomer', 'First-Day-1');
  await signInPage.field('New password').fill('Second-Day-2');
  await signInPage.field('Repeat password').fill('Second-Day-2');
  await signInPage.button('Change password').click();
  await signInPage.expectSignedIn();

  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByText('You have no passkey yet.', { exact: false })).toBeVisible();
});
