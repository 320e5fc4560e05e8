// Asks the browser once for persistent storage, when the person first saves a story.
import { readSetting, writeSetting } from '../../platform/storage/settings';
import { report } from '../../platform/browser/report';
import { askToPersistOnce } from '../../platform/storage/storage-quota';

/** Guards against parallel calls: saving a whole shelf requests many stories at once. */
let isAsking = false;

/** Asks for persistent storage unless this device has asked before. Call it whenever a person saves a story. */
export function persistStorage(): void {
  if (isAsking) return;
  isAsking = true;
  askToPersistOnce({
    read: () => readSetting('askedToPersist'),
    write: () => writeSetting('askedToPersist', true),
  }).catch((error: unknown) => report(error, 'offline: persist'));
}
