// The gallery: its stories, how more of them appear, and its empty and error states.
import { animated, englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { expectListed } from '../../support/browser/expect-listed';

test.use({ ...animated, installsWorker: false });

test.describe('a long gallery', () => {
  test.use({ library: 'large' });

  test('shows 21 stories, higher id first, and 21 more on scrolling', async ({ reader, page, service }) => {
    // There are no ratings of them.
    await service.hook.respond('/api/feedback', { status: 200, body: '[]' });
    await reader.openGallery();
    // The first story is offered above the other 21.
    await expect(reader.cards).toHaveCount(22);
    // Only cards near the window are in the document, and a slow machine reveals more than 21 at once: each position is read as it passes.
    const idAt = new Map<number, string>();
    await expect
      .poll(async () => {
        for (const [position, id] of await readPositions(reader)) idAt.set(position, id);
        let read = 0;
        while (idAt.has(read + 1)) read += 1;
        await scrollOn(reader, read);
        return read;
      })
      .toBeGreaterThanOrEqual(42);
    const ids = Array.from({ length: 42 }, (_, at) => BigInt(idAt.get(at + 1) ?? ''));
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
    expect(new Set(idAt.values()).size).toBe(idAt.size);
    await test.step('its button does so, too, and the focus goes to the first of them', async () => {
      await page.clock.install({ time: 0 });
      await page.reload();
      await expect(reader.cards).toHaveCount(22);
      // Tapping the button scrolls it into view: on a stopped clock the scrolling alone reveals nothing.
      await page.clock.pauseAt(3_600_000);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(reader.cards).toHaveCount(43);
      await expect(reader.cards.nth(22).getByRole('link')).toBeFocused();
    });
  });
});

test.describe('the sample stories', () => {
  test.use({ library: 'samples', contextOptions: { reducedMotion: 'reduce' } });

  test('each opens from its card in either language, and Back returns to the shelf', async ({
    reader,
    page,
  }) => {
    await reader.openGallery();
    const english = await reader.cards.first().getAttribute('data-presentation-id');
    for (const language of ['English', 'German'] as const)
      await test.step(language, async () => {
        if (language === 'German') {
          await page.getByRole('button', { name: 'Deutsch' }).first().click();
          await expect(reader.card(english ?? '')).toHaveCount(0);
        }
        await reader.expectPicturesPainted();
        const count = await reader.cards.count();
        expect(count).toBe(5);
        for (let at = 0; at < count; at += 1) {
          await reader.cards.nth(at).getByRole('link').click();
          await expect(
            reader.player.or(page.getByRole('navigation', { name: /^(Pictures|Bilder)$/ })).first(),
          ).toBeVisible();
          await page.goBack();
          await expect(reader.cards).toHaveCount(count);
        }
      });
  });
});

test('cards show all that is known of a story; whatever is missing, stories, the list, the service or the network, is said, with a way on', async ({
  reader,
  service,
  page,
  context,
}) => {
  await test.step('a card has its title, badges for the known age, pages and style, and a drawn cover where the preview is missing or refused; an invalid entry is left out', () =>
    expectCards(reader, service));
  reader.expectFault(/gallery|list entry|500|ERR_/);
  const { hook } = service;
  const list = '/api/presentation';
  for (const [what, begin] of [
    ['fails', () => hook.fail(list, 500)],
    ['breaks off', () => hook.fail(list, 'reset')],
    ['is no list', () => hook.respond(list, { status: 200, body: '{}' })],
  ] as const)
    await test.step(what, async () => {
      await begin();
      await page.goto('about:blank');
      await page.goto(`${service.origin}/`);
      await expect(page.getByText('Bookworm can’t be reached right now, and no stories')).toBeVisible();
      await service.hook.reset();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(reader.card(englishStory)).toBeVisible();
    });
  await test.step('the line above the shelf says whether service or network is missing, as it changes', async () => {
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await page.evaluate(() => (location.hash = '#/imprint'));
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await reader.goOffline();
    reader.expectFault(/gallery: failed loading|ERR_INTERNET_DISCONNECTED/);
    await page.evaluate(() => (location.hash = '#/'));
    await expect(page.getByText('Bookworm can’t be reached right now, and no stories')).toBeVisible();
    await expect(tryAgain).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You’re offline, and no stories')).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
    await context.setOffline(false);
    await expect(tryAgain).toBeVisible();
    await service.startAgain();
  });
  await test.step('a language without stories shows a message', async () => {
    const others = [
      { id: englishStory, title: 'The Little Light', language: 'English' },
      { id: '31', title: 'La petite lumière', language: 'French' },
    ];
    await hook.respond(list, { status: 200, body: JSON.stringify(others) });
    await page.reload();
    await expect(reader.card(englishStory)).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).first().click();
    await expect(page.getByText('In dieser Sprache gibt es noch keine Geschichten.')).toBeVisible();
    await expect(reader.cards).toHaveCount(0);
  });
});

