// The boot script of both entries: the reader's (index.html) and the kiosk's (kiosk.html; its own flows come later).
import { boot } from './boot';

void boot();
