// People's own accounts: making one, a forgotten password, and the account page (spec people §10).
import type { Page } from '@playwright/test';
import { totp } from '../../../mocks/service/identity/totp';
import { expect, test, type Service } from '../fixtures';
import { expectAccessible } from '../shell/shell-page';
import { card, openAccount, signIn, typeNewPassword } from './account-page';

/** What the browser says about a request that the provider refused. */
const refused = /status of 400/;

test.use({ variant: 'production', installsWorker: false });

test.describe('where people make accounts of their own', () => {
  test.use({ variant: 'develop' });

  test('a new account is confirmed by the code in the mail and then signs in', async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(refused);
    await page.goto(`${service.origin}/#/sign-in`);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await page.getByLabel('Username').fill('librarian');
    await page.getByLabel('E-mail').fill('wanda@example.org');
    await typeNewPassword(page, 'Wonder-Book-1', 'Wonder-Book-2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Repeat password').fill('Wonder-Book-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/already taken/);
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/already taken/);
    await page.getByLabel('Username').fill('wanda');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeFocused();
    await expect(page.getByText('We sent a code to w***@e***.')).toBeVisible();
    const first = await service.hook.lastCode('wanda');
    await page.getByLabel('Code').fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/isn’t right/);
    await expect(page.getByLabel('Code')).toBeFocused();
    await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/isn’t right/);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await expect(page.getByText('Sent again.')).toBeVisible();
    const second = await service.hook.lastCode('wanda');
    expect([first, second]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    await page.getByLabel('Code').fill(`${second.slice(0, 3)} ${second.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();

    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await signIn(page, { username: 'wanda', password: 'Wonder-Book-1' });
    await expect(reader.cards.first()).toBeVisible();
  });
});

test('a person replaces a forgotten password, looks after their details, password and second step, and signs out everywhere', async ({
  reader,
  page,
  service,
}) => {
  reader.expectFault(refused);
  await test.step('where nobody makes an account of their own the sign-in offers none, and its page is not there', async () => {
    await page.goto(`${service.origin}/#/sign-in`);
    await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await page.goto(`${service.origin}/#/sign-up`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
  await test.step('a forgotten password is replaced with the code from the mail', () =>
    replacePassword(page, service));
  await openAccount(page, service, { username: 'librarian', password: 'Another-Book-1' });
  await expectAccessible(page);
  // It begins below the logo, as every page does.
  await page.setViewportSize({ width: 820, height: 1180 });
  const logo = await page.locator('.top-bar-home').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.x).toBeCloseTo(logo?.x ?? Number.NaN, 0);

  const details = card(page, 'About you');
  const row = (text: string) => details.getByRole('listitem').filter({ hasText: text });
  await row('Name').getByRole('button', { name: 'Edit' }).click();
  await expect(details.getByLabel('Name')).toBeFocused();
  await details.getByLabel('Name').fill('Liv');
  await page.keyboard.press('Enter');
  await expect(row('Name')).toContainText('Liv');
  await expect(row('Name').getByRole('button', { name: 'Edit' })).toBeFocused();
  await row('Name').getByRole('button', { name: 'Remove' }).click();
  await expect(row('Name')).toContainText('Not given');

  await row('E-mail').getByRole('button', { name: 'Edit' }).click();
  await details.getByLabel('E-mail').fill('liv@example.org');
  await page.keyboard.press('Enter');
  await expect(details.getByText('We sent a code to l***@e***.')).toBeFocused();
  await details.getByLabel('Code').fill('1');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('alert')).toHaveText(/isn’t right/);
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expect(row('E-mail')).toContainText('Not verified');
  await row('E-mail').getByRole('button', { name: 'Verify' }).click();
  await expect(details.getByText('We sent a code to l***@e***.')).toBeFocused();
  await details.getByLabel('Code').fill(await service.hook.lastCode('librarian'));
  await page.keyboard.press('Enter');
  await expect(details.getByText('E-mail: verified.')).toBeVisible();
  // The details have been loaded again.
  await expect(row('E-mail')).not.toContainText('Not verified');

  // The provider ends the session in the middle of the work.
  await service.hook.identity({ endSessions: true });
  await row('Name').getByRole('button', { name: 'Add' }).click();
  await details.getByLabel('Name').fill('Lena');
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await signIn(again, { username: 'librarian', password: 'Another-Book-1' });
  await expect(again).toHaveCount(0);
  await expect(details.getByRole('alert')).toHaveText(/no longer signed in/);
  await expect(details.getByLabel('Name')).toHaveValue('Lena');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Name: saved.')).toBeVisible();

  const password = card(page, 'Password');
  await password.getByLabel('Current password').fill('wrong');
  await typeNewPassword(password, 'Second-Book-1', 'Second-Book-2');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Passwords must match')).toBeVisible();
  await typeNewPassword(password, 'Second-Book-1');
  await page.keyboard.press('Enter');
  await expect(password.getByRole('alert')).toHaveText('Incorrect username or password.');
  await password.getByLabel('Current password').fill('Another-Book-1');
  await page.keyboard.press('Enter');
  await expect(password.getByText('Your password has been changed.')).toBeVisible();

  const second = card(page, 'Second step');
  await second.getByRole('button', { name: 'Set up authenticator app' }).click();
  await expect(second.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await second.locator('code').innerText()).replace(/\s/g, '');
  await second.getByRole('textbox', { name: 'Code' }).fill('000');
  await page.keyboard.press('Enter');
  await expect(second.getByRole('alert')).toHaveText(/isn’t right/);
  await second.getByRole('textbox', { name: 'Code' }).fill(totp(secret, Date.now()));
  await page.keyboard.press('Enter');
  await expect(second.getByText(/app is ready/)).toBeVisible();
  await expect(second.getByRole('radio', { name: /authenticator app/ })).toBeChecked();
  await second.getByRole('radio', { name: 'Nothing more' }).check();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, { username: 'librarian', password: 'Second-Book-1' });
  await expect(details).toBeVisible();
});

