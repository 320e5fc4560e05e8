// The keys of a kiosk's tab (spec offline §1).

/** That nobody was here when the page reloaded itself: it starts with the attract mode. */
export const attractKey = 'bookworm-kiosk-attract';
/** How often the page has failed, and when it did last. */
export const crashesKey = 'bookworm-kiosk-crashes';
