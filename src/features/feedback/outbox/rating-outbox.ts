// The outbox of this page (spec people §2): queues ratings, lists those that wait or were refused, and has them sent.
// Reads nothing before `start` or `submit`.
import { readOutboxMessage, type OutboxMessage, type OutboxRow } from '../../../contract/worker/outbox-rows';
import { NotSignedInError } from '../../../contract/service/errors';
import { parse } from '../../../base/parse';
import { nameOfCall } from '../../../contract/service/calls';
import { feedbackRecordSchema, type FeedbackRecord } from '../../../contract/presentation/feedback';
import { anonymousToken } from '../../../contract/identity/login-session';
import type { TabChannel } from '../../../platform/browser/tabs';
import { createWritable, type Readable } from '../../../base/readable';
import { createSender, sendInTime, type Sender, type SenderDeps } from './sender';

export interface OutboxDeps extends Omit<SenderDeps, 'onResponse'> {
  readonly channel: TabChannel;
  /** Subscribes to retry moments: the network or the service is back, or the session has changed. */
  readonly onRetrySignal: (call: () => void) => void;
  /** Has the browser wake the worker when the network is back, in case no page is open then. */
  readonly wakeWorker: () => void;
}

export interface Outbox {
  /** The ratings that wait or were refused, in the order in which they were submitted. */
  readonly rows: Readable<readonly OutboxRow[]>;
  /** Ratings of this device that the service's list may not hold yet: those that wait, and those delivered since. */
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether those that wait do so because the service cannot store them now, although it responds. */
  readonly isPostponed: Readable<boolean>;
  /**
   * Reads the rows, sends those that wait, and does so again at each retry moment. Meant for after the first paint. A
   * second call does nothing.
   */
  readonly start: () => void;
  /**
   * Queues a rating and starts sending. Rejects with NotSignedInError, and then saves nothing. When the device cannot
   * save, sends it directly and rejects with the error of that request.
   */
  readonly submit: (record: FeedbackRecord) => Promise<void>;
  /** Puts a rating back to waiting, and sends all ratings that wait, even if the browser reports no network. */
  readonly retry: (id: string) => Promise<void>;
  /** Deletes a rating without sending it. */
  readonly remove: (id: string) => Promise<void>;
}

/** Creates the outbox. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, channel, report } = deps;
  const contents = createContents();
  const refresh = async (): Promise<void> => {
    try {
      contents.setRows(await store.rows());
    } catch (error) {
      report(error, 'outbox: read');
    }
  };
  const changed = async (delivered?: FeedbackRecord): Promise<void> => {
    if (delivered) contents.deliver(delivered);
    await refresh();
    const message: OutboxMessage = { version: 1, ...(delivered ? { delivered } : {}) };
    channel.postMessage(message);
  };
  const sender = createSender({ ...deps, onResponse: changed });
  let isStarted = false;
  return {
    rows: contents.rows,
    ownRatings: contents.ownRatings,
    isPostponed: sender.isPostponed,
    start() {
      if (isStarted) return;
      isStarted = true;
      channel.onMessage((data) => {
        const message = readOutboxMessage(data);
        if (message?.delivered) contents.deliver(message.delivered);
        if (message) void refresh();
      });
      deps.onRetrySignal(sender.wake);
      void refresh().then(sender.wake);
    },
    ...createActions(deps, sender, changed),
  };
}

/** Creates the actions of a person on the outbox. */
function createActions(
  deps: OutboxDeps,
  sender: Sender,
  changed: (delivered?: FeedbackRecord) => Promise<void>,
): Pick<Outbox, 'submit' | 'retry' | 'remove'> {
  const { store, accessToken, wakeWorker, report } = deps;
  const applyChange = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => report(error, 'outbox: change'));
    await changed();
  };
  return {
    async submit(record) {
      const token = accessToken();
      if (token === undefined) throw new NotSignedInError('feedback');
      // A stored row of the wrong shape would never be read, and so never be sent.
      parse(feedbackRecordSchema, record, nameOfCall('sendFeedback'));
      try {
        await store.queue(record, token === anonymousToken);
      } catch (error) {
        // A device without storage can still send. The person then sees the error of the request, if there is one.
        report(error, 'outbox: store');
        await sendInTime(record, deps);
        return changed(record);
      }
      await changed();
      if (token === anonymousToken) wakeWorker();
      sender.wake();
    },
    async retry(id) {
      await applyChange(store.change(id, (row) => ({ ...row, deliveryStatus: { name: 'waiting' } })));
      sender.sendNow();
    },
    remove: (id) => applyChange(store.change(id, () => undefined)),
  };
}

/** Creates this page's copy of the outbox's contents. */
function createContents() {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  const delivered = new Map<string, FeedbackRecord>();
  const updateOwnRatings = (): void => {
    const waiting = rows.get().filter(({ deliveryStatus }) => deliveryStatus.name !== 'refused');
    const own = new Map([...delivered, ...waiting.map(({ id, record }) => [id, record] as const)]);
    const before = ownRatings.get();
    // The same ratings keep the same list, so that nothing is rendered or computed again.
    if (own.size === before.length && before.every(({ id }) => own.has(id))) return;
    ownRatings.set([...own.values()]);
  };
  return {
    rows,
    ownRatings,
    setRows(next: readonly OutboxRow[]): void {
      if (next.length > 0 || rows.get().length > 0) rows.set(next);
      updateOwnRatings();
    },
    deliver(record: FeedbackRecord): void {
      delivered.set(record.id, record);
      updateOwnRatings();
    },
  };
}
