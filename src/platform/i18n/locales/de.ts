// German. Short and kind, no exclamation marks.
import type { Texts } from './texts';
import { account } from './de/account';
import { creation } from './de/creation';
import { session } from './de/session';
import { first } from './de/first';
import { later } from './de/later';

export const de: Texts = { ...first, ...later, account, creation, session };
