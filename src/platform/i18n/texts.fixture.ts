// All English texts of the interface at once, for unit tests.
import account from './locales/en/account.json';
import app from './locales/en/app.json';
import creation from './locales/en/creation.json';
import feedback from './locales/en/feedback.json';
import gallery from './locales/en/gallery.json';
import intro from './locales/en/intro.json';
import kiosk from './locales/en/kiosk.json';
import legal from './locales/en/legal.json';
import notices from './locales/en/notices.json';
import offline from './locales/en/offline.json';
import publication from './locales/en/publication.json';
import recorder from './locales/en/recorder.json';
import session from './locales/en/session.json';
import suggestions from './locales/en/suggestions.json';
import viewer from './locales/en/viewer.json';
import type { Texts } from './texts';

export const en: Texts = {
  account,
  app,
  creation,
  feedback,
  gallery,
  intro,
  kiosk,
  legal,
  notices,
  offline,
  publication,
  recorder,
  session,
  suggestions,
  viewer,
};
