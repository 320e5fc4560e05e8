// The worker limits the same indexes: it does not save too large a story, and keeps answering.
import type { Page } from '@playwright/test';
import { protocolVersion } from '../../../src/contract/worker/worker-messages';
import { expect, test } from '../offline/fixtures';
import { hostileIndexes, serveIndex } from './indexes';

/**
 * Returns milliseconds: two seconds, or more where a busy machine lets the page itself wait meanwhile, or takes longer for its work than
 * an ordinary machine does.
 */
const mostWait = ({ timer, work }: Waits) => Math.max(2000, 10 * timer, 500 * work);

test('the worker saves a large story, refuses a too large one, and keeps answering', async ({
  downloads,
  page,
  service,
}) => {
  for (const [at, { name, outcome, text }] of hostileIndexes.entries())
    await test.step(name, async () => {
      const id = `${700 + at}`;
      await serveIndex(service.hook, id, text());
      await downloads.save(id);
      const waits = longestWaits(page, 500);
      if (outcome === 'shown') {
        // A busy machine asks for hundreds of files that are not there.
        await expect
          .poll(async () => (await downloads.presentation(id))?.state, { timeout: 90_000 })
          .toMatch(/^(saved|incomplete)$/);
      } else {
        await downloads.waitFor(id, 'failed');
        expect(await downloads.presentation(id)).toMatchObject({ reason: 'broken-index', readable: false });
      }
      const longest = await waits;
      expect(longest.answer).toBeLessThan(mostWait(longest));
    });
});

/** In milliseconds. */
interface Waits {
  /** How long the worker's longest answer took. */
  readonly answer: number;
  /** By how much the latest of the page's timers was late. */
  readonly timer: number;
  /** How long the page takes on average for work that takes an ordinary machine four milliseconds. */
  readonly work: number;
}

/** Asks the worker for `milliseconds` what it has saved. Waits and works in the page meanwhile, to see how slow the machine is. */
function longestWaits(page: Page, milliseconds: number): Promise<Waits> {
  return page.evaluate(
    async ([version, time]) => {
      const longest = { answer: 0, timer: 0 };
      const text = JSON.stringify(Array.from({ length: 8000 }, (_, at) => ({ text: `w${at}`, start: at })));
      const works: number[] = [];
      for (let now = performance.now(), end = now + time; now < end;) {
        const answered = new Promise((answer) =>
          navigator.serviceWorker.addEventListener('message', answer, { once: true }),
        );
        navigator.serviceWorker.controller?.postMessage({ version, type: 'list-saved' });
        await answered;
        const asked = now;
        now = performance.now();
        longest.answer = Math.max(longest.answer, now - asked);
        // Without a pause asking alone takes a core.
        const pause = 50;
        await new Promise((next) => setTimeout(next, pause));
        longest.timer = Math.max(longest.timer, performance.now() - now - pause);
        const start = performance.now();
        JSON.parse(text);
        now = performance.now();
        works.push(now - start);
      }
      return { ...longest, work: works.reduce((sum, work) => sum + work, 0) / works.length };
    },
    [protocolVersion, milliseconds] as const,
  );
}
