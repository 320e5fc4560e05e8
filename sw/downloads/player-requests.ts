// The file that the player waits for goes first: while a page's own request is under way, nothing is begun in the
// background, and what it asked for is fetched next. Knows neither plan nor caches.

export interface PlayerRequests {
  /** Notes that a page waits for an address until the answer has come, or failed; gives the same answer. */
  waitingFor<T>(url: string, answer: Promise<T>): Promise<T>;
  isWaiting(): boolean;
  /** Resolves when no page waits. */
  idle(): Promise<void>;
  /** The one of those that are left that a page asked for last; undefined when none was asked for. */
  wanted(isLeft: (url: string) => boolean): string | undefined;
}

/** More than one page can show at a time. */
const mostWanted = 50;

export function createPlayerRequests(): PlayerRequests {
  const asked = new Set<string>();
  let underway = 0;
  let resting: (() => void)[] = [];

  const begin = (url: string) => {
    underway += 1;
    asked.delete(url);
    asked.add(url);
    const [oldest] = asked;
    if (asked.size > mostWanted && oldest !== undefined) asked.delete(oldest);
  };
  const end = () => {
    underway -= 1;
    if (underway > 0) return;
    for (const wake of resting) wake();
    resting = [];
  };
  return {
    async waitingFor(url, answer) {
      begin(url);
      try {
        return await answer;
      } finally {
        end();
      }
    },
    isWaiting: () => underway > 0,
    idle: () => (underway === 0 ? Promise.resolve() : new Promise((wake) => void resting.push(wake))),
    wanted: (isLeft) => [...asked].reverse().find(isLeft),
  };
}
