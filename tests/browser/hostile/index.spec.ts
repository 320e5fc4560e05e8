// A story that asks for too much is shown or refused within two seconds, in both views and as a party. The page is never
// blank and never has more elements than it can handle.
import type { Page } from '@playwright/test';
import { expect, germanStory, test } from '../fixtures';
import { hostileIndexes, serveIndex } from './indexes';

const id = '667';
const entry = { id, title: 'A hostile story', language: 'English' };

/** Returns milliseconds: two seconds, or ten times as long as an ordinary story takes on a very busy machine. */
const mostWait = (ordinary: number) => Math.max(2000, 10 * ordinary);
const mostElements = 15_000;

const alerts = {
  'too large': 'Error the story is too long for this app!',
  unreadable: 'Error the story cannot be read!',
} as const;

for (const isShown of [true, false])
  test(`an index that asks for more than any story needs is ${isShown ? 'shown' : 'refused'}`, async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(isShown ? /viewer: picture|status of 404/ : /viewer: index/);
    await service.hook.put({ entry });
    await reader.openGallery();
    const ordinary = await openIn(page, `#/view/${germanStory}`);
    const most = mostWait(Math.max(ordinary.answered, ordinary.longest));
    for (const { name, text, outcome } of hostileIndexes.filter(
      (index) => (index.outcome === 'shown') === isShown,
    )) {
      await serveIndex(service.hook, id, text());
      for (const address of [`#/view/${id}`, `#/story/read/${id}`])
        await test.step(`${name} at ${address}`, async () => {
          await backToTheShelf(page);
          const before = (await reader.reports()).length;
          const { answered, longest, elements } = await openIn(page, address);
          expect(answered).toBeLessThan(most);
          expect(longest).toBeLessThan(most);
          expect(elements).toBeLessThan(mostElements);
          if (outcome === 'shown') await expect(page.getByRole('alert')).toHaveCount(0);
          else {
            await expect(page.getByRole('alert')).toHaveText(alerts[outcome]);
            expect(await reader.reports()).toHaveLength(before + 1);
          }
        });
    }
  });

async function backToTheShelf(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/**
 * Opens a story in the running app. Returns the milliseconds until it is shown or refused, the longest time without a
 * response to input before and while the rest is loaded, and the number of elements in the end.
 */
function openIn(page: Page, address: string) {
  return page.evaluate(
    async ([hash, settling]) => {
      const outcome = '[data-player-state][data-painted], .party-step, .viewer-failed [role="alert"]';
      const began = performance.now();
      location.hash = hash;
      let answered: number | undefined;
      let longest = 0;
      for (let before = began; answered === undefined || before < began + answered + settling;) {
        // Without a pause asking alone takes a core.
        await new Promise((next) => setTimeout(next, 20));
        const now = performance.now();
        longest = Math.max(longest, now - before);
        if (document.querySelector(outcome) !== null) answered ??= now - began;
        before = now;
      }
      return { answered, longest, elements: document.querySelectorAll('*').length };
    },
    [address, 600] as const,
  );
}
