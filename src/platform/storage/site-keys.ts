// The keys in the browser's `localStorage` and `sessionStorage` (spec offline §1). Devices hold them, so none is ever renamed. Those
// of the updates, of the reload for a missing script and of the save requests that wait stand with them in `service-worker`, those of
// the drafts in `draft-keys.ts`, that of the tab's use with the session timeout.

// The device's storage, shared by all tabs.
export const languageKey = 'bookworm-language';
/** Phones in portrait have one of their own. */
export const storyViewKey = 'bookworm-story-view';
/** Marks that the shelf shows stories in other languages too. */
export const otherLanguagesKey = 'bookworm-other-languages';
export const positionsKey = 'bookworm-reading-positions';
export const favouritesKey = 'ai-favourites';
export const introKey = 'introShown';
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
