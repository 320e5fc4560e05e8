// Browser tests run against the production build and the mocked service over real HTTP and WebSocket.
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../support/browser/find-browser';
import { shortVisitArguments } from '../support/browser/chromium-arguments';
import { missingFor } from '../engines/installed';

const executablePath = findTestBrowser();

/** Without nginx and Caddy their tests are left out, except in CI, where they fail. */
const canHost = process.env['CI'] !== undefined || missingFor('hosting').length === 0;

// The process that draws and speaks stories (the press) has a low priority: on a machine that is always busy it would get no time.
process.env['BOOKWORM_PRESS_PRIORITY'] = '0';
// Pictures of full size take most of what a story costs; unit tests look at them.
process.env['BOOKWORM_PICTURE_SIZE'] = '256';

/** No sound without a tap, as on a tablet. */
const strictAboutSound = '--autoplay-policy=document-user-activation-required';

/** The page and its worker share a process, and none is started in advance: a test starts one in place of two or three. */
const oneProcess = '--renderer-process-limit=1';

// Tests that take a camera or a microphone get those that Chromium pretends to have, with as few pictures as it can make: each is drawn
// without a graphics card. Every test starts the same browser, since another one would need three workers more.
const pretendedDevices = [
  '--use-fake-device-for-media-stream=device-count=2,fps=5',
  '--use-fake-ui-for-media-stream',
];

export default defineConfig({
  testDir: '.',
  ...(canHost ? {} : { testIgnore: '**/hosting/**' }),
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, for a machine that stalls; a passing test does not wait for it.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    // Drawing a fade takes a machine without a graphics card a fifth of its time: what moves is tested with `animated` (ADR-0015).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...shortVisitArguments, '--disable-gpu', strictAboutSound, oneProcess, ...pretendedDevices],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
