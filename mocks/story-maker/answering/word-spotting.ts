// Finds a spoken word within a spoken question by dynamic time warping.
import type { Frame } from './cepstra';

/**
 * Returns how unlike the most similar part of `question` is to `word`: a mean distance of their frames, 0 for the same sound.
 * The part may be half as long or twice as long as the word. Infinity when one of them is silent.
 */
export function distanceOf(word: readonly Frame[], question: readonly Frame[]): number {
  if (word.length === 0 || question.length === 0) return Number.POSITIVE_INFINITY;
  // A path may begin and end anywhere in the question. Each column holds the cost so far, and the steps it took.
  let costs = new Float64Array(question.length);
  let steps = new Float64Array(question.length);
  word.forEach((frame, row) => {
    const nextCosts = new Float64Array(question.length);
    const nextSteps = new Float64Array(question.length);
    question.forEach((heard, column) => {
      const distance = between(frame, heard);
      const from = row === 0 ? undefined : bestStep(column, { costs, steps, nextCosts, nextSteps });
      nextCosts[column] = (from?.cost ?? 0) + distance;
      nextSteps[column] = (from?.steps ?? 0) + 1;
    });
    costs = nextCosts;
    steps = nextSteps;
  });
  return costs.reduce(
    (min, cost, column) => Math.min(min, cost / (steps[column] ?? 1)),
    Number.POSITIVE_INFINITY,
  );
}

interface Columns {
  readonly costs: Float64Array;
  readonly steps: Float64Array;
  readonly nextCosts: Float64Array;
  readonly nextSteps: Float64Array;
}

/** Standing still in one of the two costs a little more, so that no path dwells on a frame that fits everything. */
const dwelling = 0.15;

function bestStep(column: number, { costs, steps, nextCosts, nextSteps }: Columns) {
  const candidates = [
    { cost: costs[column - 1], steps: steps[column - 1] },
    { cost: plus(costs[column], dwelling), steps: steps[column] },
    { cost: plus(nextCosts[column - 1], dwelling), steps: nextSteps[column - 1] },
  ];
  let best = { cost: Number.POSITIVE_INFINITY, steps: 1 };
  for (const { cost, steps: taken } of candidates)
    if (cost !== undefined && taken !== undefined && cost / (taken + 1) < best.cost / (best.steps + 1))
      best = { cost, steps: taken };
  return best;
}

const plus = (cost: number | undefined, more: number) => (cost === undefined ? undefined : cost + more);

function between(a: Frame, b: Frame): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
}
