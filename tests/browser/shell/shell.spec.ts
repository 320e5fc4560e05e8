// Navigation: titles, focus, language, menu, legal pages and access rights (spec screens §1, §2, §9; spec contract §4).
import type { Page } from '@playwright/test';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { ownStory } from '../../support/service/own-story';
import { expectAccessible, leaveToken, visitAsStaff } from './shell-page';

test.use({ installsWorker: false });

const menu = 'Menu';

test('every page has a title in either language, as have an open story and a page that does not exist', async ({
  reader,
  page,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reader.openGallery();
  await expect(page).toHaveTitle('Stories – Bookworm');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Imprint' })).toBeFocused();
  await expect(page).toHaveTitle('Imprint – Bookworm');
  await expect(page.getByRole('main')).toContainText('Example Company');
  await expectAccessible(page);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).press('Enter');
  await expect(page).toHaveTitle('Impressum – Bookworm');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toContainText('KI-generierte Inhalte');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Datenschutz' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('10. September 2024');
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Impressum' })).toBeFocused();
  // The language is kept.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Diagnose kopieren' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle('Imprint – Bookworm');
  await test.step('the imprint leads to the licences, and a fault that left the page standing is reported from there', () =>
    expectLicencesAndDiagnostics(page));

  await reader.openGallery();
  await test.step('on a tablet in portrait the menu’s card closes once the focus has left it', () =>
    expectMenuToClose(page));
  await page.setViewportSize({ width: 1180, height: 820 });
  await reader.card(englishStory).getByRole('link').click();
  await expect(page).toHaveTitle('The Little Light – Bookworm');
  await expect(reader.player).toBeFocused();
  await reader.choose('Home');
  await expect(page).toHaveTitle('Stories – Bookworm');
  await expect(page.getByRole('heading', { name: 'Stories', level: 1 })).toBeFocused();

  for (const path of ['party/x', 'view/abc', 'story/read/1a'])
    await test.step(`/${path} names no presentation`, async () => {
      await page.evaluate((hash) => (location.hash = hash), `#/${path}`);
      // Below the bar, in its landmark.
      const heading = page.getByRole('main').getByRole('heading', { name: 'Page not found' });
      await expect(heading).toBeFocused();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveTitle('Page not found – Bookworm');
      await page.getByRole('main').getByRole('link', { name: 'Go to the shelf' }).click();
      await expect(reader.card(englishStory)).toBeVisible();
      await expect(page).toHaveTitle('Stories – Bookworm');
    });

  await test.step('a presentation that is not there, which has no heading, has the focus itself', async () => {
    reader.expectFault(/404|PresentationNotFoundError/);
    await page.evaluate(() => (location.hash = '#/view/4711'));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a story that is in no list is named by its cover', async () => {
    const index = { kind: 'STORY', initialSlide: { text: 'The Quiet Pond' }, slides: [{ text: 'Frogs' }] };
    await service.hook.put({ id: ownStory, index: JSON.stringify(index) });
    await reader.openStory(ownStory);
    await expect(page).toHaveTitle('The Quiet Pond – Bookworm');
  });
});

/** Returns the links of the menu. */
const wizards = [
  'Make a story for little ones',
  'Make a tale for bigger children',
  'Make a dark tale for the brave',
  'Make a Christmas story for big and small',
];
const menuLinks = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: menu }).getByRole('link');

