// Configures the check of the browser floor, which reads what `npm run build` has made.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/floor/*.test.ts'], testTimeout: 60_000 },
});
