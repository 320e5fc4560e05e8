// Sends the ratings in the outbox (spec people §2): one after the other, and from one tab at a time. Without a response it
// tries again after a wait.
import * as limits from '../../../contract/limits';
import {
  isFromIntermediary,
  isSendable,
  meaningOfStatus,
  rowAfterStatus,
  type OutboxRow,
  type RatingStatus,
  type StatusMeaning,
} from '../../../contract/worker/outbox-rows';
import { pathOfCall } from '../../../contract/service/calls';
import { HttpError, NetworkError } from '../../../contract/service/errors';
import { ShapeError } from '../../../base/parse';
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import type { Clock } from '../../../base/clock';
import { createWritable, type Readable } from '../../../base/readable';
import { inTime } from '../../../platform/http/time-limit';
import type { OutboxStore } from '../../../platform/storage/outbox-store';

export interface SenderDeps {
  readonly store: OutboxStore;
  /** Returns a 2xx response. Rejects with HttpError for any other, or with another error when there was none. */
  readonly send: (record: FeedbackRecord, signal: AbortSignal) => Promise<Pick<Response, 'headers' | 'text'>>;
  readonly accessToken: () => string | undefined;
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly hasNetwork: () => boolean;
  readonly clock: Clock;
  readonly random: () => number;
  /** Called after each response. `delivered` is the rating if the service has it now. */
  readonly onResponse: (delivered: FeedbackRecord | undefined) => Promise<void>;
  readonly report: (error: unknown, where: string) => void;
}

export interface Sender {
  /**
   * Sends after a change: a new rating, a network that is back, a new session. Resets the count of failures. Sends
   * nothing while the browser is offline.
   */
  readonly wake: () => void;
  /**
   * Sends because a person asked for it, even if the browser reports no network or the service refused the current
   * token. Resets the count of failures.
   */
  readonly sendNow: () => void;
  /** Whether the service's last response was that it cannot store a rating now (spec people §2), as with a full disk. */
  readonly isPostponed: Readable<boolean>;
}

/** Creates a sender. It runs nothing while no rating waits, and at most one timer otherwise. */
export function createSender(deps: SenderDeps): Sender {
  const { clock, random, hasNetwork } = deps;
  const isPostponed = createWritable(false);
  const delivery = createDelivery(deps, isPostponed.set);
  let failures = 0;
  let cancelWait = (): void => undefined;

  const deliver = oneAtATime(async () => {
    cancelWait();
    const outcome = await delivery.deliverRows();
    if (outcome !== 'retry') return;
    failures += 1;
    // Offline a timer is of no use: `wake` is called when the network is back.
    if (hasNetwork()) cancelWait = clock.after(retryWait(failures, random()), deliver);
  });
  return {
    wake: () => {
      failures = 0;
      if (hasNetwork()) deliver();
    },
    sendNow: () => {
      failures = 0;
      delivery.forgetRefusedToken();
      deliver();
    },
    isPostponed,
  };
}

/**
 * Returns how long to wait after the number of failures in a row, in milliseconds. The wait doubles up to a limit. Half of it is
 * random (`random` is 0 to 1), so that not all devices try again at once.
 */
function retryWait(failures: number, random: number): number {
  const { firstRetry, maxRetry } = limits.outbox;
  return Math.min(firstRetry * 2 ** (failures - 1), maxRetry) * (0.5 + random / 2);
}

/**
 * Returns a function that runs the work. Calls during a run cause one more run afterwards. The work must not reject.
 */
function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'idle' | 'running' | 'again' = 'idle';
  const run = async (): Promise<void> => {
    state = 'running';
    await work();
    const isWanted = state !== 'running';
    state = 'idle';
    if (isWanted) await run();
  };
  return () => {
    if (state === 'idle') void run();
    else state = 'again';
  };
}

function createDelivery(deps: SenderDeps, setPostponed: (isPostponed: boolean) => void) {
  const { store, accessToken, withLock, onResponse, report } = deps;
  /** The token that the service refused. Nothing is sent until there is another one. */
  let refusedToken: string | undefined;

  /** Sends a row, and resolves with the meaning of the response. */
  const deliverRow = async (row: OutboxRow, token: string): Promise<StatusMeaning> => {
    const status = await statusOf(row.record, deps);
    const meaning = meaningOfStatus(status);
    setPostponed(meaning === 'retry' && status !== undefined);
    if (meaning === 'retry' || meaning === 'intercepted') return meaning;
    // The request was sent again with a renewed token, if there was one, and that one was refused last.
    if (meaning === 'sign-in') refusedToken = accessToken() ?? token;
    await store.change(row.id, (current) => rowAfterStatus(current, status));
    await onResponse(meaning === 'stored' ? row.record : undefined);
    return meaning;
  };
  const deliverUntilStopped = async (): Promise<'over' | 'retry'> => {
    const intercepted = new Set<string>();
    for (;;) {
      const token = accessToken();
      if (token === undefined || token === refusedToken) return 'over';
      // Read again each time: another tab may have sent a row before we had the lock, or a person may have deleted it.
      const next = (await store.rows()).find((row) => isSendable(row) && !intercepted.has(row.id));
      if (next === undefined) return intercepted.size === 0 ? 'over' : 'retry';
      const meaning = await deliverRow(next, token);
      if (meaning === 'retry') return 'retry';
      if (meaning === 'intercepted') intercepted.add(next.id);
    }
  };
  return {
    async deliverRows(): Promise<'over' | 'retry'> {
      let outcome: 'over' | 'retry' = 'retry';
      try {
        await withLock(async () => {
          outcome = await deliverUntilStopped();
        });
      } catch (error) {
        report(error, 'outbox: send');
      }
      return outcome;
    },
    forgetRefusedToken: () => {
      refusedToken = undefined;
    },
  };
}

/** Returns the status of the response, or undefined when there was none in time. */
async function statusOf(
  record: FeedbackRecord,
  deps: Pick<SenderDeps, 'send' | 'clock'>,
): Promise<RatingStatus> {
  try {
    await sendInTime(record, deps);
    return 200;
  } catch (error) {
    if (error instanceof InterceptedError) return 'intercepted';
    // An earlier version has let it wait; the service would refuse it, too.
    if (error instanceof ShapeError) return 400;
    return error instanceof HttpError ? error.status : undefined;
  }
}

/** An intermediary answered in the place of the service. */
class InterceptedError extends NetworkError {}

/**
 * Sends the rating, and aborts the request when the service has not answered in time. Rejects as `send` does, and with InterceptedError
 * when an intermediary answered.
 */
export async function sendInTime(
  record: FeedbackRecord,
  { send, clock }: Pick<SenderDeps, 'send' | 'clock'>,
): Promise<void> {
  const url = pathOfCall('sendFeedback');
  await inTime({ clock, limit: limits.outbox.responseTimeout, url }, async (signal) => {
    const response = await send(record, signal).catch((error: unknown) => {
      throw isIntermediaryError(error) ? new InterceptedError(url, { cause: error }) : error;
    });
    const type = response.headers.get('content-type');
    if (isFromIntermediary(200, type, await response.text())) throw new InterceptedError(url);
  });
}

function isIntermediaryError(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, headers, data } = error;
  return isFromIntermediary(status, headers['content-type'] ?? null, String(data));
}
