// Ends a run in which no test file has ended for long, and names those under way. Vitest limits tests and hooks, not imports: two modules
// that wait for each other would never end.
import type { Reporter, TestModule } from 'vitest/node';

/** In milliseconds; many times what the slowest file takes on a busy machine. */
const patience = 10 * 60_000;

/** Returns a reporter that prints nothing unless the run stands still. */
export function endStuckRun(): Reporter {
  const underWay = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const waitAnew = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.error(
        `No test file has ended for ${patience / 60_000} minutes. Under way: ${[...underWay].join(', ')}`,
      );
      process.exit(1);
    }, patience).unref();
  };
  return {
    onTestRunStart: waitAnew,
    onTestModuleQueued({ moduleId }: TestModule) {
      underWay.add(moduleId);
    },
    onTestModuleEnd({ moduleId }: TestModule) {
      underWay.delete(moduleId);
      waitAnew();
    },
    onTestRunEnd: () => clearTimeout(timer),
  };
}
