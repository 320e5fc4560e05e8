// Runs the same tests in every engine that families use, against the production build and the mocked service.
import { defineConfig } from '@playwright/test';
import { engineNames, missingFor, type EngineName } from './installed';

/** A missing engine has no tests, except in CI, where they fail. */
const canRun = (engine: EngineName) => process.env['CI'] !== undefined || missingFor(engine).length === 0;

export default defineConfig<{ engine: EngineName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // Each needs programs and two seconds of a processor before its first test, in each engine.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long, for a machine that stalls; a passing test does not wait for it.
  timeout: 420_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // `npm test` plays them in Firefox and WebKit: its browser tests do all that they do, and more, in Chromium.
  projects: engineNames.map((engine) => ({
    name: engine,
    use: { engine },
    ...(canRun(engine) ? {} : { testIgnore: '**' }),
  })),
});
