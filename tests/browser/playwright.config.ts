// Browser tests run against the production build and the mocked service over real HTTP and WebSocket.
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './find-browser';
import { chromiumArguments } from './chromium-arguments';

const executablePath = findTestBrowser();

// The machine is always busy then: at its usual, low priority, a press would stand still.
process.env['BOOKWORM_PRESS_PRIORITY'] = '0';

/** No sound without a tap, as on a tablet. */
const strictAboutSound = '--autoplay-policy=document-user-activation-required';

/** Tests that look at animations: turning pages, fading slides, moving cards. */
const animated = [
  'book/{accessibility,any-order,offline,reading,rest,switching}.spec.ts',
  'gallery/*.spec.ts',
  'player/{party,playing,rest,scrubbing,stage}.spec.ts',
  'shell/{intro,themes}.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, for a machine that stalls; a passing test does not wait for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    // The screen of a small tablet: to draw a frame without a graphics card takes time by the pixel.
    { name: 'animated', testMatch: animated, use: { viewport: { width: 900, height: 600 } } },
    // With reduced motion: drawing a fade takes a machine without a graphics card a fifth of its time.
    { name: 'reduced motion', testIgnore: animated, use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    launchOptions: {
      args: [...chromiumArguments, '--disable-gpu', strictAboutSound],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
