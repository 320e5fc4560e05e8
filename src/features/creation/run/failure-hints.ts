// What is said of a story or a presentation that failed: whether it may still arrive (spec contract §2).
import { mayStillArrive, type FailedRun } from './state';

/** Returns the key of the hint for a run that ended in ERROR. */
export function errorHintOf(run: Extract<FailedRun, { readonly name: 'ERROR' }>) {
  switch (run.cause) {
    case 'connection':
      return arrivalHintOf(run);
    case 'not-signed-in':
      return 'signedOut';
    case 'service':
      return 'kept';
  }
}

/** Returns the key of the hint for a run without an answer. What was never sent cannot arrive. */
export function arrivalHintOf(run: FailedRun) {
  return mayStillArrive(run) ? 'mayStillArrive' : 'unreachable';
}
