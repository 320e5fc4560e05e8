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

for (const outcome of ['shown', 'too large', 'unreadable'] as const)
  test(`an index that asks for more than any story needs: ${outcome}`, async ({ reader, page, service }) => {
    if (outcome === 'shown') reader.expectFault(/viewer: picture|status of 404/);
    else reader.expectFault(/viewer: index/);
    await service.hook.put({ entry });
    await reader.openGallery();
    const ordinary = await openIn(page, `#/view/${germanStory}`);
    const most = mostWait(Math.max(ordinary.answered, ordinary.longest));
    for (const { name, text } of hostileIndexes.filter((index) => index.outcome === outcome)) {
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
        await new Promise((next) => setTimeout(next, 0));
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
