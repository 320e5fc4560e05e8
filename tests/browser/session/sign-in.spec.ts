// Signing in: every step and every refusal of spec people §9, against the mocked provider.
import { totp } from '../../../mocks/service/identity/totp';
import { violationsAtRest } from '../accessibility';
import { expect, test as base, type Service } from '../fixtures';
import { SignInPage } from './sign-in-page';

const test = base.extend<{ signInPage: SignInPage }>({
  signInPage: async ({ page, service }, use) => use(new SignInPage(page, service)),
});
test.use({ variant: 'production', installsWorker: false });

/** The secret of the archivist's and the chooser's authenticator app. */
const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** Refused requests show in the console as failed. */
const refused = /status of 400/;

test('by password: a wrong one and no network are said, the right one leads to the shelf and lasts', async ({
  signInPage,
  reader,
  page,
  service,
}) => {
  reader.expectFault(refused);
  await test.step('a page that needs a sign-in says so, with a way home', async () => {
    await page.goto(`${service.origin}/#/story/new`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the shelf' }).click();
    await expect(reader.cards.first()).toBeVisible();
  });
  await signInPage.open('?user=librarian');
  await expect(signInPage.field('Username')).toHaveValue('librarian');
  expect(await violationsAtRest(page)).toEqual([]);
  await signInPage.signIn('librarian', 'wrong');
  await signInPage.expectFieldError('Password', 'The username or password isn’t right.');
  expect(await violationsAtRest(page)).toEqual([]);
  await reader.goOffline();
  await signInPage.signIn('librarian', 'Picture-Book-1');
  await signInPage.expectError('The sign-in service can’t be reached.');
  await service.startAgain();
  await signInPage.button('Sign in').click();
  await signInPage.expectSignedIn();
  await page.reload();
  await signInPage.expectSignedIn();

  await test.step('five wrong passwords lock the account for a while', async () => {
    await signInPage.signOut();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await signInPage.signIn('librarian', `wrong ${attempt}`);
      await signInPage.expectError('The username or password isn’t right.');
    }
    await signInPage.signIn('librarian', 'Picture-Book-1');
    await signInPage.expectError('Too many attempts.');
  });
});

test('a new password must match and satisfy the provider, a question is answered, and the keyboard alone is enough', async ({
  signInPage,
  reader,
  page,
  service,
}) => {
  reader.expectFault(refused);
  await signInPage.open();
  await signInPage.signIn('trainee', 'First-Day-2');
  await signInPage.expectStep('Choose your own password', 'NEW_PASSWORD_REQUIRED');
  await signInPage.button('Change password').click();
  await signInPage.expectFieldError('New password', 'New password is required.');
  await signInPage.field('New password').fill('short');
  await signInPage.field('Repeat password').fill('other');
  await signInPage.expectError('Passwords must match');
  await signInPage.field('Repeat password').fill('short');
  await expect(signInPage.field('E-mail')).toHaveValue('trainee@example.org');
  await signInPage.button('Change password').click();
  await signInPage.expectFieldError('Name', 'This is required.');
  await signInPage.field('Name').fill('Tim');
  expect(await violationsAtRest(page)).toEqual([]);
  await signInPage.button('Change password').click();
  // The provider's own message (spec contract §6).
  await signInPage.expectFieldError(
    'New password',
    'Password did not conform with policy: Password not long enough',
  );
  await expect(signInPage.form).toHaveAttribute('data-login-state', 'PASSWORD_CHANGE_FAILED');
  await signInPage.field('New password').fill('Second-Day-2');
  await signInPage.field('Repeat password').fill('Second-Day-2');
  await signInPage.button('Change password').click();
  await signInPage.expectSignedIn();
  await test.step('a question is answered; accounts that wait for a reset or a confirmation are led there', async () => {
    await signInPage.signOut();
    await signInPage.signIn('forgetter', 'Long-Ago-1');
    await signInPage.expectStep('Your password has to be reset');
    await expect(signInPage.form.getByRole('link', { name: 'Reset password' })).toBeVisible();
    await signInPage.button('Back to the start').click();
    await signInPage.signIn('candidate', 'Not-Yet-1');
    await signInPage.expectStep('Your account isn’t confirmed yet');
    await expect(signInPage.form.getByRole('link', { name: 'Confirm account' })).toBeVisible();
    await signInPage.button('Back to the start').click();
    await signInPage.signIn('riddler', 'Riddle-Me-1');
    await signInPage.expectStep('One more question');
    await expect(signInPage.form.getByText('What does the bookworm eat?')).toBeVisible();
    await signInPage.field('Answer').fill('apples');
    await signInPage.button('Continue').click();
    await signInPage.expectFieldError('Answer', 'That isn’t the right answer.');
    await signInPage.field('Answer').fill('books');
    await signInPage.button('Continue').click();
    await signInPage.expectSignedIn();
  });
  await test.step('by keyboard only, and in German', async () => {
    await signInPage.signOut();
    await page.goto(`${service.origin}/#/sign-in`);
    await expect(signInPage.field('Username')).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).first().click();
    await signInPage.field('Benutzername').focus();
    await page.keyboard.type('librarian');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Picture-Book-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Konto' })).toBeVisible();
  });
});

