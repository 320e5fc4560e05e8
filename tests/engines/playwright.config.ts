// Runs the same scenes in every engine that families use, against the production build and the mocked service.
import { defineConfig } from '@playwright/test';
import { engineNames, missingFor, type EngineName } from './installed';

/** In CI all engines: a missing one fails there. */
const engines = engineNames.filter(
  (engine) => process.env['CI'] !== undefined || missingFor(engine).length === 0,
);

export default defineConfig<{ engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './run.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, for a machine that stalls; a passing scene does not wait for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
