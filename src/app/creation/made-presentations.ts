// The presentations that were made on this device, for the pages that make them and for the shelf.
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { createMadePresentations } from '../../platform/storage/made-presentations-store';

export const madePresentations = createMadePresentations(withDeviceDatabase, report);
