// The kiosk's entry (museum). Its own flows come later; it already plays `kiosk.html#/view/{id}`.
import { boot } from './boot';

document.documentElement.dataset['entry'] = 'kiosk';
void boot();
