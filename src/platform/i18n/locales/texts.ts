// The types of the texts, which both languages share. A key that is missing in one of them does not compile.
import type { account } from './en/account';
import type { creation } from './en/creation';
import type { first } from './en/first';
import type { kiosk } from './en/kiosk';
import type { later } from './en/later';
import type { recorder } from './en/recorder';
import type { session } from './en/session';
import type { viewer } from './en/viewer';

type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

/** The texts that the first paint of the gallery needs. */
export type FirstTexts = Words<typeof first>;
/** The texts of what is shown later, or when a person asks for it. */
export type LaterTexts = Words<typeof later>;
/** The texts of the player and the book. */
type ViewerTexts = Words<{ readonly viewer: typeof viewer }>;
/** The texts of making stories. */
export type CreationTexts = Words<{ readonly creation: typeof creation }>;
/** The texts of recording and uploading a person's picture and voice. */
export type RecorderTexts = Words<{ readonly recorder: typeof recorder }>;
/** The texts of signing in and of the session. */
type SessionTexts = Words<{ readonly session: typeof session }>;
/** The texts of people's own accounts. */
type AccountTexts = Words<{ readonly account: typeof account }>;
/** The texts of a kiosk's screens. */
type KioskTexts = Words<{ readonly kiosk: typeof kiosk }>;

/** The groups, each loaded as a whole with a part of the app that shows it. Some bundles have no sign-in, or no kiosk. */
export interface TextGroups {
  readonly first: FirstTexts;
  readonly later: LaterTexts;
  readonly viewer: ViewerTexts;
  readonly creation: CreationTexts;
  readonly recorder: RecorderTexts;
  readonly session: Partial<SessionTexts>;
  readonly account: Partial<AccountTexts>;
  readonly kiosk: Partial<KioskTexts>;
}

/** All texts of the interface by their keys. */
export type Texts = FirstTexts &
  LaterTexts &
  ViewerTexts &
  CreationTexts &
  RecorderTexts &
  SessionTexts &
  AccountTexts &
  KioskTexts;
