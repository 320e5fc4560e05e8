import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,sw,mocks,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/walls/violation/**'],
    // The tokens are read as text, to be measured.
    css: { include: [/tokens\.css\?raw$/] },
    unstubGlobals: true,
    restoreMocks: true,
  },
});
