// The one script of both entries: the reader's (index.html) and the kiosk's (kiosk.html, whose own flows come later).
import { boot } from './boot';

void boot();
