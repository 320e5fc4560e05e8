import { defineConfig } from 'vitest/config';
import { markdown } from './src/platform/locales/markdown/plugin';

const tests = '{src,sw,mocks,tests}/**/*.test.{ts,tsx}';
const notUnit = ['**/node_modules/**', 'tests/browser/**', 'tests/walls/violation/**'];
/** What keeps its database or its stand-in in a module of its own cannot share modules with the others. */
const alone = [
  'src/platform/device-store.test.ts',
  'src/platform/device-store/**/*.test.ts',
  'sw/keeping/ledger/*.test.ts',
  'src/features/viewer/speaker/green/choose-painter.test.ts',
];

export default defineConfig({
  plugins: [markdown],
  test: {
    // The tokens are read as text, to be measured.
    css: { include: [/\/look\/\w+\.css\?raw$/] },
    unstubGlobals: true,
    restoreMocks: true,
    // Long enough for a machine that does other things beside.
    testTimeout: 20_000,
    projects: [
      // Modules are read once for many files: a third of the time.
      {
        extends: true,
        test: { name: 'shared', include: [tests], exclude: [...notUnit, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: notUnit } },
    ],
  },
});