test('a code comes by text message or from an app; a remembered device then proves itself in its place', async ({
  signInPage,
  reader,
  page,
  service,
}) => {
  reader.expectFault(refused);
  await signInPage.open();
  await signInPage.signIn('texter', 'Text-Message-1');
  await signInPage.expectStep('Code by text message');
  await expect(signInPage.form.getByText('+*******0042')).toBeVisible();
  const code = await service.hook.lastCode('texter');
  await signInPage.sendCode(code === '000000' ? '000001' : '000000');
  await signInPage.expectFieldError('Code', 'That code isn’t right. Please type it again.');
  await service.hook.identity({ expireCodes: true });
  await signInPage.sendCode(code);
  await signInPage.expectFieldError('Code', 'That code has expired. Please ask for a new one.');
  await signInPage.button('Back to the start').click();
  await signInPage.signIn('texter', 'Text-Message-1');
  await signInPage.expectStep('Code by text message');
  const next = await service.hook.lastCode('texter');
  await signInPage.sendCode(`${next.slice(0, 3)} ${next.slice(3)}`);
  await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
  expect(await violationsAtRest(page)).toEqual([]);
  await signInPage.button('Remember this device').click();
  await signInPage.expectSignedIn();

  await signInPage.signOut();
  // It is stored what the device proves itself by.
  await page.reload();
  // In another case, too.
  await signInPage.signIn('Texter', 'Text-Message-1');
  await signInPage.expectSignedIn();
  await signInPage.signOut();
  await test.step('an authenticator app is set up by its key, and a device that is not remembered is asked for its code again', () =>
    useAuthenticatorApp(signInPage, service));
});

async function useAuthenticatorApp(signInPage: SignInPage, service: Service): Promise<void> {
  const { page } = signInPage;
  await test.step('it is set up by its key', async () => {
    await signInPage.signIn('beginner', 'Set-It-Up-1');
    await signInPage.expectStep('Set up an authenticator app');
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
    const secret = (await signInPage.form.locator('code').innerText()).replaceAll(' ', '');
    await signInPage.sendCode(totp(secret, Date.now()));
    await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
    await signInPage.button('Not this time').click();
    await signInPage.expectSignedIn();
    await signInPage.signOut();
  });
  for (const [username, password] of [
    // Who writes the name in another case goes on under the name that the provider gives.
    ['Archivist', 'Phone-App-1'],
    ['chooser', 'Two-Ways-1'],
  ] as const) {
    const answered = page.waitForRequest((request) => /_CODE"/.test(request.postData() ?? ''));
    await signInPage.signIn(username, password);
    if (username === 'chooser') {
      await signInPage.expectStep('How do you want to confirm it’s you?');
      await signInPage.button('Code from an authenticator app').click();
    }
    await signInPage.expectStep('Code from your authenticator app');
    await signInPage.sendCode(totp(appSecret, Date.now()));
    const known = username.toLowerCase();
    expect((await answered).postDataJSON()).toMatchObject({ ChallengeResponses: { USERNAME: known } });
    await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
    await signInPage.button('Not this time').click();
    await signInPage.expectSignedIn();
    await page.goto(`${service.origin}/#/account`);
    await expect(page.getByText(`Signed in as ${known}`)).toBeVisible();
    await signInPage.signOut();
  }
  await signInPage.signIn('archivist', 'Phone-App-1');
  await signInPage.expectStep('Code from your authenticator app');
}
