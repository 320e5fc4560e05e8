// Measures the recorder on the slow tablet: the files loaded before it is opened, 30 s of sound to MP3, and the memory of ten
// recordings. Its separate browser simulates a camera and a microphone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { writeWave } from '../../../mocks/studio/voices/wave';
import { findBrowser } from '../../support/browser/find-browser';
import { chromiumArguments } from '../../support/browser/chromium-arguments';
import { openService, type Service } from '../../support/service/service';
import { defineTsxHelper } from '../../support/browser/tsx-helper';
import { tabletPace, tasksWhile } from '../tools/page/main-thread';
import { median, type Line } from '../tools/statistics';

/** How many times slower the tablet is, as in main-thread.ts. */
const slower = 4;
const rounds = 5;
/** In the first half the browser still compiles code. */
const recordings = 16;
const pretended = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export async function measureRecorder(): Promise<Line[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments, ...pretended],
  });
  const service = await openService({ variant: 'production', library: 'fixture' });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-recorder-'));
  try {
    const voice = path.join(folder, 'voice.wav');
    await writeFile(voice, thirtySeconds());
    const requested: string[] = [];
    const page = await openForm(browser, service, requested);
    const early = requested.filter((url) => /recorder-dialog|mp3-worker/.test(url));
    return [
      {
        name: 'files of the recorder before it is opened',
        value: early.length,
        limit: 0,
        detail: early.join(),
      },
      ...(await measureEncoding(browser, page, voice)),
      await measureMemory(page),
    ];
  } finally {
    await browser.close();
    await service.remove();
    await rm(folder, { recursive: true });
  }
}

function thirtySeconds(): Buffer {
  const rate = 44_100;
  const samples = Int16Array.from(
    { length: 30 * rate },
    (_, at) => 12_000 * Math.sin(at / 30) * Math.sin(at / 9000),
  );
  return writeWave({ rate, samples });
}

async function openForm(browser: Browser, { origin, hook }: Service, requested: string[]): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    permissions: ['camera', 'microphone'],
  });
  const page = await context.newPage();
  page.on('request', (request) => requested.push(request.url()));
  await defineTsxHelper(page);
  const session = { accessToken: await hook.staffToken(), refreshToken: 'refresh', username: 'librarian' };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${origin}/#/new-presentation`);
  await expect(page.getByText('No voice yet')).toBeVisible();
  return page;
}

/** The file comes from the disk: what Playwright would send into the page would be a task of the page. */
async function measureEncoding(browser: Browser, page: Page, voice: string): Promise<Line[]> {
  const times: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = await timeOfUpload(page);
    const tasks = await tasksWhile(browser, page, async () => {
      await page.locator('input[type=file]').setInputFiles(voice);
      times.push(await time());
    });
    longest.push(Math.max(...tasks));
    await page.getByRole('button', { name: 'Remove voice' }).click();
  }
  const pace = await tabletPace(browser, page);
  const detail = `median of ${rounds}`;
  return [
    {
      name: '30 s of sound to MP3 on the slow tablet, in seconds',
      value: (median(times) * slower * pace) / 1000,
      limit: 4,
      detail: `${detail}, ${Math.round(median(times))} ms on this machine`,
    },
    {
      name: 'longest task of the page meanwhile, in ms',
      value: median(longest) * pace,
      limit: 50,
      detail,
    },
  ];
}

/** Returns a function that resolves to the milliseconds between the choice of a file and its voice on the page. */
async function timeOfUpload(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      let start = Number.NaN;
      document.addEventListener('change', () => (start = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (document.querySelector('.person-media audio') === null) return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    }),
  }));
  return () => handle.evaluate(({ time }) => time);
}

/** Compares the page's heap after the last recordings with that after half of them. */
async function measureMemory(page: Page): Promise<Line> {
  const cdp = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (let nth = 0; nth < recordings; nth += 1) {
    await recordPerson(page);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    heaps.push(usedSize);
  }
  // One collection leaves more than another: the median of three.
  const [half, last] = [recordings / 2, recordings].map((end) => median(heaps.slice(end - 3, end)));
  if (half === undefined || last === undefined) throw new Error('No heap was measured');
  return {
    name: `heap of the page after ${recordings} recordings, against half of them`,
    value: last / half,
    limit: 1.05,
    detail: `${(last / 1e6).toFixed(1)} MB against ${(half / 1e6).toFixed(1)} MB`,
  };
}

async function recordPerson(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Record').click();
  await button('Take picture').click();
  await button('Accept').click();
  await button('Start recording').click();
  await expect(page.getByText(/^0:0[2-9] of 1:00$/)).toBeVisible();
  await button('Stop recording').click();
  await button('Accept').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
