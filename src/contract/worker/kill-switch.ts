// The message of the kill-switch worker (`sw/kill-switch.ts`). It is separate from the other messages and has no
// version, since pages of every version must understand it.

/**
 * Asks a page to reload because the worker is being removed. A working page answers with any message on the `port` sent
 * along.
 */
export const leaveMessageType = 'leave-worker';

/** Milliseconds to wait for a reply. The worker reloads a page that gives none, since it is broken. */
export const leaveReplyTimeout = 2000;
