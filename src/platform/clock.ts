// The edge to time. Does not know what is timed.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls once after so many milliseconds; the answer takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
