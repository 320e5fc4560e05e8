// Ratings that the service refuses: without a session, with an expired one, and with an invalid body.
import type { Page } from '@playwright/test';
import { outbox } from '../../../src/contract/worker/worker-names';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { visitAsStaff } from '../shell/shell-page';
import {
  dialog,
  english,
  expectStoredOnce,
  finishStory,
  openRating,
  passUntilSlipWouldCome,
  rate,
  ratingsLeft,
  timesStored,
  slip,
} from './rating-page';
import { ratingsSent } from '../../support/service/service';

const comment = 'A story for rainy days';

/** Returns the list of pending ratings on the page of offline stories. */
const waiting = (page: Page) => page.getByRole('region', { name: /ratings? not sent yet/ });

async function showWaiting(page: Page, { origin }: Service): Promise<void> {
  await page.goto(`${origin}/#/offline`);
  await page.reload();
  await expect(waiting(page)).toBeVisible();
}

/** Waits until no rating is being sent, and keeps page and worker from sending any until the page is loaded again. */
function holdSender(page: Page): Promise<void> {
  return page.evaluate(
    (lock) =>
      new Promise<void>((held) => {
        void navigator.locks.request(lock, () => {
          held();
          return new Promise(() => undefined);
        });
      }),
    outbox.lock,
  );
}

test.describe('in the variant with sign-in', () => {
  test.use({ variant: 'production' });

  test('nothing opens by itself and nothing is stored without a session', async ({
    reader,
    service,
    page,
  }) => {
    reader.expectFault(/User is not logged in, cannot submit feedback/);
    await page.clock.install();
    await finishStory(reader, englishStory);
    await passUntilSlipWouldCome(reader);
    await expect(slip(page)).toHaveCount(0);
    await reader.button('Rate').click();
    await service.hook.clearRequests();
    await rate(page, comment);
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Failed to submit feedback: User is not logged in, cannot submit feedback',
    );
    expect([await ratingsLeft(page), await ratingsSent(service)]).toEqual([0, 0]);
  });

  test('a rating refused with 401 waits for the next sign-in; the slip comes once', async ({
    reader,
    service,
    page,
  }) => {
    reader.expectFault(/401/);
    // It was revoked, which the device cannot know.
    await service.hook.fault({ path: '/api/feedback', method: 'POST', response: { status: 401 } });
    await visitAsStaff(page, service);
    await finishStory(reader, englishStory);
    await slip(page).getByRole('button', { name: 'Loved it' }).click();
    await slip(page).getByRole('button', { name: 'Say more' }).click();
    await rate(page, comment);
    await expect(dialog(page)).toContainText('It will be sent when you sign in again.');
    await showWaiting(page, service);
    await expect(waiting(page)).toContainText('It will be sent when you sign in.');
    expect(await timesStored(service, comment)).toBe(0);

    await service.hook.heal();
    await visitAsStaff(page, service);
    await page.reload();
    await expect(waiting(page)).toHaveCount(0);
    await expectStoredOnce(service, comment);
    await page.clock.install();
    await finishStory(reader, englishStory);
    await passUntilSlipWouldCome(reader);
    await expect(slip(page)).toHaveCount(0);
  });
});

test('a rating refused with 400 is reported and can be retried; a pending rating can be deleted; after a full disk it is sent', async ({
  reader,
  service,
}) => {
  await test.step('refused with 400', () => retryRefused(reader, service));
  await test.step('a pending rating can be deleted and is then never sent', () =>
    deletePending(reader, service));
  await test.step('the service cannot store it, since its disk is full: it is kept, counted and sent later', () =>
    sendOnceStorable(reader, service));
});

async function retryRefused(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const comment = 'Refused once';
  reader.expectFault(/400/);
  await service.hook.fault({ path: '/api/feedback', method: 'POST', response: { status: 400 }, times: 2 });
  await openRating(reader, englishStory);
  await rate(page, comment);
  await expect(dialog(page)).toContainText(english.thanks);
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Failed to submit feedback: rejected by the server (400)',
  );
  await showWaiting(page, service);
  const row = waiting(page).getByRole('listitem');
  await expect(row).toContainText('It could not be sent: rejected by the server (400)');
  const retry = row.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.poll(() => ratingsSent(service)).toBe(2);
  await expect(row).toContainText('It could not be sent');
  await retry.click();
  await expect(waiting(page)).toHaveCount(0);
  await expectStoredOnce(service, comment);
}

async function deletePending(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const comment = 'Never sent';
  await openRating(reader, englishStory);
  await service.hook.clearRequests();
  await service.hook.fault({ path: '/api/feedback', method: 'POST', response: { status: 503 } });
  reader.expectFault(/503/);
  await rate(page, comment);
  // The page itself tries again after a while.
  await expect.poll(() => ratingsSent(service)).toBeGreaterThan(0);
  await showWaiting(page, service);
  await holdSender(page);
  await waiting(page).getByRole('button', { name: 'Delete' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeFocused();
  await service.hook.heal();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeVisible();
  expect([await ratingsLeft(page), await timesStored(service, comment)]).toEqual([0, 0]);
}

async function sendOnceStorable(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const comment = 'Stored later';
  reader.expectFault(/507/);
  await service.hook.fault({ path: '/api/feedback', method: 'POST', response: { status: 507 } });
  await reader.openGallery();
  const ratings = reader.card(englishStory).getByRole('button', { name: /^Ratings/ });
  const count = async () =>
    Number(/(\d+) ratings?$/.exec((await ratings.getAttribute('aria-label')) ?? '')?.[1]);
  const before = await count();
  await openRating(reader, englishStory);
  await rate(page, comment);
  const text = 'It stays on this device and will be sent later.';
  await expect(dialog(page)).toContainText(text);
  await showWaiting(page, service);
  await expect(waiting(page)).toContainText(text);
  await reader.openGallery();
  await expect.poll(count).toBe(before + 1);
  expect(await timesStored(service, comment)).toBe(0);

  await service.hook.heal();
  await page.reload();
  await expectStoredOnce(service, comment);
  await expect.poll(count).toBe(before + 1);
}
