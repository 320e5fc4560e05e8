// Waits, after the tests of each file, for the parts that are still loading. A part that arrives after the teardown would fail the
// next file.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
