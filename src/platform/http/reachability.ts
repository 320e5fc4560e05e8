// Tracks whether the service can be reached, from the browser's online state and the results of the last requests.
// Sends no requests itself.
import { cachedResponseHeader } from '../../contract/worker/worker-names';
import { isAbort } from './time-limit';
import { createWritable, type Readable } from '../../base/readable';

interface ReachabilityDeps {
  hasNetwork(): boolean;
  /** Subscribes to changes of the browser's online state. */
  onChange(call: () => void): void;
}

export interface Reachability extends Readable<boolean> {
  /** Updates the state by the result of a request; returns the same result. */
  readonly watch: (request: Promise<Response>) => Promise<Response>;
  /** Says that the service responds, for example to the worker. */
  readonly confirm: () => void;
}

/**
 * Creates a state that is true while the service can be reached. It starts with the browser's online state, which is
 * only a hint. A request without a response, or with a response from the worker's cache, makes it false until the next response
 * comes.
 */
export function createReachability(network: ReachabilityDeps): Reachability {
  const isResponding = createWritable(true);
  const reachability = createWritable(network.hasNetwork());
  const update = () => {
    const isReachable = network.hasNetwork() && isResponding.get();
    if (isReachable !== reachability.get()) reachability.set(isReachable);
  };
  isResponding.subscribe(update);
  // When the network is back, the next request decides. When it is lost, `hasNetwork` alone says so.
  network.onChange(() => isResponding.set(true));
  return {
    get: reachability.get,
    subscribe: reachability.subscribe,
    confirm: () => isResponding.set(true),
    watch: async (request) => {
      try {
        const response = await request;
        isResponding.set(!response.headers.has(cachedResponseHeader));
        return response;
      } catch (error) {
        if (!isAbort(error)) isResponding.set(false);
        throw error;
      }
    },
  };
}

/** Calls when the browser's online state changes; returns an unsubscribe function. */
export function onNetworkChange(call: () => void): () => void {
  addEventListener('online', call);
  addEventListener('offline', call);
  return () => {
    removeEventListener('online', call);
    removeEventListener('offline', call);
  };
}

/** Returns the online state of this page's browser. */
export function browserReachabilityDeps(): ReachabilityDeps {
  return {
    hasNetwork: () => navigator.onLine,
    onChange: onNetworkChange,
  };
}
