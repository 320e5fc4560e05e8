// Makes the result line about long tasks: the main thread has none that a bare page does not have.
import { median, type Line } from './statistics';

/** The duration from which browsers call a task long, in milliseconds. */
const long = 50;

/** Milliseconds of each task, of each round. */
type Rounds = readonly (readonly number[])[];

export function longTasksLine(name: string, products: Rounds, baselines: Rounds): Line {
  const counts = (rounds: Rounds) => median(rounds.map((tasks) => tasks.filter(isLong).length));
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

/** A task of unknown duration counts as long. */
const isLong = (task: number): boolean => !(task < long);
