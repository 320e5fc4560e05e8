import { defineConfig } from 'vitest/config';
import { markdown } from './src/platform/i18n/locales/markdown/plugin';

const tests = '{src,sw,mocks,tests}/**/*.test.{ts,tsx}';
const notUnit = ['**/node_modules/**', 'tests/browser/**', 'tests/walls/violation/**'];
/** What keeps its database, its language or its stand-in in a module of its own cannot share modules with the others. */
const alone = ['**/*.isolated.test.ts'];
/** What needs a page. */
const ofPages = ['**/*.test.tsx', '**/*.dom.test.ts'];

export default defineConfig({
  plugins: [markdown],
  test: {
    // Style sheets are read as text where a test checks them.
    css: { include: [/\.css\?raw$/] },
    unstubGlobals: true,
    restoreMocks: true,
    // A core less is the default, which leaves one of two idle.
    maxWorkers: '100%',
    // Long enough for a machine that does other things beside.
    testTimeout: 20_000,
    projects: [
      // Modules are read once for many files: a third of the time.
      {
        extends: true,
        test: {
          name: 'shared',
          include: [tests],
          exclude: [...notUnit, ...alone, ...ofPages],
          isolate: false,
        },
      },
      // A page is made once for many files where no others come in between: a third of the rest.
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          setupFiles: ['tests/unit/fresh-page.ts'],
          sequence: { groupOrder: 1 },
          include: ofPages,
          exclude: [...notUnit, ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: notUnit } },
    ],
  },
});
