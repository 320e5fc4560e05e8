// A rating arrives exactly once, wherever the transfer is interrupted (spec people §2).
import type { BrowserContext } from '@playwright/test';
import type { InjectedFault } from '../../../mocks/server/faults';
import { englishStory, expect, Reader, test, type Service } from '../fixtures';
import * as limits from '../../../src/contract/limits';
import { terminateWorker } from '../../support/downloads/device';
import {
  closePages,
  dialog,
  english,
  expectStoredOnce,
  openRating,
  rate,
  ratingsLeft,
  timesStored,
  wakeWorker,
} from './rating-page';
import { ratingsSent } from '../../support/service/service';

const posts = { path: '/api/feedback', method: 'POST' };

/** Opens the app again and waits until the outbox is empty. */
async function openAgain(context: BrowserContext, service: Service): Promise<Reader> {
  const reader = new Reader(await context.newPage(), service);
  await reader.openGallery();
  // A worker that woke when the page closed may hold the lock while it waits for its response.
  await expect
    .poll(() => ratingsLeft(reader.page), { timeout: limits.outbox.responseTimeout + 10_000 })
    .toBe(0);
  return reader;
}

interface Interruption {
  /** Causes the fault while the rating is submitted and until the page is closed. */
  readonly fault: (reader: Reader, service: Service) => Promise<void>;
  readonly heal: (service: Service) => Promise<void>;
  /** How many ratings the service has stored by then. */
  readonly storedBefore: number;
}

/** The browser retries a broken connection by itself, so the fault lasts until the page is closed. */
const broken = (
  fault: Pick<InjectedFault, 'reset' | 'cutAfter' | 'stallAfter'>,
  storedBefore: number,
): Interruption => ({
  fault: async (_, service) => {
    await service.hook.clearRequests();
    await service.hook.fault({ ...posts, ...fault });
  },
  heal: ({ hook }) => hook.heal(),
  storedBefore,
});

const interruptions: Record<string, Interruption> = {
  'before it is sent': {
    fault: (reader) => reader.goOffline(),
    heal: (service) => service.startAgain(),
    storedBefore: 0,
  },
  'on its way': broken({ reset: true }, 0),
  'after the service has it, before its answer is here': broken({ cutAfter: 0 }, 1),
  'while the answer is awaited': broken({ stallAfter: 0 }, 1),
};

test('interrupted anywhere: the page is closed, and the next one delivers the rating', async ({
  reader,
  service,
  context,
}) => {
  let open = reader;
  for (const [where, { fault, heal, storedBefore }] of Object.entries(interruptions))
    await test.step(`interrupted ${where}`, async () => {
      const { page } = open;
      const comment = `Read to the end, ${where}`;
      open.expectFault(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
      await openRating(open, englishStory);
      await fault(open, service);
      await rate(page, comment);
      await expect(dialog(page)).toContainText(english.thanks);
      if (where === 'before it is sent') await expect(dialog(page)).toContainText(english.whenOnline);
      else await expect.poll(() => ratingsSent(service)).toBeGreaterThan(0);
      if (storedBefore > 0) await expectStoredOnce(service, comment);
      await closePages(context);
      // While its port was closed nothing was stored; after `heal` an active worker may send it at once.
      if (where !== 'before it is sent') expect(await timesStored(service, comment)).toBe(storedBefore);
      await heal(service);
      open = await openAgain(context, service);
      await expectStoredOnce(service, comment);
    });
});

test('with no page open the worker sends it, even after it was terminated', async ({
  reader,
  service,
  page,
  context,
}) => {
  const comment = 'Read to the end';
  reader.expectFault(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await openRating(reader, englishStory);
  await reader.waitForWorker();
  await service.hook.fault({ ...posts, reset: true });
  await rate(page, comment);
  await expect(dialog(page)).toContainText(english.whenOnline);
  const window = await closePages(context);
  expect(await timesStored(service, comment)).toBe(0);

  // The service has it, the worker waits for the response, and is terminated.
  await service.hook.fault({ ...posts, reset: false, stallAfter: 0 });
  await wakeWorker(window, service);
  await expectStoredOnce(service, comment);
  await terminateWorker(window);
  await service.hook.heal();
  await service.hook.clearRequests();
  await wakeWorker(window, service);
  await expect.poll(() => ratingsSent(service)).toBe(1);
  await openAgain(context, service);
  expect([await timesStored(service, comment), await ratingsSent(service)]).toEqual([1, 1]);
});

test('two tabs that come online at once send each rating once', async ({
  reader,
  service,
  page,
  context,
}) => {
  const other = new Reader(await context.newPage(), service);
  for (const one of [reader, other]) await openRating(one, englishStory);
  await reader.goOffline();
  await rate(page, 'in one tab');
  await expect(dialog(page)).toContainText(english.thanks);
  await rate(other.page, 'in the other');
  await expect(dialog(other.page)).toContainText(english.thanks);
  await service.startAgain();
  await Promise.all([page, other.page].map((tab) => tab.reload()));
  await expect.poll(() => ratingsLeft(page)).toBe(0);
  for (const comment of ['in one tab', 'in the other']) await expectStoredOnce(service, comment);
});
