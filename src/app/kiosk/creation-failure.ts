// Says in a kiosk's terms how a run of the creation has failed.
import type { FailedRun } from '../../features/creation/run/run-state';
import type { CreationFailure } from '../../features/kiosk/creation/after-sending';

/** Returns what a kiosk shows of a failed run. */
export function failureOf(run: FailedRun): CreationFailure {
  switch (run.name) {
    case 'ERROR':
      return run.cause === 'not-signed-in' ? 'not-signed-in' : 'technical';
    case 'TIMEOUT':
      return 'timeout';
    case 'DENIED':
      return 'inappropriate';
    case 'QUOTA_EXCEEDED':
      return 'quota';
  }
}
