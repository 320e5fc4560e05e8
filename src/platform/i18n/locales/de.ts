// German. Short and kind, no exclamation marks.
import type { Texts } from './texts';
import { account } from './de/account';
import { creation } from './de/creation';
import { first } from './de/first';
import { kiosk } from './de/kiosk';
import { later } from './de/later';
import { viewer } from './de/viewer';
import { recorder } from './de/recorder';
import { session } from './de/session';

export const de: Texts = { ...first, ...later, account, creation, kiosk, recorder, session, viewer };
