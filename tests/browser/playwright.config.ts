// Browser tests run against the production build and the mocked service over real HTTP and WebSocket.
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './find-browser';

const executablePath = findTestBrowser();

/**
 * The browser takes the last list of features only, so this one repeats what Playwright turns off and tests rely on. The
 * pages behind the address bar are ours to turn off: nobody sees them here, and each new window computes one for 0.7 s.
 */
const featuresOff = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,PaintHolding',
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning',
  'LensOverlay,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
];

/** Quiet on a closed network, and as strict about sound without a tap as a tablet is. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=document-user-activation-required',
  `--disable-features=${featuresOff.join(',')}`,
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
  },
});
