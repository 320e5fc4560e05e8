// The worker limits the same indexes: it does not save what is too large, and keeps answering.
import type { Page } from '@playwright/test';
import { protocolVersion } from '../../../src/contract/worker/worker-messages';
import { expect, test } from '../offline/support/fixtures';
import { hostileIndexes, serveIndex } from './indexes';

/** Returns milliseconds: two seconds, or ten times as long as an idle worker takes to answer. */
const mostWait = (idle: number) => Math.max(2000, 10 * idle);

test('the worker saves a large story, refuses a too large one, and keeps answering', async ({
  downloads,
  page,
  service,
}) => {
  const idle = await longestAnswerTime(page, 200);
  for (const [at, { name, outcome, text }] of hostileIndexes.entries())
    await test.step(name, async () => {
      const id = `${700 + at}`;
      await serveIndex(service.hook, id, text());
      await downloads.save(id);
      const longest = longestAnswerTime(page, 500);
      if (outcome === 'shown') {
        // A busy machine asks for hundreds of files that are not there.
        await expect
          .poll(async () => (await downloads.presentation(id))?.state, { timeout: 90_000 })
          .toMatch(/^(saved|incomplete)$/);
      } else {
        await downloads.waitFor(id, 'failed');
        expect(await downloads.presentation(id)).toMatchObject({ reason: 'broken-index', readable: false });
      }
      expect(await longest).toBeLessThan(mostWait(idle));
    });
});

/** Asks the worker for `milliseconds` what it has saved, and returns the longest time to an answer. */
function longestAnswerTime(page: Page, milliseconds: number): Promise<number> {
  return page.evaluate(
    async ([version, time]) => {
      let longest = 0;
      for (let now = performance.now(), end = now + time; now < end;) {
        const answer = new Promise((answered) =>
          navigator.serviceWorker.addEventListener('message', answered, { once: true }),
        );
        navigator.serviceWorker.controller?.postMessage({ version, type: 'what-is-kept' });
        await answer;
        longest = Math.max(longest, performance.now() - now);
        // Without a pause asking alone takes a core.
        await new Promise((next) => setTimeout(next, 50));
        now = performance.now();
      }
      return longest;
    },
    [protocolVersion, milliseconds] as const,
  );
}
