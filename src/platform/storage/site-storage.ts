// Wraps the browser's `localStorage` and `sessionStorage`, for functions that take a storage as an argument. Each call
// reads the global again: a browser that blocks site data throws on access to it, and so only that call throws.
import type { StoryView } from '../../contract/presentation/story-address';

type SiteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function lazily(storage: () => Storage): SiteStorage {
  return {
    getItem: (key) => storage().getItem(key),
    setItem: (key, value) => storage().setItem(key, value),
    removeItem: (key) => storage().removeItem(key),
  };
}

/** Persists after the tab is closed. */
export const deviceStorage = lazily(() => localStorage);

/** Persists while the tab is open, also after a reload. */
export const tabStorage = lazily(() => sessionStorage);

// The keys in the browser's `localStorage` and `sessionStorage` (spec offline §1). Devices hold them, so none is ever renamed. Other
// keys stand beside their users. `service-worker` holds the keys of updates, reloads and pending save requests. `drafts.ts` holds the
// keys of drafts, `session-timeout.ts` the key of the tab's use.

// The device's storage, shared by all tabs.
export const languageKey = 'bookworm-language';
/** Phones in portrait have their own key. */
const storyViewKey = 'bookworm-story-view';
/** Marks that the shelf shows stories in other languages too. */
export const otherLanguagesKey = 'bookworm-other-languages';
export const positionsKey = 'bookworm-reading-positions';
export const favouritesKey = 'ai-favourites';
/** Favourites chosen on a page that was left before its database had stored them. */
export const unsavedFavouritesKey = 'bookworm-unsaved-favourites';
export const introKey = 'introShown';
/** The presentations made on this device, with the times at which they were finished. */
export const madeHereKey = 'bookworm-made-here';
/** Marks that something is being made, or was; each person has one of their own. */
export const runsKey = 'bookworm-runs';
export const coversKey = 'bookworm-covers';
/** Marks that a visitor is at the kiosk. */
export const visitorKey = 'bookworm-visitor';

// The session (spec people §8).
export const refreshTokenKey = 'refreshToken';
const usernameKey = 'username';
/** Other tabs follow its changes. It is changed last, so that they then read all three new values. */
export const accessTokenKey = 'accessToken';
/** The three keys in the order of writing. */
export const tokenKeys = [refreshTokenKey, usernameKey, accessTokenKey] as const;

// The storage of the tab, which outlives a reload.
/** Holds nothing secret. */
export const clockDriftKey = 'bookworm-clock-drift';
/** Marks that nobody was at the kiosk when the page reloaded itself: it starts with the attract mode. */
export const attractKey = 'bookworm-kiosk-attract';
/** How often the kiosk's page has failed, and when it did last. */
export const crashesKey = 'bookworm-kiosk-crashes';

// Reads and writes one key of a storage that may be forbidden or full. No call throws.

/** Returns the text under a key; undefined when there is none, or the storage is forbidden. */
export function readText(storage: Pick<Storage, 'getItem'>, key: string): string | undefined {
  try {
    return storage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes a text under a key. Where the storage is forbidden or full, the key stays as it is. */
export function writeText(storage: Pick<Storage, 'setItem'>, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // The comments of the callers name the loss.
  }
}

/** Removes a key. Where the storage is forbidden, there is none. */
export function removeText(storage: Pick<Storage, 'removeItem'>, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // There is none.
  }
}

/** A mark in a storage, such as the presence of a visitor. A mark of the device outlives a crash, a mark of the tab a reload. */
export interface Mark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly remove: () => void;
}

/** Creates a mark. No call throws: where the storage does, the mark is never set. */
export function createMark(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key: string): Mark {
  return {
    isSet: () => readText(storage, key) === 'yes',
    set: () => writeText(storage, key, 'yes'),
    remove: () => removeText(storage, key),
  };
}

// Stores whether this device shows stories as books or as slides (spec book §2). The links of the gallery's list need it at the first
// paint. So it is stored in localStorage, as the language is, and not through Dexie.

/** A choice on a phone in portrait applies there only. */
const keyFor = (isPortraitPhone: boolean): string => `${storyViewKey}${isPortraitPhone ? '-upright' : ''}`;

/** Returns the view chosen for the current orientation of this device; undefined before one was chosen. */
export function rememberedStoryView(isPortraitPhone: boolean): StoryView | undefined {
  return (isPortraitPhone ? readView(keyFor(true)) : undefined) ?? readView(keyFor(false));
}

function readView(key: string): StoryView | undefined {
  const view = readText(deviceStorage, key);
  return view === 'book' || view === 'slides' ? view : undefined;
}

/** Stores the choice. Where storage is forbidden or full, it lasts for this visit only. */
export function rememberStoryView(view: StoryView, isPortraitPhone: boolean): void {
  writeText(deviceStorage, keyFor(isPortraitPhone), view);
}
