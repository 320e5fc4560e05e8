// Measures signing in on a slow tablet: the time until the form can be used, and the cost of a device's proof. Compares the shelf
// of staff with a visitor's.
import type { Browser } from '@playwright/test';
import { openService, type Service } from '../../support/service/service';
import { bundleOfApp } from '../tools/app-module';
import type { BenchSite } from '../tools/bench-site';
import { textFile, type BaselineFile } from '../tools/baseline-site';
import { timeUntilPainted } from '../tools/page/painted';
import { watchResponses } from '../tools/page/responses';
import { openSlowLink, slow4g } from '../tools/slow-link';
import { median, ratioAgainstBaseline, type Line } from '../tools/statistics';
import { openTablet, type OpenPage } from '../tools/tablet';

declare global {
  interface Window {
    /** A binding: the page calls it, and the bench receives the time. */
    reportUsable?: (time: string) => void;
  }
}

const rounds = 5;
const longest = 60_000;

export async function measureSigningIn(browser: Browser, site: BenchSite): Promise<Line[]> {
  const service = await openService({ variant: 'production', library: 'samples' });
  const link = await openSlowLink(Number(new URL(service.origin).port), slow4g);
  const origin = `http://localhost:${link.port}`;
  const untilIdle = async () => {
    await Promise.all([site.untilIdle(), link.untilIdle()]);
  };
  try {
    return [
      await measureForm(browser, site, origin, untilIdle),
      await measureStaffShelf(browser, service, origin, untilIdle),
      ...(await measureDevice(browser, service)),
    ];
  } finally {
    await link.close();
    await service.remove();
  }
}

/** The baseline is a page that fetches the same bytes and then shows the same fields. */
async function measureForm(
  browser: Browser,
  site: BenchSite,
  origin: string,
  untilIdle: () => Promise<void>,
): Promise<Line> {
  const first = await openTablet(browser, { worker: true });
  const opened = await first.newPage();
  const responses = watchResponses(opened.page);
  const { inert } = await responses.requestedUntil(await timeUntilUsable(opened, `${origin}/#/sign-in`));
  await first.context.close();
  site.baseline.serve([...inert, textFile('/', 'text/html; charset=utf-8', bareForm(inert))]);
  const run = (url: string) => async () => {
    await untilIdle();
    const tablet = await openTablet(browser, { worker: true });
    const time = await timeUntilUsable(await tablet.newPage(), url);
    await tablet.context.close();
    return time;
  };
  const result = await ratioAgainstBaseline(rounds, run(`${site.slowBaseline}/`), run(`${origin}/#/sign-in`));
  return {
    name: 'sign-in can be typed into, against a bare page with the same bytes and fields',
    value: result.ratio,
    limit: 1.3,
    detail: `${Math.round(result.product)} ms against ${Math.round(result.baseline)} ms`,
  };
}

function bareForm(files: readonly BaselineFile[]): string {
  const paths = JSON.stringify(files.map(({ path }) => path));
  const form =
    '<form><input name="username"><input name="password" type="password"><button>Sign in</button></form>';
  return `<!doctype html><meta charset="utf-8"><title>Baseline</title><script type="module">
await Promise.all(${paths}.map((path) => fetch(path).then((answer) => answer.arrayBuffer())));
document.body.innerHTML = '${form}';
</script><body></body>`;
}

/** Returns the milliseconds from the start of navigation until the field for the username is painted. */
async function timeUntilUsable({ page, cdp }: OpenPage, url: string): Promise<number> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportUsable' });
  await page.addInitScript(() => {
    const look = (): void => {
      const field = document.querySelector('input[name=username]');
      if ((field?.getBoundingClientRect().height ?? 0) > 0)
        requestAnimationFrame((time) => window.reportUsable?.(String(time)));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const usable = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No form: ${url}`)), longest);
    cdp.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(late);
      resolve(Number(payload));
    });
  });
  await cdp.send('Page.navigate', { url });
  return usable;
}

const covers = { address: /preview\.webp/, count: 5 };

async function measureStaffShelf(
  browser: Browser,
  { hook }: Service,
  origin: string,
  untilIdle: () => Promise<void>,
): Promise<Line> {
  const accessToken = await hook.staffToken();
  const shelf = (stored: Readonly<Record<string, string>>) => async () => {
    await untilIdle();
    const tablet = await openTablet(browser, { worker: true });
    const opened = await tablet.newPage();
    await opened.page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    const time = await timeUntilPainted(opened, `${origin}/#/`, covers);
    await tablet.context.close();
    return time;
  };
  const staff = { accessToken, refreshToken: 'refresh', username: 'librarian' };
  const result = await ratioAgainstBaseline(rounds, shelf({}), shelf(staff));
  return {
    name: 'shelf painted for staff, against a visitor',
    value: result.ratio,
    limit: 1.05,
    detail: `${Math.round(result.product)} ms against ${Math.round(result.baseline)} ms`,
  };
}

async function measureDevice(browser: Browser, service: Service): Promise<Line[]> {
  const [module] = await bundleOfApp('src/features/session/sign-in/device-srp.ts');
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  // The page's policy allows scripts of the same origin only.
  await page.route('**/app-module.js', (route) =>
    route.fulfill({ contentType: module.type, body: module.body }),
  );
  await page.goto(`${service.origin}/#/imprint`);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(async (count) => {
    const address = '/app-module.js';
    const srp: Readonly<Record<string, unknown>> = await import(address);
    const { registerDevice, proveDevice } = srp;
    if (typeof registerDevice !== 'function' || typeof proveDevice !== 'function')
      throw new Error('There is no device SRP');
    const proofs: number[] = [];
    const registrations: number[] = [];
    for (let round = 0; round < count; round += 1) {
      const start = performance.now();
      const { device } = await registerDevice('key', 'group');
      registrations.push(performance.now() - start);
      const begin = performance.now();
      const proof = proveDevice(device);
      await proof.answer({ srpB: proof.srpA, salt: '0a', secretBlock: '' }, 0);
      proofs.push(performance.now() - begin);
    }
    return { proofs, registrations };
  }, 9);
  await tablet.context.close();
  const detail = 'median of 9';
  return [
    { name: 'a device is registered, in ms', value: median(times.registrations), limit: 100, detail },
    { name: 'a device proves itself, in ms', value: median(times.proofs), limit: 100, detail },
  ];
}
