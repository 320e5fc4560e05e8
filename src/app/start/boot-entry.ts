// The boot script of both entries: the reader's (index.html) and the kiosk's (kiosk.html).
import { boot } from './boot';

void boot();
