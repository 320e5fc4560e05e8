// The setup of a whole run: at its end every program that a test started must have ended.
import { beginRun, killRemaining } from './drivers/processes';

/** Begins the run. Returns its teardown, which ends programs that still run and throws when there were any. */
export default function startRun() {
  beginRun();
  return () => {
    const remaining = killRemaining();
    if (remaining.length > 0) throw new Error(`Still running after the last test: ${remaining.join(', ')}`);
  };
}
