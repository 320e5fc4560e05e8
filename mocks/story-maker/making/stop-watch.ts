// Measures how long each kind of work of the press takes.
import type { PressTimes } from './press-messages';

/** Adds up how long each kind of work took. */
export class StopWatch {
  readonly times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

  constructor(private readonly now: () => number) {}

  async of<Result>(kind: keyof PressTimes, work: () => Promise<Result>): Promise<Result> {
    const start = this.now();
    try {
      return await work();
    } finally {
      this.times[kind] += this.now() - start;
    }
  }
}
