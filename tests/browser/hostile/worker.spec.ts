// The worker reads the same indexes by the same bounds: what is too large is not saved, and nothing keeps it from answering.
import type { Page } from '@playwright/test';
import { talkVersion } from '../../../src/contract/offline/worker-messages';
import { expect, test } from '../offline/page-objects/fixtures';
import { hostileIndexes, serveIndex } from './indexes';

/** Two seconds, in milliseconds; where a worker with nothing to do takes long to answer, ten times as long as that. */
const mostWait = (idle: number) => Math.max(2000, 10 * idle);

test('what is too large for a page is not saved, what is large is, and the worker answers all the while', async ({
  downloads,
  page,
  service,
}) => {
  const idle = await askedFor(page, 200);
  for (const [at, { name, outcome, text }] of hostileIndexes.entries())
    await test.step(name, async () => {
      const id = `${700 + at}`;
      await serveIndex(service.hook, id, text());
      await downloads.save(id);
      const longest = askedFor(page, 500);
      if (outcome === 'shown') {
        await expect.poll(async () => (await downloads.stateOf(id))?.state).toMatch(/^(saved|incomplete)$/);
      } else {
        await downloads.waitFor(id, 'failed');
        expect(await downloads.stateOf(id)).toMatchObject({ reason: 'broken-index', readable: false });
      }
      expect(await longest).toBeLessThan(mostWait(idle));
    });
});

/** Asks the worker for so many milliseconds what it keeps, and gives how long it took to answer at most. */
function askedFor(page: Page, milliseconds: number): Promise<number> {
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
        now = performance.now();
      }
      return longest;
    },
    [talkVersion, milliseconds] as const,
  );
}
