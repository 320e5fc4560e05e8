// The texts of the interface: which there are, their types, and which are loaded together. Their types are those of English, which
// every other language has in full (`locales.test.ts`).
import type { OfferedPersonality, PersonalityTexts } from '../../contract/creation/speakers';
import type account from './locales/en/account.json';
import type app from './locales/en/app.json';
import type creation from './locales/en/creation.json';
import type feedback from './locales/en/feedback.json';
import type gallery from './locales/en/gallery.json';
import type intro from './locales/en/intro.json';
import type kiosk from './locales/en/kiosk.json';
import type legal from './locales/en/legal.json';
import type notices from './locales/en/notices.json';
import type offline from './locales/en/offline.json';
import type publication from './locales/en/publication.json';
import type recorder from './locales/en/recorder.json';
import type session from './locales/en/session.json';
import type suggestions from './locales/en/suggestions.json';
import type viewer from './locales/en/viewer.json';

/** The texts of the interface, an i18next namespace for each file of `locales/en`. */
export interface Texts {
  readonly account: typeof account;
  readonly app: typeof app;
  readonly creation: typeof creation;
  readonly feedback: typeof feedback;
  readonly gallery: typeof gallery;
  readonly intro: typeof intro;
  readonly kiosk: typeof kiosk;
  readonly legal: typeof legal;
  readonly notices: typeof notices;
  readonly offline: typeof offline;
  readonly publication: typeof publication;
  readonly recorder: typeof recorder;
  readonly session: typeof session;
  readonly suggestions: typeof suggestions;
  readonly viewer: typeof viewer;
}

/**
 * What each offered personality fills in, with a voice of the texts' language; `you` leaves the name to the user, and its voice is the
 * usual one (spec contract §3).
 */
export type Personalities = Readonly<Record<OfferedPersonality | 'you', PersonalityTexts>>;

/** 40 titles for each age group, and sets of their own for dark tales and Christmas stories. */
export type SampleTitles = Readonly<
  Record<
    'age_2' | 'age_3' | 'age_4' | 'age_5' | 'age_6' | 'age_7' | 'dark-tale' | 'christmas',
    readonly string[]
  >
>;

/** What the kiosk says while a presentation is made: fifty messages for each tone. */
export interface WaitingMessages {
  readonly serious: readonly string[];
  readonly fun: readonly string[];
}

/** Lists in files of their own beside the texts. They are read whole, by the one screen that shows them. */
export interface TextLists {
  readonly personalities: Personalities;
  readonly 'sample-titles': SampleTitles;
  readonly 'waiting-messages': WaitingMessages;
}

/** The texts that the first paint of the shelf needs. */
export const firstTexts = ['app', 'gallery', 'intro'] as const satisfies readonly (keyof Texts)[];
/** The texts of ratings, saved stories, notices, suggestions, the legal and the staff's pages: one file for all. */
export const laterTexts = [
  'feedback',
  'legal',
  'notices',
  'offline',
  'publication',
  'suggestions',
] as const satisfies readonly (keyof Texts)[];