async function expectCards(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  reader.expectFault(/404|left out/);
  for (const [id, previewImage] of [
    ['31', undefined],
    ['32', 'https://example.com/preview.webp'],
    ['33', '../../api/preview.webp'],
    ['34', 'presentations/34/missing.webp'],
  ] as const)
    await service.hook.put({
      entry: { id, title: `Story ${id}`, language: 'English', ...(previewImage ? { previewImage } : {}) },
    });
  await service.hook.put({
    entry: { id: '42', title: 'Odd', language: 'English', pageCount: 1, imageStyle: 'stone_carving' },
  });
  await service.hook.put({ id: '51', entry: { id: '51', language: 'English' } });
  await reader.openGallery();
  await expect(reader.cards).toHaveCount(6);
  expect((await reader.reports()).join()).toContain('51 left out');
  for (const id of ['31', '32', '33', '34']) {
    await expect(reader.card(id).locator('svg.fallback-cover')).toBeVisible();
    await expect(reader.card(id).locator('img')).toHaveCount(0);
  }
  await expect(reader.card(englishStory).locator('img').first()).toBeVisible();
  const badges = (title: string) =>
    page.getByRole('article', { name: title, exact: true }).getByRole('listitem');
  await expect(badges('The Little Light')).toHaveText(['3+', '3 pages', 'Scandi minimal']);
  await expect(badges('Odd')).toHaveText(['1 page']);
  await expect(badges('Story 31')).toHaveCount(0);
}

test.describe('with the worker', () => {
  test.use({ installsWorker: true });

  test('the gallery is empty after the last story is deleted, and stays empty without a network', async ({
    reader,
    service,
    page,
  }) => {
    // The browser logs each 404; the app reports none.
    reader.expectFault(/Failed to load resource.*404/);
    await reader.openGallery();
    await reader.waitForWorker();
    await page.reload();
    await expect(reader.card(englishStory)).toBeVisible();
    for (const list of ['/api/presentation', '/api/feedback']) await service.hook.fail(list, 404);
    await page.reload();
    await expectListed(page.getByText('There are no stories in this language yet.'));
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    reader.expectFault(/gallery: failed loading/);
    await reader.goOffline();
    await page.reload();
    await expect(page.getByText(/Bookworm can’t be reached/)).toBeVisible();
    await expect(reader.cards).toHaveCount(0);
  });
});

/** Returns the position of each card in the document, from 1, with its id. */
const readPositions = (reader: Reader): Promise<[number, string][]> =>
  reader.page
    .locator('.shelf > [data-presentation-id]')
    .evaluateAll((cards: HTMLElement[]) =>
      cards.map((card) => [Number(card.ariaPosInSet), card.dataset['presentationId'] ?? '']),
    );

/** Scrolls until the card at that position is the first in the window; a window up while it is not in the document. */
const scrollOn = (reader: Reader, position: number): Promise<void> =>
  reader.page.evaluate((at) => {
    const card = document.querySelector(`.shelf > [aria-posinset="${at}"]`);
    if (card === null) scrollBy(0, -innerHeight);
    else card.scrollIntoView();
  }, position);
