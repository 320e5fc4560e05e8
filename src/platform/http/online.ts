// Whether the service can be reached: what the browser believes of the network, and what came of the last requests.
// Asks nothing by itself.
import { keptAnswerHeader } from '../../contract/offline/names';
import { createWritable, type Readable } from '../../contract/readable';

interface NetworkDeps {
  isOnline(): boolean;
  /** Calls at each change of what the browser believes. */
  onChange(call: () => void): void;
}

export interface Reach extends Readable<boolean> {
  /** Learns from an answer of the service, or from none; gives it on as it is. */
  readonly watch: (answer: Promise<Response>) => Promise<Response>;
}

/**
 * True until something speaks against it. The browser's yes is a hint only: a request that got no answer, or one that
 * the worker had to answer from its cache, says that the service is away, until an answer comes.
 */
export function createReach(network: NetworkDeps): Reach {
  const answers = createWritable(true);
  const reach = createWritable(network.isOnline());
  const tell = () => {
    const now = network.isOnline() && answers.get();
    if (now !== reach.get()) reach.set(now);
  };
  answers.subscribe(tell);
  // A network that came back deserves another try, one that went needs no more proof.
  network.onChange(() => answers.set(true));
  return {
    get: reach.get,
    subscribe: reach.subscribe,
    watch: async (answer) => {
      try {
        const response = await answer;
        answers.set(!response.headers.has(keptAnswerHeader));
        return response;
      } catch (error) {
        if (!(error instanceof Error && error.name === 'AbortError')) answers.set(false);
        throw error;
      }
    },
  };
}

/** The network as this page's browser tells of it. */
export function browserNetwork(): NetworkDeps {
  return {
    isOnline: () => navigator.onLine,
    onChange: (call) => {
      addEventListener('online', call);
      addEventListener('offline', call);
    },
  };
}
