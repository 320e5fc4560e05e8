// Saving for a journey: from the cards, all stories at once, and the page of saved stories. The service is really stopped.
import { ledgerDatabase } from '../../../src/contract/worker/worker-names';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Reader, type Service } from '../fixtures';
import { longestDownload } from '../../support/browser/is-saved';
import { storedRows } from '../../support/browser/stored-rows';

const boots = '1047';
/** Delaying these files prevents the story from being saved before a slow machine has looked. */
const itsFiles = { path: `/presentations/${boots}/*`, method: 'GET' };
const onceSaved = { timeout: longestDownload };

test.use({ library: 'samples' });

test('a story saved from its card, by keyboard, is first in the gallery without a network, and plays; a story that was only tapped is not saved', async ({
  reader,
  page,
  service,
}) => {
  await test.step('a story that could not be opened without a network is not saved later', () =>
    failToOpen(reader));
  await service.startAgain();
  await reader.openGallery();
  const card = reader.card(boots);
  // The button appears after the first paint.
  await expect(card.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  await card.getByRole('link').focus();
  for (const name of ['Favourite', 'Save for offline']) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name })).toBeFocused();
  }
  await service.hook.fault({ ...itsFiles, after: 12, hold: true });
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Saving, [1-9]\d? %$/ })).toBeFocused();
  await expect(page.getByText('Saving one story')).toBeVisible();
  await service.hook.heal();
  await expect(card.getByRole('button', { name: 'Saved for offline' })).toBeFocused(onceSaved);
  await expect(page.getByText('One story saved')).toBeVisible();

  await reader.goOffline();
  await page.reload();
  await expect(page.getByText('One saved story still plays.')).toBeVisible();
  await expect(reader.cards.first()).toHaveAttribute('data-presentation-id', boots);
  await expect(reader.cards.nth(1)).toHaveAttribute('data-unavailable', 'true');
  await reader.cards.first().getByRole('link').click();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await reader.expectPicturesPainted();
});

async function failToOpen(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.openGallery();
  await reader.waitForWorker();
  // The worker caches the list that it fetches.
  await page.reload();
  await expect(reader.card(boots)).toBeVisible();
  // All that this page loads has come, also what follows its first paint.
  await reader.expectPicturesPainted();
  await expect(page.locator('.queue-line')).toBeAttached();
  await reader.goOffline();
  await reader.card(boots).getByRole('link').click();
  for (const attempt of ['first', 'second'])
    await test.step(`the ${attempt} attempt fails`, async () => {
      const tryAgain = page.getByRole('button', { name: 'Try again' });
      await expect(tryAgain).toBeVisible();
      await tryAgain.click();
    });
  await page.goto(page.url().replace(/#.*/, '#/offline'));
  await expect(page.getByText('No stories are saved here yet.')).toBeVisible();
  expect(await storedRows(page, ledgerDatabase.name, ledgerDatabase.store)).toEqual([]);
}

test('pressing the button while saving pauses; all stories are saved, listed without a network, and removed again; a lost request is repeated', async ({
  reader,
  page,
  service,
}) => {
  await service.hook.fault({ ...itsFiles, after: 12, hold: true });
  await reader.openGallery();
  await reader.waitForWorker();
  const card = reader.card(boots);
  await test.step('pressing the button while saving pauses, and the page of saved stories resumes', async () => {
    await card.getByRole('button', { name: 'Save for offline' }).click();
    await card.getByRole('button', { name: /^Saving, \d+ %$/ }).click();
    await expect(card.getByRole('button', { name: /^Paused, \d+ %$/ })).toBeVisible();
    await service.hook.heal();
    await page.goto(`${service.origin}/#/offline`);
    const row = page.getByRole('listitem').filter({ hasText: 'Squeaky' });
    await expect(row.getByText(/^Paused at/)).toBeVisible();
    await row.getByRole('button', { name: 'Resume' }).click();
    await expect(row.getByText(/^Saved, /)).toBeVisible(onceSaved);
    await row.getByRole('button', { name: 'More' }).click();
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/^No stories are saved here yet/)).toBeVisible();
    // It is deleted once the page is left.
    await page.goBack();
    await expect(card.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Save all (5)' }).click();
  await expect(page.getByRole('button', { name: /^Save all/ })).toHaveCount(0);
  await expect(page.getByText('5 stories saved')).toBeVisible(onceSaved);

  await reader.goOffline();
  await page.goto(`${service.origin}/?again#/offline`);
  await expect(page.getByRole('heading', { level: 1, name: 'Offline stories' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Stories on this device' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await reader.expectPicturesPainted();
  await page.getByText('For grown-ups').click();
  await expect(page.getByText(/^5 stories, \d+(\.\d)? MB$/)).toBeVisible();
  await expect(page.getByText(/ free$/)).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);

  const [first = ''] = await rows.first().getByRole('link').allTextContents();
  await rows.first().getByRole('button', { name: 'More' }).press('Enter');
  expect(await violationsAtRest(page)).toEqual([]);
  await rows.first().getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first().getByRole('link')).toHaveText(first);
  await rows.first().getByRole('button', { name: 'More' }).click();
  await rows.first().getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(4);

  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove all' }).click();
  expect(await violationsAtRest(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, remove all' }).click();
  await expect(page.getByText(/^No stories are saved here yet/)).toBeVisible();
  await service.startAgain();
  await test.step('a story is saved although the worker never received the request; the gallery works without its list', () =>
    saveUnheard(reader, service));
});

async function saveUnheard(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await page.goto(`${service.origin}/?saving`);
  await test.step('the worker never received the request, and the page was reloaded', async () => {
    const save = reader.card(boots).getByRole('button', { name: 'Save for offline' });
    await expect(save).toBeVisible();
    // As when the worker is terminated at the moment of the message.
    await page.evaluate(() => (ServiceWorker.prototype.postMessage = () => undefined));
    await save.click();
    await page.reload();
    await expect(reader.card(boots).getByRole('button', { name: 'Saved for offline' })).toBeVisible(
      onceSaved,
    );
  });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('bookworm-lists')) await caches.delete(name);
  });
  reader.expectFault(/Network error|viewer/);
  await reader.goOffline();
  await page.goto(`${service.origin}/?again`);
  await expect(reader.cards).toHaveCount(1);
  await expect(reader.card(boots).getByRole('link', { name: /Squeaky Boots/ })).toBeVisible();
  await reader.expectPicturesPainted();

  await test.step('a missing story shows once that it needs the network', async () => {
    for (const address of ['/#/view/1049', '/p/1049']) {
      await page.goto(`${service.origin}${address}`);
      await expect(page.getByText(/Save it when you’re back online/)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Offline stories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offline stories' })).toBeVisible();

    await page.goBack();
    await expect(page.getByText(/Save it when you’re back online/)).toBeVisible();
    await service.startAgain();
    await page.getByRole('button', { name: 'Try again' }).click();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  });
}

test.describe('where the browser has no workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('stories can be read as usual, and the page explains that none can be saved', async ({
    reader,
    page,
    service,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await reader.openGallery();
    // It comes after the first paint, with the buttons that save.
    await expect(page.locator('.queue-line')).toBeAttached();
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await page.goto(`${service.origin}/#/offline`);
    await expect(page.getByText(/This browser can’t save stories/)).toBeVisible();
    await reader.openStory(boots);
    // The cover has no scrub bar, and the button would be beside it.
    await page.keyboard.press('ArrowRight');
    await expect(reader.player.getByRole('slider')).toBeVisible();
    await expect(reader.player.locator('.viewer-scrub-save')).toHaveCount(0);
  });
});
