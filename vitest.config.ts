// Configures the unit tests as four projects, which differ in what their test files share.
import { defineConfig } from 'vitest/config';
import { markdown } from './src/platform/i18n/markdown';
import { endStuckRun } from './tests/setup/stuck-files';

const tests = '{src,sw,mocks,tests,scripts}/**/*.test.{ts,tsx}';
const notUnitTests = ['**/node_modules/**', 'tests/browser/**', 'tests/floor/**', 'tests/walls/violation/**'];
/** Tests whose modules hold a database, a language or a fake as state: they cannot share modules with other tests. */
const isolatedTests = ['**/*.isolated.test.ts'];
/** Those of the same kind that show a part of the page. */
const isolatedPageTests = ['**/*.isolated.test.tsx'];
/** Tests that need a DOM. */
const domTests = ['**/*.test.tsx', '**/*.dom.test.ts'];
/** What prepares and ends each test file of a shared jsdom page. */
const pageSetup = [
  'tests/setup/own-globals.ts',
  'tests/setup/property-limit.ts',
  'tests/setup/fresh-page.ts',
  'tests/setup/query-timeout.ts',
  'tests/setup/loaded-parts.ts',
];

export default defineConfig({
  plugins: [markdown],
  test: {
    // Tests that check style sheets read them as text.
    css: { include: [/\.css\?raw$/] },
    unstubGlobals: true,
    restoreMocks: true,
    env: {
      // The process that draws and speaks stories (the press) has a low priority: on a machine that is always busy it would get no time.
      BOOKWORM_PRESS_PRIORITY: '0',
      // Pictures of full size take most of what a story costs; `painter.test.ts` paints one.
      BOOKWORM_PICTURE_SIZE: '64',
      // The texts of a kiosk are loaded only in bundles that have one.
      HAS_KIOSK: 'true',
    },
    // The default uses one core less, which would leave one of two idle.
    maxWorkers: '100%',
    // In milliseconds; long enough for a machine that is busy with other work.
    testTimeout: 60_000,
    // Hooks build the service or compile; the default of 10 s is too short where browsers have the cores.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', endStuckRun()],
    projects: [
      // Test files share loaded modules, which takes a third of the time.
      {
        extends: true,
        test: {
          name: 'node',
          include: [tests],
          exclude: [...notUnitTests, ...isolatedTests, ...isolatedPageTests, ...domTests],
          setupFiles: ['tests/setup/own-globals.ts', 'tests/setup/property-limit.ts'],
          isolate: false,
        },
      },
      // Test files share one jsdom page when they run in succession, which takes a third of the remaining time.
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: pageSetup,
          sequence: { groupOrder: 1 },
          include: domTests,
          exclude: [...notUnitTests, ...isolatedTests, ...isolatedPageTests],
          isolate: false,
        },
      },
      // Each of these files loads the modules of the project anew, into the page and beside the packages of the file before.
      {
        extends: true,
        test: {
          name: 'isolated-dom',
          environment: 'jsdom',
          setupFiles: ['tests/setup/fresh-modules.ts', ...pageSetup],
          sequence: { groupOrder: 2 },
          include: isolatedPageTests,
          exclude: notUnitTests,
          isolate: false,
        },
      },
      // Each of these files has its packages and globals to itself, too, in a separate context: half the time of a separate worker.
      {
        extends: true,
        test: {
          name: 'isolated',
          pool: 'vmThreads',
          setupFiles: ['tests/setup/query-timeout.ts', 'tests/setup/loaded-parts.ts'],
          include: isolatedTests,
          exclude: notUnitTests,
        },
      },
    ],
  },
});
