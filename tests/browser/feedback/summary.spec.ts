// Ratings in the gallery (spec screens §3): means, comments as text, and the user's own rating at once.
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { expectListed } from '../../support/browser/expect-listed';
import { shelfShifts, watchShifts } from '../shell/shifts';
import { dialog, english, openRating, rate } from './rating-page';

test.use({ installsWorker: false });

const story = '778';
const markup = '<img src="x" onerror="document.title=\'broken\'"> & <b>schön</b>';

async function giveRatings(service: Service): Promise<void> {
  await service.hook.put({ entry: { id: story, title: 'Pip', language: 'English' } });
  for (const [at, stars] of [5, 4, 4].entries()) await giveRating(service, at, stars);
}

/** Rates the story, as other people do. Each of their ratings has a number. */
async function giveRating({ origin }: Service, number: number, stars: number): Promise<void> {
  const response = await fetch(`${origin}/api/feedback`, {
    method: 'POST',
    headers: { authorization: 'Bearer anon', 'content-type': 'application/json' },
    body: JSON.stringify({
      id: `${number}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`,
      presentationId: story,
      storyRating: stars,
      imageRating: 5,
      voiceRating: 2,
      comment: number === 0 ? markup : '',
    }),
  });
  expect(response.status).toBe(201);
}

test('late ratings are not shown as none, and shift nothing when they arrive; then the card shows stars and number, and its dialog means and comments as text', async ({
  reader,
  service,
  page,
}) => {
  await giveRatings(service);
  await watchShifts(page);
  await service.hook.fault({ path: '/api/feedback', hold: true });
  await reader.openGallery();
  // One story has no preview.
  await reader.expectPicturesPainted({ drawn: 1 });
  const ratings = page.getByRole('button', { name: /^(Ratings:|No ratings)/ });
  await expect(ratings).toHaveCount(0);
  expect(await violationsAtRest(page)).toEqual([]);
  await service.hook.heal();
  await expect(ratings).toHaveCount(await reader.cards.count());
  const button = reader.card(story).getByRole('button', { name: 'Ratings: 3.8 of 5, 3 ratings' });
  await expect(button).toBeVisible();
  expect(await shelfShifts(page)).toEqual([]);
  // The lit stars lie on the others, and only their frame is narrower.
  const rows = await button
    .locator('svg')
    .evaluateAll((stars) => stars.map((row) => row.getBoundingClientRect().toJSON()));
  expect(rows).toEqual([rows[0], rows[0]]);
  await test.step('the dialog', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('definition')).toHaveText(['4.3 of 5', '5.0 of 5', '2.0 of 5']);
    await expect(dialog(page)).toContainText('3 ratings');
    await expect(dialog(page).getByRole('listitem')).toHaveText([markup]);
    await expect(page).not.toHaveTitle(/broken/);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await violationsAtRest(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test.describe('with the worker', () => {
  test.use({ installsWorker: true });

  test('the user’s own rating counts at once, even while the service is offline, and those of others once it is back', async ({
    reader,
    service,
    page,
  }) => {
    await service.hook.put({ entry: { id: story, title: 'Pip', language: 'English' } });
    await reader.openGallery();
    await expect(reader.card(story).getByRole('button', { name: 'No ratings yet' })).toBeVisible();
    const before = await ratingsOf(service);
    const counted = (count: number) =>
      reader
        .card(englishStory)
        .getByRole('button', { name: new RegExp(`^Ratings: .* of 5, ${count} ratings?$`) });
    await expect(counted(before)).toBeVisible();
    await openRating(reader, englishStory);
    // Otherwise the last page, which the dialog covers, may still be loading.
    await reader.waitUntilSaved(englishStory);
    // Pip, to read next, has no picture.
    await reader.expectPicturesPainted({ drawn: 1 });
    await reader.goOffline();
    await rate(page, 'mine');
    // Nothing closes the dialog while the rating is submitted.
    await expect(dialog(page)).toContainText(english.thanks);
    await page.keyboard.press('Escape');
    await reader.player.getByRole('button', { name: 'Home' }).click();
    await expect(counted(before + 1)).toBeVisible();
    await service.startAgain();
    await test.step('ratings from before an outage are loaded again after it', () =>
      expectLoadedAgain(reader, service));
  });
});

async function expectLoadedAgain(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const counted = (count: number) =>
    reader.card(story).getByRole('button', { name: new RegExp(`^Ratings: .* of 5, ${count} ratings$`) });
  await giveRatings(service);
  await reader.openGallery();
  await reader.waitForWorker();
  // The worker caches the lists that it fetches.
  await page.reload();
  await expect(counted(3)).toBeVisible();
  await giveRating(service, 3, 5);
  reader.expectFault(/ERR_EMPTY_RESPONSE|Failed to fetch|ERR_CONNECTION_RESET|ERR_FAILED/);
  for (const path of ['/api/presentation', '/api/feedback']) await service.hook.fail(path, 'reset');
  await page.reload();
  await expect(counted(3)).toBeVisible();
  await service.hook.heal();
  await service.hook.clearRequests();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expectListed(counted(4), async () => {
    // It stays while the worker answers, and goes with a list that has come by itself.
    if (await tryAgain.isVisible()) return tryAgain.click({ timeout: 10_000 }).catch(() => undefined);
    const asked = (await service.hook.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(asked).toContain('GET /api/feedback');
    return page.reload();
  });
}

async function ratingsOf({ origin }: Service): Promise<number> {
  const text = await (await fetch(`${origin}/api/feedback`)).text();
  return text.split(`"presentationId":"${englishStory}"`).length - 1;
}
