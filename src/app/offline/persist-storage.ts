// Asks the browser once to spare what is kept, when the first story is asked for.
import { readSetting, writeSetting } from '../../platform/storage/device-store';
import { report } from '../../platform/browser/report';
import { askToPersistOnce } from '../../platform/storage/storage-quota';

/** A shelf that is saved as a whole asks for many stories in one breath. */
let isAsking = false;

/** Called whenever a person asks for a story to be kept. */
export function persistStorage(): void {
  if (isAsking) return;
  isAsking = true;
  askToPersistOnce({
    read: () => readSetting('askedToPersist'),
    write: () => writeSetting('askedToPersist', true),
  }).catch((error: unknown) => report(error, 'offline: persist'));
}
