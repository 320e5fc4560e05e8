// Measures the kiosk on the slow tablet: the time from a touch to its first visible response on each screen, the time until a
// preview plays, and the work at rest. Also measures the delay of the other screen of a split. Its separate browser plays sound and opens
// camera and microphone without asking, as in `docs/kiosk.md`; the devices are simulated.
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../../support/browser/find-browser';
import { chromiumArguments } from '../../../support/browser/chromium-arguments';
import { openService, type Service } from '../../../support/service/service';
import { signIn } from '../../../support/browser/session-page';
import { defineTsxHelper } from '../../../support/browser/tsx-helper';
import type { BenchSite } from '../../tools/bench-site';
import type { Line } from '../../tools/statistics';
import { measurePlaying } from './playing';
import { measureKioskRest } from './rest';
import { measureSplit } from './split-kiosk';
import { measureTouches } from './touches';

const flags = [
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

interface DeviceOptions {
  readonly worker?: boolean;
  readonly session?: boolean;
}

/** What the parts of this measure share. */
export interface KioskBench {
  readonly browser: Browser;
  readonly service: Service;
  readonly site: BenchSite;
  /** Opens a device, usually without a worker and signed in by staff. */
  readonly openDevice: (options?: DeviceOptions) => Promise<BrowserContext>;
}

export async function measureKiosk(_: Browser, site: BenchSite): Promise<Line[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments, ...flags],
  });
  const service = await openService({ variant: 'museum', library: 'samples' });
  const tokens = await signIn(service);
  const openDevice: KioskBench['openDevice'] = async ({ worker = false, session = true } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1180, height: 820 },
      locale: 'en-GB',
      hasTouch: true,
      serviceWorkers: worker ? 'allow' : 'block',
      permissions: ['camera', 'microphone'],
    });
    await defineTsxHelper(context);
    if (session)
      await context.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, tokens);
    return context;
  };
  const bench: KioskBench = { browser, service, site, openDevice };
  try {
    return [
      ...(await measureTouches(bench)),
      ...(await measurePlaying(bench)),
      ...(await measureKioskRest(bench)),
      ...(await measureSplit(bench)),
    ];
  } finally {
    await browser.close();
    await service.remove();
  }
}
