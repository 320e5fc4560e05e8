// The types of the texts, which both languages share. A key that is missing in one of them does not compile.
import type { account } from './en/account';
import type { creation } from './en/creation';
import type { first } from './en/first';
import type { kiosk } from './en/kiosk';
import type { later } from './en/later';
import type { recorder } from './en/recorder';
import type { session } from './en/session';

type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** The texts that the first paint of the gallery needs. */
export type FirstTexts = Words<typeof first>;
/** The texts of reading and of the staff's pages, loaded together with a part of the app that shows them. */
export type LaterTexts = Words<typeof later>;
/** The texts of making stories, loaded with the wizards. */
export type CreationTexts = Words<{ readonly creation: typeof creation }>;
/** The texts of signing in and of the session, loaded where people sign in. */
export type SessionTexts = Words<{ readonly session: typeof session }>;
/** The texts of people's own accounts, loaded with their pages. */
export type AccountTexts = Words<{ readonly account: typeof account }>;
/** The texts of recording and uploading a person's picture and voice. */
export type RecorderTexts = Words<{ readonly recorder: typeof recorder }>;
/** The texts of a kiosk's screens, loaded with them. */
export type KioskTexts = Words<{ readonly kiosk: typeof kiosk }>;
/** All texts of the interface by their keys. */
export type Texts = FirstTexts &
  LaterTexts &
  CreationTexts &
  RecorderTexts &
  SessionTexts &
  AccountTexts &
  KioskTexts;