async function replacePassword(page: Page, service: Service): Promise<void> {
  await page.goto(`${service.origin}/?user=librarian#/forgotten-password`);
  await expect(page.getByLabel('Username')).toHaveValue('librarian');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await service.hook.identity({ expireCodes: true });
  await page.getByLabel('Code').fill(await service.hook.lastCode('librarian'));
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('New password is required.')).toBeVisible();
  await typeNewPassword(page, 'x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/did not conform with policy/);
  await typeNewPassword(page, 'Another-Book-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/has expired/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText('Sent again.')).toBeVisible();
  await page.getByLabel('Code').fill(await service.hook.lastCode('librarian'));
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('what fails is said and can be repeated, devices are removed, and the account is deleted by typing its name', async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(/status of 503|identity-provider|account: |UnknownError/);
    const { hook, origin } = service;
    await page.goto(`${origin}/#/account`);
    await signIn(page, { username: 'texter', password: 'Text-Message-1' });
    await expect(page.getByRole('heading', { name: 'Code per SMS' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(await hook.lastCode('texter'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Dieses Gerät merken' }).click();

    const devices = card(page, 'Geräte');
    const row = devices.getByRole('listitem');
    await expect(row).toContainText(/Bookworm.*Dieses Gerät.*Gemerkt/s);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Details' }).click();
    await expect(row.getByText('Hinzugefügt')).toBeVisible();
    await row.getByRole('button', { name: 'Nicht mehr merken' }).click();
    await expect(row).toContainText('Nicht gemerkt');
    await hook.fail('/identity-provider', 503);
    await row.getByRole('button', { name: 'Entfernen' }).click();
    await expect(devices.getByRole('alert')).toHaveText(
      'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    );
    await hook.heal();
    await row.getByRole('button', { name: 'Entfernen' }).click();
    await expect(devices.getByText('Noch keine Geräte.')).toBeVisible();
    await expect(devices.getByRole('heading')).toBeFocused();

    await hook.fail('/identity-provider', 'reset');
    await page.goto(`${origin}/#/imprint`);
    await expect(page.getByRole('heading', { name: 'Impressum' })).toBeVisible();
    await page.goto(`${origin}/#/account`);
    await expect(devices.getByRole('alert')).toHaveText(/nicht erreichbar/);
    await expectAccessible(page);
    await hook.heal();
    await devices.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(devices.getByText('Noch keine Geräte.')).toBeVisible();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    const details = card(page, 'Über dich');
    await expect(details).toBeVisible();

    await hook.fail('/identity-provider', 'reset');
    await details.getByRole('listitem').filter({ hasText: 'Name' }).getByRole('button').click();
    await details.getByLabel('Name').fill('Tilda');
    await page.keyboard.press('Enter');
    await expect(details.getByRole('alert')).toHaveText(/nicht erreichbar/);
    await expect(details.getByLabel('Name')).toHaveValue('Tilda');
    await hook.heal();
    await page.keyboard.press('Enter');
    await expect(details.getByText('Name: gespeichert.')).toBeVisible();

    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
    await dialog.getByRole('textbox').fill('texte');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('textbox').fill('texter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Auf Wiedersehen' })).toBeFocused();
    await page.getByRole('link', { name: 'Zum Regal' }).click();
    await expect(reader.cards.first()).toBeVisible();
    await page.goto(`${origin}/#/account`);
    await signIn(page, { username: 'texter', password: 'Text-Message-1' });
    await expect(page.getByRole('alert')).toHaveText('Benutzername oder Passwort stimmt nicht.');
  });
});
