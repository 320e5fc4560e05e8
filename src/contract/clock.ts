// Time as a parameter. The browser's own is `platform/clock.ts`; tests bring theirs.

export interface Clock {
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** Calls once after so many milliseconds; returns a function that cancels the call. */
  after(milliseconds: number, call: () => void): () => void;
}
