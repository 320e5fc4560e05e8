// Runs after the tests of each file: waits for the parts that are still loading. One that arrives once the environment is torn down
// would fail the file that runs then.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
