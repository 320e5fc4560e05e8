// The clock as a parameter, and functions that call later. `platform/browser/system-clock.ts` has the browser's clock; tests pass a fake.

export interface Timers {
  /** Calls once after the given milliseconds; returns a function that cancels the call. */
  after(milliseconds: number, call: () => void): () => void;
}

export interface Clock extends Timers {
  /** Returns milliseconds since the epoch. The device's clock may be set at any time. */
  now(): number;
}

/** A clock for durations. */
export interface MonotonicClock extends Timers {
  /** Returns milliseconds, from any time on; setting the device's clock does not change them. */
  monotonicNow(): number;
}

/** Makes a call once, when what it waits for has come; returns a function that cancels the call. */
export type Schedule = (call: () => void) => () => void;
