// What all fetches of an attempt at a download share.
import type { Fetch } from '../media-cache/request';
import type { After } from '../timers';
import type { PlayerRequests } from './player-requests';
import type { PrioritySemaphore } from './priority-semaphore';
import type { TimeBudget } from './time-budget';

/** How the fetches of an attempt fetch, and when they may. */
export interface AttemptContext {
  readonly fetch: Fetch;
  /** Measures the time limits of a fetch. */
  readonly after: After;
  /** The web origin of the app. */
  readonly appOrigin: string;
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  readonly budget: TimeBudget;
  readonly semaphore: PrioritySemaphore;
  readonly priority: () => number;
  readonly playerRequests: PlayerRequests;
  /** Called when every file is started, so that another presentation may start. */
  readonly onAllStarted: () => void;
}
