// Finds a spoken word within a spoken question by dynamic time warping.
import type { Frame } from './cepstra';

/** What a path through word and question costs so far, and the steps that it took. */
interface Path {
  readonly cost: number;
  readonly steps: number;
}

/** Standing still in one of the two costs a little more, so that no path dwells on a frame that fits everything. */
const dwelling = 0.15;

/**
 * Returns how unlike the most similar part of `question` is to `word`: a mean distance of their frames, 0 for the same sound.
 * The part may be half as long or twice as long as the word. Infinity when one of them is silent.
 */
export function distanceOf(word: readonly Frame[], question: readonly Frame[]): number {
  // A path may begin and end anywhere in the question.
  let paths: Path[] = [];
  for (const [row, frame] of word.entries()) {
    const next: Path[] = [];
    for (const [column, heard] of question.entries()) {
      const last = next[column - 1];
      const { cost, steps } =
        row === 0 ? { cost: 0, steps: 0 } : cheapest(paths[column - 1], dwelt(paths[column]), dwelt(last));
      next.push({ cost: cost + between(frame, heard), steps: steps + 1 });
    }
    paths = next;
  }
  return paths.reduce((min, { cost, steps }) => Math.min(min, cost / steps), Number.POSITIVE_INFINITY);
}

const dwelt = (path: Path | undefined) => path && { cost: path.cost + dwelling, steps: path.steps };

/** Returns the path whose mean cost is lowest with the next step, the first of equal ones. */
function cheapest(...paths: readonly (Path | undefined)[]): Path {
  let best = { cost: Number.POSITIVE_INFINITY, steps: 0 };
  for (const path of paths)
    if (path !== undefined && path.cost / (path.steps + 1) < best.cost / (best.steps + 1)) best = path;
  return best;
}

function between(a: Frame, b: Frame): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
}
