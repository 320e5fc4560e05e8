// Allowed: a feature knows contract, platform and ui, and its unit test the mocks.
import { shelf } from '../../../mocks/service/service';
import { id } from '../../contract/id';
import { now } from '../../platform/clock';
import { button } from '../../ui/button';
export const known = [shelf, id, now, button];
