// The run as a whole: whatever a scene started must be gone when the last one has ended.
import { beginRun, killRemaining } from './drivers/processes';

export default function startRun() {
  beginRun();
  return () => {
    const remaining = killRemaining();
    if (remaining.length > 0) throw new Error(`Still running after the last scene: ${remaining.join(', ')}`);
  };
}
