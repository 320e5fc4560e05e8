// Makes the result lines about long tasks: the main thread has none that a bare page does not have, or is blocked no longer.
import { median, type Line } from './statistics';

/** The duration from which browsers call a task long, in milliseconds. */
export const longTask = 50;

/** Milliseconds of each task, of each round. */
type Rounds = readonly (readonly number[])[];

/** Returns the line about the number of tasks over `least` milliseconds. */
export function longTasksLine(name: string, products: Rounds, baselines: Rounds, least = longTask): Line {
  const counts = (rounds: Rounds) =>
    median(rounds.map((tasks) => tasks.filter((task) => task >= least).length));
  const longest = (rounds: Rounds) => Math.round(median(rounds.map((tasks) => Math.max(...tasks))));
  return {
    name,
    value: counts(products) - counts(baselines),
    limit: 0,
    detail: [
      `${counts(products)} against ${counts(baselines)}`,
      `longest ${longest(products)} ms against ${longest(baselines)} ms, medians of ${products.length} rounds`,
    ].join(', '),
  };
}

/** Returns the line about the blocking time: the parts of long tasks beyond 50 ms, as a ratio to those of a bare page. */
export function blockingLine(name: string, products: Rounds, baselines: Rounds, limit: number): Line {
  const blocking = (rounds: Rounds) => median(rounds.map(blockingTime));
  return {
    name,
    value: blocking(products) / blocking(baselines),
    limit,
    detail: `${Math.round(blocking(products))} ms against ${Math.round(blocking(baselines))} ms, medians of ${products.length} rounds`,
  };
}

/** Returns how much longer than a long task's least duration the tasks last, in sum, in milliseconds. */
export function blockingTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - longTask), 0);
}
