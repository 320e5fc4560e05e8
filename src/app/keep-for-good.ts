// Asks the browser once to spare what is kept, after the first story is.
import { readSetting, writeSetting } from '../platform/device-store';
import { report } from '../platform/report';
import { askToPersistOnce } from '../platform/storage-quota';

/** Called whenever a presentation is kept as a whole. */
export function keepForGood(): void {
  askToPersistOnce({
    read: () => readSetting('askedToPersist'),
    write: () => writeSetting('askedToPersist', true),
  }).catch((error: unknown) => report(error, 'offline: persist'));
}
