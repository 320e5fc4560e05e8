import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,sw,mocks,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/walls/violation/**'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
