// A sign-in that is interrupted: by a reload at its last question, by a way through other pages, by a service that stops.
import { totp } from '../../../mocks/service/identity/totp';
import { expect, test as base, type Service } from '../fixtures';
import { SignInPage } from './sign-in-page';
import { clearSession, storedSession } from '../../support/browser/session-page';

const test = base.extend<{ signInPage: SignInPage }>({
  signInPage: async ({ page, service }, use) => use(new SignInPage(page, service)),
});
test.use({ variant: 'production', installsWorker: false });

/** The secret of the archivist's authenticator app. */
const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('a sign-in leads back to the page before it; closed or reloaded after the tokens have come it is done, and asks about the device next time', async ({
  signInPage,
  page,
  service,
}) => {
  /** Each code signs in once, so a later sign-in takes the code of the next half minute. */
  const sendCode = async (ahead = 0) => {
    await signInPage.signIn('archivist', 'Phone-App-1');
    await signInPage.expectStep('Code from your authenticator app');
    await signInPage.sendCode(totp(appSecret, Date.now() + ahead));
  };
  await test.step('the sign-in leads back to where a link led to it from, also by way of the forgotten password', () =>
    expectWayBack(signInPage, service));
  await signInPage.signOut();
  await sendCode();
  await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
  // Another tab follows at once.
  const other = await page.context().newPage();
  await other.goto(`${service.origin}/`);
  await new SignInPage(other, service).expectSignedIn();
  await page.reload();
  await signInPage.expectSignedIn();
  await page.reload();
  await signInPage.expectSignedIn();

  // The question that was cut off is asked again; its answer holds.
  await signInPage.signOut();
  await sendCode(30_000);
  await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
  const followed = await page.evaluateHandle(() => ({
    event: new Promise<void>((done) =>
      addEventListener('storage', ({ key }) => {
        if (key === 'accessToken') done();
      }),
    ),
  }));
  await clearSession(other);
  // Signed out in another tab while this one still asks: the form begins anew.
  await followed.evaluate(({ event }) => event);
  await signInPage.button('Remember this device').click();
  await expect(signInPage.field('Username')).toBeVisible();
  expect(await storedSession(page)).toEqual([null, null, null]);
  await signInPage.signIn('archivist', 'Phone-App-1');
  await signInPage.expectSignedIn();
});

async function expectWayBack(signInPage: SignInPage, service: Service): Promise<void> {
  const { page } = signInPage;
  await page.goto(`${service.origin}/#/imprint`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(signInPage.field('Username')).toBeVisible();
  await signInPage.form.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.getByRole('main').getByRole('link').last().click();
  await expect(signInPage.field('Password')).toBeVisible();
  await page.reload();
  await signInPage.signIn('librarian', 'Picture-Book-1');
  await expect(page).toHaveURL(`${service.origin}/#/imprint`);
  // It left no entry: back leads to the forgotten password, not to a sign-in that leads on again.
  await page.goBack();
  await expect(page).toHaveURL(/#\/forgotten-password/);
  await page.goto(`${service.origin}/#/sign-in?from=https://example.org/`);
  await expect(page).toHaveURL(`${service.origin}/#/`);
}

/** A step of a sign-in flow: its heading, the typed values, and the button that sends them. */
interface Step {
  readonly title: string;
  readonly state?: string;
  readonly fields?: Readonly<Record<string, () => string | Promise<string>>>;
  readonly button: string;
}

const credentials = (username: string, password: string): Step => ({
  title: 'Sign in',
  fields: { Username: () => username, Password: () => password },
  button: 'Sign in',
});

test('a service that is killed in the middle of any step, and away before it, loses nothing', async ({
  signInPage,
  reader,
  page,
  service,
}) => {
  // Of requests during a kill, and of the answer about the device, which nobody waits for.
  reader.expectFault(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const { form } = signInPage;
  const secretOnScreen = async () => (await form.locator('code').innerText()).replaceAll(' ', '');
  const flows: readonly (readonly Step[])[] = [
    [
      credentials('chooser', 'Two-Ways-1'),
      { title: 'How do you want to confirm it’s you?', button: 'Code by text message' },
      {
        title: 'Code by text message',
        fields: { Code: () => service.hook.lastCode('chooser') },
        button: 'Continue',
      },
    ],
    [
      credentials('beginner', 'Set-It-Up-1'),
      {
        title: 'Set up an authenticator app',
        fields: { Code: async () => totp(await secretOnScreen(), Date.now()) },
        button: 'Continue',
      },
    ],
    [
      credentials('trainee', 'First-Day-2'),
      {
        title: 'Choose your own password',
        fields: {
          'New password': () => 'Second-Day-2',
          'Repeat password': () => 'Second-Day-2',
          Name: () => 'Tim',
        },
        button: 'Change password',
      },
    ],
    [
      credentials('riddler', 'Riddle-Me-1'),
      { title: 'One more question', fields: { Answer: () => 'books' }, button: 'Continue' },
    ],
  ];
  await signInPage.open();
  for (const steps of flows) {
    for (const { title, fields = {}, button } of steps) {
      await expect(form.getByRole('heading', { name: title })).toBeVisible();
      const typed = Object.entries(fields);
      for (const [name, value] of typed) await signInPage.field(name).fill(await value());
      const values = () => Promise.all(typed.map(([name]) => signInPage.field(name).inputValue()));
      const before = await values();
      const failToSend = async () => {
        await signInPage.button(button).click();
        await signInPage.expectError('The sign-in service can’t be reached.');
        expect([title, await values()]).toEqual([title, before]);
      };
      await service.hook.fault({ path: '/identity-provider', reset: true });
      await failToSend();
      await service.hook.heal();
      await reader.goOffline();
      await failToSend();
      await service.startAgain();
      // The code of an app is valid for a minute, which a machine that stalls may have needed up to here.
      for (const [at, [name, value]] of typed.entries()) {
        const fresh = await value();
        if (fresh !== before[at]) await signInPage.field(name).fill(fresh);
      }
      await signInPage.button(button).click();
      await expect(form.getByRole('heading', { name: title })).toHaveCount(0);
    }
    const question = form.getByRole('heading', { name: 'Remember this device?' });
    if (steps.length === 3 || steps.some(({ title }) => title.startsWith('Set up'))) {
      await expect(question).toBeVisible();
      await service.hook.fault({ path: '/identity-provider', reset: true });
      await signInPage.button('Remember this device').click();
      await signInPage.expectSignedIn();
      await service.hook.heal();
    }
    await signInPage.expectSignedIn();
    await signInPage.signOut();
  }
  // The provider did not hear that the device is to be remembered, so it asks for the code, and the question comes again.
  await signInPage.signIn('chooser', 'Two-Ways-1');
  await signInPage.button('Code by text message').click();
  await signInPage.expectStep('Code by text message');
  await signInPage.sendCode(await service.hook.lastCode('chooser'));
  await signInPage.expectStep('Remember this device?', 'LOGGED_IN');
  await signInPage.button('Remember this device').click();
  await signInPage.expectSignedIn();
  await page.reload();
  await signInPage.expectSignedIn();
});
