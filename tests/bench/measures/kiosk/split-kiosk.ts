// Measures the split kiosk on the slow tablet: the time from a touch on the control screen until the show screen paints the next
// slide. Counts the CPU time of both pages' main threads from the touch until that frame (main-thread.ts), and their common
// idle time. The baseline is two bare pages on a BroadcastChannel.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { textFile } from '../../tools/baseline-site';
import { marks, passedBetweenPages, tabletPace, type Passed } from '../../tools/page/main-thread';
import { median, type Line } from '../../tools/statistics';
import type { KioskBench } from './kiosk';

/** Of each button. */
const touches = 9;
/** Its second slide has a speaker. */
const presentation = '1042';

export async function measureSplit({ browser, service, site, openDevice }: KioskBench): Promise<Line[]> {
  const own = await openDevice();
  const ownPages = await openPages(
    own,
    `${service.origin}/kiosk.html?split=show#/`,
    `${service.origin}/kiosk.html?split=remote#/`,
  );
  await ownPages.remote.locator(`article[data-presentation-id="${presentation}"] a`).tap();
  await ownPages.show.locator('[data-painted]').waitFor();
  site.baseline.serve([
    textFile('/show', 'text/html; charset=utf-8', bareShow),
    textFile('/remote', 'text/html; charset=utf-8', bareRemote),
  ]);
  const bare = await openDevice();
  const barePages = await openPages(bare, `${site.baseline.origin}/show`, `${site.baseline.origin}/remote`);
  const times: Record<'Next' | 'Previous', Passed[]> = { Next: [], Previous: [] };
  const baselines: Passed[] = [];
  for (let nth = 0; nth < touches; nth += 1)
    for (const name of ['Next', 'Previous'] as const) {
      times[name].push(await timeOfTouch(browser, ownPages, name));
      baselines.push(await timeOfTouch(browser, barePages, name));
    }
  // Once, since the browser runs the known work faster each time.
  const pace = await tabletPace(browser, ownPages.show);
  const onTablet = ({ work, wait }: Passed): number => work * pace + wait;
  await own.close();
  await bare.close();
  return Object.entries(times).map(([name, measured]) => ({
    name: `ms from a touch of ${name} on the control screen to the paint on the show screen`,
    value: median(measured.map(onTablet)),
    limit: 100,
    detail: `${measured.map((one) => onTablet(one).toFixed(0)).join(', ')}; bare pages ${median(baselines.map(onTablet)).toFixed(0)} ms`,
  }));
}

interface Pages {
  readonly show: Page;
  readonly remote: Page;
}

async function openPages(context: BrowserContext, show: string, remote: string): Promise<Pages> {
  const pages = { show: await context.newPage(), remote: await context.newPage() };
  await pages.show.goto(show);
  await pages.remote.goto(remote);
  // Both screens are seen, but the browser draws and times the page in front without delay only.
  await pages.show.bringToFront();
  return pages;
}

async function timeOfTouch(browser: Browser, { show, remote }: Pages, name: string): Promise<Passed> {
  const button = remote.getByRole('button', { name, exact: true });
  // The button acts once the show screen has said what it shows.
  await expect(button).toBeEnabled();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${name} is not there`);
  await remote.evaluate(
    (mark) => addEventListener('pointerdown', () => performance.mark(mark), { capture: true, once: true }),
    marks.start,
  );
  const isPainted = await nextSlidePainted(show);
  return passedBetweenPages(browser, async () => {
    await remote.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await isPainted();
  });
}

/** Sets the mark in the frame that paints the next slide; the returned function resolves after that. */
async function nextSlidePainted(show: Page): Promise<() => Promise<void>> {
  const handle = await show.evaluateHandle(
    (mark) => ({
      painted: new Promise<void>((resolve) => {
        const player = document.querySelector('[data-slide-index]');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // A frame is one task from its callbacks to its paint, and that task counts as a whole.
            performance.mark(mark);
            setTimeout(resolve);
          });
        });
        if (player) observer.observe(player, { attributeFilter: ['data-slide-index'] });
      }),
    }),
    marks.end,
  );
  return () => handle.evaluate(({ painted }) => painted);
}

const bareShow = `<!doctype html><title>Show</title><p data-slide-index="0">0</p><script>
new BroadcastChannel('bare').onmessage = ({ data }) => {
  const slide = document.querySelector('p');
  slide.dataset.slideIndex = slide.textContent = data;
};
</script>`;
const bareRemote = `<!doctype html><title>Remote</title><button>Next</button><button>Previous</button><script>
const channel = new BroadcastChannel('bare');
let index = 0;
for (const button of document.querySelectorAll('button')) button.onclick = () => channel.postMessage(String((index += 1)));
</script>`;