/** Checks that the list of presentations redirects, and that the page offers no links for staff. */
async function expectNoRights(reader: Reader, { origin }: Service): Promise<void> {
  const { page } = reader;
  // From another document, so that the app starts with this address and token.
  await page.goto(`${origin}/api/presentation`);
  await page.goto(`${origin}/#/list-presentations`);
  await expect(reader.card(englishStory)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/#/`);
  await expect(menuLinks(page).first()).toHaveText('Home');
  await expect(menuLinks(page).filter({ hasText: 'Manage' })).toHaveCount(0);
}

test('in the children’s variant anyone may create a story and nobody manages any, not even with a valid token: the staff’s pages redirect without a history entry', async ({
  reader,
  page,
  service,
}) => {
  await reader.openGallery();
  await test.step('it has no form for a topic (spec screens §1)', async () => {
    // It comes after the first paint, as the form would.
    await expect(page.locator('.queue-line')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Suggest a topic' })).toHaveCount(0);
    await page.evaluate(() => (location.hash = '#/add-suggestion'));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goBack();
  });
  await expect(menuLinks(page)).toHaveText(['Home', 'Offline stories']);
  await page.getByRole('button', { name: 'Make your own' }).click();
  await expect(menuLinks(page)).toHaveText(['Home', 'Offline stories', ...wizards]);
  for (const path of ['list-suggestions', 'list-presentations']) {
    await page.goto(`${service.origin}/#/imprint`);
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await page.goto(`${service.origin}/#/${path}`);
    await expect(reader.card(englishStory)).toBeVisible();
    await expect(page).toHaveURL(`${service.origin}/#/`);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
  }
  expect((await service.hook.requests()).filter(({ path }) => path === '/api/suggestion')).toEqual([]);
  await visitAsStaff(page, service);
  await expectNoRights(reader, service);
});

test.describe('where people sign in', () => {
  test.use({ variant: 'production' });

  test('no text as a token, and no expired token, gives the rights of staff; staff whose session expires sign in again, or leave the page', async ({
    reader,
    page,
    service,
  }) => {
    await page.clock.install();
    await leaveToken(page, 'staff');
    await expectNoRights(reader, service);
    await visitAsStaff(page, service, -1);
    await expectNoRights(reader, service);
    await visitAsStaff(page, service);
    await page.goto(`${service.origin}/?staff#/list-presentations`);
    // The time limit of the list runs on the clock that is put forward.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.clock.fastForward('01:00:01');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(page.getByRole('heading', { name: 'Manage presentations' })).toBeAttached();
    await dialog.getByRole('button', { name: 'Leave the page' }).click();
    await expect(reader.card(englishStory)).toBeVisible();
    await expect(page).toHaveURL(`${service.origin}/?staff#/`);
  });
});

test.describe('on a phone, where topics are suggested', () => {
  test.use({ variant: 'production', viewport: { width: 390, height: 844 } });

  test('staff find their pages in the menu, which opens and folds by keyboard', async ({
    reader,
    page,
    service,
  }) => {
    await visitAsStaff(page, service);
    await reader.openGallery();
    const fold = page.getByRole('button', { name: menu });
    await fold.press('Enter');
    const links = menuLinks(page);
    await expect(links).toHaveText([
      'Home',
      'Offline stories',
      'Suggest a topic',
      ...wizards,
      'New presentation',
      'Dallic Party',
      'Manage suggestions',
      'Manage presentations',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(fold).toBeFocused();
    await expect(links).toHaveCount(0);
    await page.keyboard.press('Enter');
    await links.last().press('Enter');
    await expect(page.getByRole('heading', { name: 'Manage presentations' })).toBeFocused();
    await expect(page).toHaveTitle('Manage presentations – Bookworm');
    await expect(links).toHaveCount(0);
  });
});

/** On a tablet in portrait the menu’s card closes once the focus has left it; Escape leaves the focus where it is then. */
async function expectMenuToClose(page: Page): Promise<void> {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: menu }).press('Enter');
  await expect(menuLinks(page).first()).toBeVisible();
  const language = page.getByRole('banner').getByRole('button', { name: 'English' });
  await language.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(language).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(language).toBeHidden();
  const next = page.getByRole('main').locator(':focus');
  await expect(next).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeVisible();
}

/** The imprint leads to the licences of all that the app brings along, and copies diagnostics. */
async function expectLicencesAndDiagnostics(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Licences of the software and fonts in this app' });
  const [licences] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  for (const name of ['react 19', 'page-flip 2.0.7', 'workbox-precaching', 'SIL OPEN FONT LICENSE'])
    await expect(licences.locator('body')).toContainText(name);
  await expect(page).toHaveURL(/#\/imprint$/);
  await licences.close();
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    reports: [],
    playback: [],
  });
}
