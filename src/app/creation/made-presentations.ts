// What was made on this device, for the pages that make it and for the shelf.
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { createMadePresentations } from '../../platform/storage/made-presentations';

export const madePresentations = createMadePresentations(withDeviceDatabase, report);
