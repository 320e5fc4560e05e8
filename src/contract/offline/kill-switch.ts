// The one question of the kill-switch worker (`sw/kill-switch.ts`). Apart from the talk of pages and workers and without
// its version, since pages of every version must understand it.

/** "I am taking the worker away: will you load yourself anew?" A page that lives answers anything on the `port` beside it. */
export const leaveQuestion = 'leave-worker';

/** Milliseconds for an answer; a page that gives none is broken, and is loaded anew by the worker. */
export const leaveAnswerTime = 2000;
