// Passkeys in the museum, with the browser's virtual authenticator.
import { generateKeyPairSync } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test, type Service } from '../fixtures';
import { expectAccessible } from '../shell/shell-page';
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

test('the operator’s link enrols the first passkey, once, and is in no address, history or report', async ({
  page,
  service,
  reader,
}) => {
  // The kiosk shows stories that this library lacks.
  reader.expectFault(/status of 40[14]|NotAllowedError|RequestDeniedError|kiosk: preview/);
  const devtools = await openDevtools(page);
  await addAuthenticator(devtools, 'internal');
  const ticket = await service.hook.enrolmentTicket('librarian');
  const secret = ticket.split('.')[1] ?? ticket;
  const link = `${service.origin}/#/account?enrol=${ticket}`;
  const create = page.getByRole('button', { name: 'Create passkey' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up your first passkey' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'librarian' })).toBeVisible();
  await expect(page).toHaveURL(`${service.origin}/#/account`);
  await expectAccessible(page);

  await test.step('a prompt that is cancelled can be repeated', async () => {
    await page.evaluate(() => {
      const { credentials } = navigator;
      const ask = credentials.create.bind(credentials);
      credentials.create = () => {
        credentials.create = ask;
        return Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await create.click();
    await expect(page.getByRole('alert')).toHaveText(/^No passkey was created\./);
  });
  await create.click();
  await expect(page.getByText('Your passkey is ready.')).toBeFocused();
  const signInPage = new SignInPage(page, service);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signInPage.field('Username').fill('librarian');
  await signInPage.button('Sign in with passkey').click();
  await signInPage.expectSignedIn();
  await signInPage.signOut();

  await test.step('a used and an incomplete link say so, in a kiosk too', async () => {
    await page.goto(`${service.origin}/kiosk.html#/account?enrol=${ticket}`);
    await expect(page).toHaveURL(`${service.origin}/kiosk.html#/account`);
    await create.click();
    await expect(page.getByRole('alert')).toHaveText(/^This link has been used, has expired/);
    await expect(create).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${service.origin}/#/account?enrol=${secret}`);
    await expect(page.getByRole('alert')).toHaveText(/^This link has been used, has expired/);
    await expect(create).toHaveCount(0);
  });
  const seen = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
  expect(seen + JSON.stringify(await reader.reports())).not.toContain(secret);
  const paths = (await service.hook.requests()).map(({ path }) => path);
  expect(paths.join(' ')).not.toContain(secret);
});
