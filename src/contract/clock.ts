// The clock as a parameter. `platform/browser/clock.ts` has the browser's; tests pass a fake.

export interface Clock {
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** Calls once after so many milliseconds; returns a function that cancels the call. */
  after(milliseconds: number, call: () => void): () => void;
}
