// Browser tests run against the production build and the mocked service over real HTTP and WebSocket.
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './find-browser';
import { quietArguments } from './quiet-browser';

const executablePath = findTestBrowser();

/** Without a tap no sound, as on a tablet. */
const strictAboutSound = '--autoplay-policy=document-user-activation-required';

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
    launchOptions: {
      args: [...quietArguments, '--disable-gpu', strictAboutSound],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
