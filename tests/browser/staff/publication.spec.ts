// Publishing and deleting by staff, and their errors (spec people §6, §7; spec screens §6; spec contract §4).
import { englishStory, expect, germanStory, test, type Reader, type Service } from '../fixtures';
import { ownStory, putStory } from '../../support/service/own-story';
import { expectAccessible, leaveToken, visitAsStaff } from '../shell/shell-page';

test.use({ variant: 'production', installsWorker: false });

test('a librarian withdraws a story, finds it above the others, publishes it again, and deletes another', async ({
  reader,
  page,
  service,
}) => {
  await visitAsStaff(page, service);
  await page.goto(`${service.origin}/#/list-presentations`);
  const row = (id: string) => page.locator(`li[data-presentation-id="${id}"]`);
  await expect(page.getByRole('listitem').first()).toContainText('Das kleine Licht');
  await expect(row(englishStory).getByRole('link', { name: 'Publish' })).toHaveCount(0);
  await expectAccessible(page);

  await row(englishStory).getByRole('button', { name: 'Unpublish' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Not published 1' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('Not published');
  await expect(row(englishStory).getByRole('link', { name: 'Publish' })).toBeFocused();
  // Somebody else finds it as well: the service marks it.
  await page.reload();
  const search = page.getByRole('searchbox', { name: 'Search title or number' });
  await search.fill(englishStory);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(row(englishStory)).toContainText('Not published');
  await expectAccessible(page);
  await row(englishStory).getByRole('link', { name: 'Open' }).click();
  await reader.waitUntilPlayable();
  await page.goBack();
  await row(englishStory).getByRole('link', { name: 'Publish' }).click();
  await expect(reader.card(englishStory)).toBeVisible();
  await expect(page).toHaveURL(`${service.origin}/#/`);

  const deletions = async () =>
    (await service.hook.requests()).filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await page.goBack();
  await row(germanStory).getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(germanStory)).toHaveCount(0);
  await expect(row(englishStory).getByRole('button', { name: 'Delete' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(germanStory)).toBeVisible();
  expect(await deletions()).toHaveLength(1);
  await row(germanStory).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Bookworm' }).click();
  await expect.poll(deletions).toContain(`/api/presentation/${germanStory}`);
  await page.goBack();
  await expect(row(englishStory)).toBeVisible();
  await expect(row(germanStory)).toHaveCount(0);
});

test('only staff are offered to publish; each failure is said, with a way to try again; without an id the page redirects home at once', async ({
  reader,
  page,
  service,
}) => {
  reader.expectFault(/"where":"publish"|status of (404|500)/);
  const puts = async () => (await service.hook.requests()).filter(({ method }) => method === 'PUT').length;
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await test.step('a new presentation offers publishing to staff only, and an old one is not announced', async () => {
    await reader.openStory(englishStory, `/#/view/${englishStory}/new`);
    await expect(reader.player).toContainText('This presentation is new.');
    await expect(reader.player.getByRole('link', { name: 'Publish' })).toHaveCount(0);
    await reader.openStory(englishStory);
    await expect(reader.player).not.toContainText('This presentation is new.');
  });
  await page.goto(`${service.origin}/#/publish-presentation/${englishStory}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Only staff who are signed in can publish.');
  await expect
    .poll(() => reader.reports())
    .toEqual([expect.stringContaining('User is not logged in, cannot delete presentation')]);
  expect(await puts()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(reader.card(englishStory)).toBeVisible();

  await visitAsStaff(page, service);
  await page.goto(`${service.origin}/#/publish-presentation/9999`);
  await page.reload();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('There’s no presentation with the number 9999.');

  await test.step('in the list', () => expectFailuresInList(reader, service));
  const row = page.locator(`li[data-presentation-id="${germanStory}"]`);
  await row.getByRole('button', { name: 'Unpublish' }).click();
  const publish = row.getByRole('link', { name: 'Publish' });
  await expect(publish).toBeVisible();
  await service.hook.fail('/api/presentation/*/pub', 500);
  await publish.click();
  await expect(page.getByRole('alert')).toContainText('The service had a problem.');
  await expect(page.getByRole('main')).toContainText('Das kleine Licht');
  await tryAgain.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(puts).toBe(3);

  await page.goto(`${service.origin}/#/publish-presentation`);
  await expect(reader.card(englishStory)).toBeVisible();
  await expect(page).toHaveURL(`${service.origin}/#/`);
});

/** What fails in the list is reported in the specified words, and nothing is lost. */
async function expectFailuresInList(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  reader.expectFault(/staff list: (delete|unpublish)|status of 500/);
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto(`${service.origin}/#/list-presentations`);
  const row = page.locator(`li[data-presentation-id="${germanStory}"]`);
  await service.hook.fail('/api/presentation/*', 500);
  await page.getByRole('listitem').last().getByRole('button', { name: 'Unpublish' }).click();
  // In view wherever the row is.
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await row.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('alert')).toHaveText('“Das kleine Licht”: failed to unpublish presentation');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveText('“Das kleine Licht”: failed to unpublish presentation');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.getByRole('alert')).toHaveText('“Das kleine Licht”: failed to delete presentation');
  await expect(row).toContainText('Das kleine Licht');
  await expectAccessible(page);
  await service.hook.heal();
}

/** A token of somebody who made the account themselves, as the app reads it. */
const memberToken = ['{}', '{"exp":4e9,"username":"ida","cognito:groups":["member"]}', 'x']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

const inLanguages = [
  {
    locale: 'en',
    words: 'This presentation is new.',
    publish: 'Publish',
    close: 'Close',
    missing: '4 files are missing or empty:',
    warning: '4 files are missing',
    unpublish: 'Unpublish',
    otherCase: 'images/cover.WEBP – the file is called images/cover.webp.',
    otherForm: 'Bär.mp3 – a file with this name is there, but its letters are stored in another form',
    leave: 'Continue',
    list: 'Manage presentations',
    unpublished: 'Not published',
    refusal: '“Mine”: only staff, or whoever made it, can change this presentation.',
    notPublished: 'Only staff, or whoever made it, can publish this presentation.',
  },
  {
    locale: 'de',
    words: 'Diese Präsentation ist neu.',
    publish: 'Veröffentlichen',
    close: 'Schließen',
    missing: '4 Dateien fehlen oder sind leer:',
    warning: '4 Dateien fehlen',
    unpublish: 'Zurückziehen',
    otherCase: 'images/cover.WEBP – die Datei heißt images/cover.webp.',
    otherForm: 'Bär.mp3 – eine Datei mit diesem Namen ist da, aber ihre Buchstaben sind anders gespeichert',
    leave: 'Weiter',
    list: 'Präsentationen verwalten',
    unpublished: 'Nicht veröffentlicht',
    refusal: '„Mine“: Nur das Personal oder wer sie gemacht hat, kann diese Präsentation ändern.',
    notPublished: 'Nur das Personal oder wer sie gemacht hat, kann diese Präsentation veröffentlichen.',
  },
] as const;

for (const { locale, publish, unpublish, ...says } of inLanguages)
  test.describe(`in the language ${locale}`, () => {
    test.use({ locale });

    test('staff publish a new presentation from where it is announced, and learn of missing files; a member manages what they made', async ({
      reader,
      page,
      service,
    }) => {
      await test.step('a new presentation is announced, and staff publish it from there', async () => {
        await visitAsStaff(page, service);
        await reader.openStory(englishStory, `/#/view/${englishStory}/new`);
        await expect(reader.player).toContainText(says.words);
        await expectAccessible(page);
        await page.keyboard.press('ArrowRight');
        await reader.expectState('PAUSED', 1);
        await reader.button(says.close).focus();
        await page.keyboard.press('Enter');
        await expect(reader.player).not.toContainText(says.words);
        await page.keyboard.press('ArrowRight');
        await reader.expectState('PAUSED', 2);

        await page.reload();
        await reader.player.getByRole('link', { name: publish }).click();
        await expect(page).toHaveURL(`${service.origin}/#/`);
        await expect(reader.cards.first()).toBeVisible();
        const published = (await service.hook.requests()).filter(({ method }) => method === 'PUT');
        expect(published.map(({ path }) => path)).toEqual([`/api/presentation/${englishStory}/pub`]);
      });
      await test.step('files that are missing are said to whoever publishes, and in the list', async () => {
        const slides = [
          { imagePath: 'images\\cover.webp', audioPath: 'Bär.mp3' },
          { imagePath: 'images/cover.WEBP', audioPath: 'narration:1.mp3#t=4,8' },
          { imagePath: 'images/02.webp', audioPath: 'empty.mp3' },
        ];
        await putStory(service.hook, slides, [
          { name: 'images/cover.webp', like: 'image' },
          { name: 'Bär.mp3'.normalize('NFD'), base64: 'AAAA' },
          { name: 'narration:1.mp3', base64: 'AAAA' },
          { name: 'empty.mp3', base64: '' },
        ]);
        await page.goto(`${service.origin}/?missing#/list-presentations`);
        const row = page.locator(`li[data-presentation-id="${ownStory}"]`);
        await row.getByRole('button', { name: says.warning }).click();
        await expect(row).toContainText(says.missing);
        await expect(row).toContainText(says.otherCase);
        await expect(row).toContainText(says.otherForm);
        await expect(page.locator('.missing-media')).toHaveCount(1);
        await expectAccessible(page);

        await row.getByRole('button', { name: unpublish }).click();
        await row.getByRole('link', { name: publish }).click();
        const alert = page.getByRole('alert');
        for (const text of [says.missing, says.otherCase, says.otherForm, 'images/02.webp', 'empty.mp3'])
          await expect(alert).toContainText(text);
        await expect(alert.getByRole('listitem')).toHaveCount(4);
        await expectAccessible(page);
        await page.getByRole('button', { name: says.leave }).click();
        await expect(reader.cards.first()).toBeVisible();
        await expect(page).toHaveURL(`${service.origin}/?missing#/`);
      });
      await test.step('a member manages what they made, and a refusal says who may', async () => {
        reader.expectFault(/staff list: unpublish|"where":"publish"|status of 403/);
        await leaveToken(page, memberToken);
        const mine = { id: '901', title: 'Mine', language: 'English' };
        const draft = { id: '902', title: 'My draft', language: 'English', published: false };
        await page.route('**/api/own-presentation', (route) => route.fulfill({ json: [mine, draft] }));
        const forbidden = { status: 403, json: { message: 'Only staff may do this, or whoever made it' } };
        await page.route('**/api/presentation/*/pub', (route) => route.fulfill(forbidden));
        await page.goto(`${service.origin}/#/`);
        await page.goto(`${service.origin}/#/list-suggestions`);
        // For staff alone: the shelf is shown instead.
        await expect(page).toHaveURL(`${service.origin}/#/`);
        await page.goto(`${service.origin}/#/list-presentations`);
        await expect(page.getByRole('heading', { name: says.list })).toBeVisible();
        const rows = page.locator('li[data-presentation-id]');
        await expect(rows).toHaveCount(2);
        await expect(rows.first()).toContainText(says.unpublished);
        await expectAccessible(page);
        await rows.last().getByRole('button', { name: unpublish }).click();
        await expect(page.getByRole('alert')).toHaveText(says.refusal);
        await rows.first().getByRole('link', { name: publish }).click();
        await expect(page.getByRole('alert')).toHaveText(says.notPublished);
        await expectAccessible(page);
      });
    });
  });
