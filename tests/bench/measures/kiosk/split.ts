// Measures how long the show screen of a split kiosk takes to paint what was touched on the control screen, by the clock, which both
// pages share, and beyond what two bare pages on a BroadcastChannel take in the same run.
import type { BrowserContext, Page } from '@playwright/test';
import { textFile } from '../../tools/floor-site';
import { median, type Line } from '../../tools/statistics';
import type { KioskBench } from './kiosk';

const touches = 15;

export async function measureSplit({ service, site, openDevice }: KioskBench): Promise<Line[]> {
  const own = await openDevice();
  const ownPages = await openPages(
    own,
    `${service.origin}/kiosk.html?split=show#/`,
    `${service.origin}/kiosk.html?split=remote#/`,
  );
  await ownPages.remote.locator('article[data-presentation-id="1050"] a').click();
  await ownPages.show.locator('[data-painted]').waitFor();
  site.floor.serve([
    textFile('/show', 'text/html; charset=utf-8', bareShow),
    textFile('/remote', 'text/html; charset=utf-8', bareRemote),
  ]);
  const bare = await openDevice();
  const barePages = await openPages(bare, `${site.floor.origin}/show`, `${site.floor.origin}/remote`);
  const times: number[] = [];
  const floors: number[] = [];
  for (let nth = 0; nth < touches; nth += 1) {
    const name = nth % 2 === 0 ? 'Next' : 'Previous';
    times.push(await timeOfTouch(ownPages, name));
    floors.push(await timeOfTouch(barePages, name));
  }
  await own.close();
  await bare.close();
  return [
    {
      name: 'ms from a touch on the control screen to the paint on the show screen, beyond those of bare pages',
      value: median(times) - median(floors),
      limit: 100,
      detail: `${median(times).toFixed(0)} against ${median(floors).toFixed(0)} ms, medians of ${touches}`,
    },
  ];
}

interface Pages {
  readonly show: Page;
  readonly remote: Page;
}

async function openPages(context: BrowserContext, show: string, remote: string): Promise<Pages> {
  const pages = { show: await context.newPage(), remote: await context.newPage() };
  await pages.show.goto(show);
  await pages.remote.goto(remote);
  return pages;
}

async function timeOfTouch({ show, remote }: Pages, name: string): Promise<number> {
  const painted = await paintedAt(show);
  const touched = await remote.getByRole('button', { name }).evaluate((button) => {
    const now = performance.timeOrigin + performance.now();
    if (button instanceof HTMLElement) button.click();
    return now;
  });
  return (await painted()) - touched;
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

/** Watches for the next slide; the returned function resolves to when it was painted, in milliseconds since 1970. */
async function paintedAt(show: Page): Promise<() => Promise<number>> {
  const handle = await show.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      const player = document.querySelector('[data-slide-index]');
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.timeOrigin + performance.now()));
        channel.port1.start();
        requestAnimationFrame(() => channel.port2.postMessage(''));
      });
      if (player) observer.observe(player, { attributeFilter: ['data-slide-index'] });
    }),
  }));
  return () => handle.evaluate(({ time }) => time);
}
