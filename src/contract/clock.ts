// The clock as a parameter, and functions that call later. `platform/browser/clock.ts` has the browser's clock; tests pass a fake.

export interface Clock {
  /** Returns milliseconds since the epoch. */
  now(): number;
  /** Calls once after so many milliseconds; returns a function that cancels the call. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Makes a call once, when what it waits for has come; returns a function that cancels the call. */
export type Schedule = (call: () => void) => () => void;
