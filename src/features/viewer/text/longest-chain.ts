// Selects from all matches of sentences in a text the chain that is in order of both and covers the most text. Pure.

/** A sentence found in the text from `start` up to `end`. `cue` is its index in the list of sentences. */
export interface Match {
  readonly cue: number;
  readonly start: number;
  readonly end: number;
}

interface Chain {
  readonly match: Match;
  readonly before: Chain | undefined;
  readonly covered: number;
  /** The index of its last match among all; of two chains that cover as much, the earlier one wins. */
  readonly order: number;
}

/**
 * Returns the matches that follow one another in the text, at most one for each cue, and together cover the most of it. `matches`
 * must be in the order of their cues; `length` is the length of the text. The time grows with n log `length` for n matches.
 */
export function longestChain(matches: readonly Match[], length: number): readonly Match[] {
  const ended = new BestByEnd(length);
  let ofSameCue: Chain[] = [];
  let best: Chain | undefined;
  for (const [order, match] of matches.entries()) {
    if (ofSameCue[0]?.match.cue !== match.cue) {
      for (const chain of ofSameCue) ended.add(chain);
      ofSameCue = [];
    }
    const before = ended.upTo(match.start);
    const covered = (before?.covered ?? 0) + match.end - match.start;
    const chain: Chain = { match, before, covered, order };
    ofSameCue.push(chain);
    best = better(best, chain);
  }
  const chain: Match[] = [];
  for (let link = best; link !== undefined; link = link.before) chain.push(link.match);
  return chain.reverse();
}

/** The best chain up to any offset of the text: a Fenwick tree, which adds and queries in log `length` steps. */
class BestByEnd {
  readonly #best: (Chain | undefined)[];

  constructor(length: number) {
    this.#best = Array.from({ length: length + 1 });
  }

  add(chain: Chain): void {
    for (let at = chain.match.end; at < this.#best.length; at += at & -at)
      this.#best[at] = better(this.#best[at], chain);
  }

  upTo(offset: number): Chain | undefined {
    let best: Chain | undefined;
    for (let at = offset; at > 0; at -= at & -at) best = better(best, this.#best[at]);
    return best;
  }
}

function better(one: Chain | undefined, other: Chain | undefined): Chain | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.covered !== other.covered) return one.covered > other.covered ? one : other;
  return one.order < other.order ? one : other;
}
