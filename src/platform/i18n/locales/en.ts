// English. Short and kind, no exclamation marks but in the specified 'Error …!'.
import { account } from './en/account';
import { creation } from './en/creation';
import { first } from './en/first';
import { kiosk } from './en/kiosk';
import { later } from './en/later';
import { viewer } from './en/viewer';
import { recorder } from './en/recorder';
import { session } from './en/session';

export const en = { ...first, ...later, account, creation, kiosk, recorder, session, viewer };
