// A clock for tests: time passes when they say so.
import type { Clock, MonotonicClock } from './clock';

interface Timer {
  readonly due: number;
  readonly call: () => void;
}

/** Its time changes only with `pass`; with `set`, only the time of day. */
export class FakeClock implements Clock, MonotonicClock {
  #now = 0;
  #set = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now + this.#set;
  }
  monotonicNow(): number {
    return this.#now;
  }
  /** Moves the device's clock by the given milliseconds. */
  set(milliseconds: number): void {
    this.#set += milliseconds;
  }
  after(milliseconds: number, call: () => void): () => void {
    const timer = { due: this.#now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  /** The number of running timers. */
  get running(): number {
    return this.#timers.length;
  }
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#nextBefore(until); next !== undefined; next = this.#nextBefore(until)) {
      const { due, call } = next;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = due;
      call();
    }
    this.#now = until;
  }
  #nextBefore(until: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
  }
}
