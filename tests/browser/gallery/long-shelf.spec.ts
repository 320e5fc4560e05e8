// A long shelf: only cards near the window are in the document, at any scroll position, and nobody notices (ADR-0046).
import type { Page } from '@playwright/test';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { heart, openSearch } from './shelves';

test.use({ viewport: { width: 900, height: 600 }, installsWorker: false });

const count = 400;
/** Revealed in this test: six pages, which would have several times the nodes that may be in the document. */
const revealed = 126;
const mostNodes = 2500;

/** Lists stories with the preview of the fixture; title `Story 1` stands first. */
async function openLongShelf(reader: Reader, { hook }: Service): Promise<void> {
  const stories = Array.from({ length: count }, (_, at) => ({
    id: at === 0 ? englishStory : String(count - at),
    title: `Story ${at + 1}${at % 10 === 0 ? ', which has a long title that needs some lines on its card' : ''}`,
    language: 'English',
    targetGroup: 'age_3',
    pageCount: 3,
    imageStyle: 'crayon',
    previewImage: `presentations/${englishStory}/preview.webp`,
  }));
  await hook.respond('/api/presentation', { status: 200, body: JSON.stringify(stories) });
  await reader.openGallery();
  // The first story is offered above the other 21.
  await expect(reader.cards).toHaveCount(22);
}

/** Scrolls to the end of the shelf until this number of stories is revealed. */
async function scrollToStory(page: Page, position: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const scroll = (): void => {
          const last = document.querySelector('.shelf > article:last-of-type');
          if (Number(last?.getAttribute('aria-posinset')) >= wanted) return done();
          scrollTo(0, document.documentElement.scrollHeight);
          requestAnimationFrame(scroll);
        };
        scroll();
      }),
    position,
  );
}

/** The first visible card, with the distance of its upper edge; undefined where the window shows none. */
const firstCard = (page: Page) =>
  page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.shelf > article')) {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight)
        return { id: card.dataset['presentationId'] ?? '', top: Math.round(top) };
    }
    return undefined;
  });

const nodes = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let found = 1;
    while (walker.nextNode() !== null) found += 1;
    return found;
  });

/** Waits until no more cards come. */
const untilStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [last, still] = ['', 0];
        const look = (): void => {
          const now = [...document.querySelectorAll('.shelf > article')]
            .map((card) => card.getAttribute('aria-posinset'))
            .join();
          still = now === last ? still + 1 : 0;
          last = now;
          if (still > 12) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('of a long shelf the document has the cards near the window; a return finds the same place, another search the beginning', async ({
  reader,
  page,
  service,
}) => {
  await openLongShelf(reader, service);
  await test.step('wherever a person scrolls', async () => {
    await scrollToStory(page, revealed);
    expect(await nodes(page)).toBeLessThanOrEqual(mostNodes);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const part of [0.1, 0.9, 0.55]) {
      await page.evaluate((top) => scrollTo(0, top), Math.round(height * part));
      await untilStill(page);
      expect(await firstCard(page)).toBeDefined();
      expect(await nodes(page)).toBeLessThanOrEqual(mostNodes);
    }
  });
  await test.step('screen readers are told the positions', async () => {
    const positions = await page
      .getByRole('feed')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) =>
          [card.getAttribute('aria-posinset'), card.getAttribute('aria-setsize')].map(Number),
        ),
      );
    const [first = Number.NaN] = positions[0] ?? [];
    expect(first).toBeGreaterThan(21);
    expect(positions).toEqual(positions.map((_, at) => [first + at, count - 1]));
  });
  await test.step('a return', async () => {
    const before = { ...(await firstCard(page)), y: await page.evaluate(() => scrollY) };
    await page.evaluate(() => (location.hash = '#/imprint'));
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await page.goBack();
    await expect(reader.card(before.id ?? '')).toBeVisible();
    await untilStill(page);
    expect({ ...(await firstCard(page)), y: await page.evaluate(() => scrollY) }).toEqual(before);
    expect(await nodes(page)).toBeLessThanOrEqual(mostNodes);
  });
  await test.step('another width', async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [700, 600],
    ] as const) {
      const id = (await firstCard(page))?.id;
      await page.setViewportSize({ width, height });
      await untilStill(page);
      await expect(reader.card(id ?? '')).toBeInViewport();
    }
  });
  await test.step('a search, and its end', async () => {
    await openSearch(page);
    await page.getByRole('searchbox').fill('long title');
    await expect(reader.cards.first()).toHaveAccessibleName(/^Story 1,/);
    await page.getByRole('searchbox').fill('');
    await expect(reader.cards).toHaveCount(21);
    await expect(page.getByRole('button', { name: 'Show more' })).toBeAttached();
  });
});

test('the focus stays on a card that the page was scrolled away from, and Tab goes on from there to card after card', async ({
  reader,
  page,
  service,
}) => {
  await openLongShelf(reader, service);
  const focused = () =>
    page.evaluate(() => {
      const card = document.activeElement?.closest('article');
      const top = card?.getBoundingClientRect().top ?? Number.NaN;
      return { at: Number(card?.getAttribute('aria-posinset')), isSeen: top > -600 && top < innerHeight };
    });
  await scrollToStory(page, 42);
  // `Story 1` is offered, above the shelf.
  await heart(page, 'Story 36').focus();
  await scrollToStory(page, 105);
  await untilStill(page);
  expect(await focused()).toEqual({ at: 35, isSeen: false });
  await page.keyboard.press('Tab');
  await expect.poll(focused).toEqual({ at: 35, isSeen: true });
  const visited = new Set<number>();
  // Beyond the cards that were there when the page scrolled back, row after row.
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    visited.add((await focused()).at);
  }
  const [first = Number.NaN] = visited;
  expect([...visited]).toEqual(Array.from(visited, (_, at) => first + at));
  expect(Math.max(...visited)).toBeGreaterThan(45);

  // The card goes to the front, the page stays where it is. Before, the focus may have scrolled it.
  await page.evaluate(() =>
    document.activeElement?.closest('article')?.querySelector<HTMLElement>('.favourite')?.focus(),
  );
  await untilStill(page);
  const y = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toEqual({ at: 1, isSeen: false });
  expect(await page.evaluate(() => scrollY)).toBe(y);
});
