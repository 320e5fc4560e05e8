// Sends what lies in the outbox (decision 15): one after the other, one tab at a time, again after a while where nothing
// answers. Draws nothing; knows the service by one call.
import { limits } from '../../../contract/limits';
import {
  isSendable,
  meaningOfAnswer,
  rowAfterAnswer,
  type OutboxRow,
} from '../../../contract/offline/outbox';
import { HttpError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import type { Clock } from '../../../contract/clock';
import type { OutboxStore } from '../../../platform/storage/outbox';
import { retryWait } from './retry-wait';

export interface SenderDeps {
  readonly store: OutboxStore;
  /** Resolves once the service has it. Rejects with HttpError, or with anything else where nothing answered. */
  readonly send: (record: FeedbackRecord, signal: AbortSignal) => Promise<void>;
  readonly accessToken: () => string | undefined;
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly clock: Clock;
  readonly random: () => number;
  /** After each answer; `delivered` where the service has it now. */
  readonly onAnswer: (delivered: FeedbackRecord | undefined) => Promise<void>;
  readonly report: (error: unknown, where: string) => void;
}

export interface Sender {
  /** Something has changed: a rating was given, the network or a session came. Forgets how often it failed before. */
  readonly wake: () => void;
  /** A person wants it now, whatever the browser says of the network and whatever the service said of the session. */
  readonly insist: () => void;
}

/** At rest unless something waits; then one timer at most. */
export function createSender(deps: SenderDeps): Sender {
  const { clock, random, isOnline } = deps;
  const courier = createCourier(deps);
  let failures = 0;
  let cancelWait = (): void => undefined;

  const go = oneAtATime(async () => {
    cancelWait();
    const outcome = await courier.deliverAll();
    if (outcome !== 'retry') return;
    failures += 1;
    // Without a network there is no use in trying: its coming wakes us.
    if (isOnline()) cancelWait = clock.after(retryWait(failures, random()), go);
  });
  return {
    wake: () => {
      failures = 0;
      if (isOnline()) go();
    },
    insist: () => {
      failures = 0;
      courier.forgetRefusedToken();
      go();
    },
  };
}

/** Runs the work; asked again meanwhile, it runs once more afterwards. The work must not reject. */
function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'resting' | 'running' | 'again' = 'resting';
  const run = async (): Promise<void> => {
    state = 'running';
    await work();
    const isWanted = state !== 'running';
    state = 'resting';
    if (isWanted) await run();
  };
  return () => {
    if (state === 'resting') void run();
    else state = 'again';
  };
}

function createCourier(deps: SenderDeps) {
  const { store, accessToken, withLock, onAnswer, report } = deps;
  /** The service wants another one: nothing is sent before there is one. */
  let refusedToken: string | undefined;

  /** True where the next one may follow. */
  const deliver = async (row: OutboxRow, token: string): Promise<boolean> => {
    const status = await statusOf(row.record, deps);
    const meaning = meaningOfAnswer(status);
    if (meaning === 'retry') return false;
    if (meaning === 'sign-in') refusedToken = token;
    await store.change(row.id, (current) => rowAfterAnswer(current, status));
    await onAnswer(meaning === 'stored' ? row.record : undefined);
    return true;
  };
  const deliverUntilStopped = async (): Promise<'over' | 'retry'> => {
    for (;;) {
      const token = accessToken();
      if (token === undefined || token === refusedToken) return 'over';
      // Looked up each time: another tab may have sent it before we had the lock, or a person taken it out since.
      const next = (await store.rows()).find(isSendable);
      if (next === undefined) return 'over';
      if (!(await deliver(next, token))) return 'retry';
    }
  };
  return {
    async deliverAll(): Promise<'over' | 'retry'> {
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

/** The status of the service's answer; undefined where there was none, or none in time. */
async function statusOf(
  record: FeedbackRecord,
  { send, clock }: Pick<SenderDeps, 'send' | 'clock'>,
): Promise<number | undefined> {
  const late = new AbortController();
  const cancel = clock.after(limits.outbox.answerTimeout, () => late.abort());
  try {
    await send(record, late.signal);
    return 200;
  } catch (error) {
    return error instanceof HttpError ? error.status : undefined;
  } finally {
    cancel();
  }
}
