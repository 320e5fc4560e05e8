// The outbox of this page (decision 15): takes ratings in, tells what waits and what failed, and has it sent.
// Loads nothing before `start` or `submit`.
import { readOutboxNews, type OutboxNews, type OutboxRow } from '../../../contract/offline/outbox';
import { NotSignedInError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { anonymousToken } from '../../../contract/session/session';
import type { TabChannel } from '../../../platform/browser/tab-channel';
import { createWritable, type Readable } from '../../../contract/readable';
import { createSender, type Sender, type SenderDeps } from './sender';

export interface OutboxDeps extends Omit<SenderDeps, 'onAnswer'> {
  readonly channel: TabChannel;
  /** Calls whenever the network or the service comes back, or the session changes. */
  readonly onChance: (call: () => void) => void;
  /** Has the browser wake the worker when the network is back, should no page be open then. */
  readonly wakeWorker: () => void;
}

export interface Outbox {
  /** What waits and what failed, in the order it was given. */
  readonly rows: Readable<readonly OutboxRow[]>;
  /** Ratings of this device that the service's list may not hold yet: what waits, and what was delivered since. */
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Looks what is left from before, sends it, and from then on at every chance. For after the first paint; a second call does nothing. */
  readonly start: () => void;
  /** Takes a rating in; it is on its way then. Rejects with NotSignedInError, and then keeps nothing. */
  readonly submit: (record: FeedbackRecord) => Promise<void>;
  /** Sends what waits now, and with it what could not be sent. */
  readonly retry: (id: string) => Promise<void>;
  /** Takes it out unsent. */
  readonly remove: (id: string) => Promise<void>;
}

export function createOutbox(deps: OutboxDeps): Outbox {
  const { store, channel, report } = deps;
  const seen = createSeen();
  const refresh = async (): Promise<void> => {
    try {
      seen.setRows(await store.rows());
    } catch (error) {
      report(error, 'outbox: read');
    }
  };
  const changed = async (delivered?: FeedbackRecord): Promise<void> => {
    if (delivered) seen.deliver(delivered);
    await refresh();
    const news: OutboxNews = { version: 1, ...(delivered ? { delivered } : {}) };
    channel.tell(news);
  };
  const sender = createSender({ ...deps, onAnswer: changed });
  let isStarted = false;
  return {
    rows: seen.rows,
    ownRatings: seen.ownRatings,
    start() {
      if (isStarted) return;
      isStarted = true;
      channel.onMessage((data) => {
        const news = readOutboxNews(data);
        if (news?.delivered) seen.deliver(news.delivered);
        if (news) void refresh();
      });
      deps.onChance(sender.wake);
      void refresh().then(sender.wake);
    },
    ...createActions(deps, sender, changed),
  };
}

/** What a person does with the outbox. */
function createActions(
  deps: OutboxDeps,
  sender: Sender,
  changed: (delivered?: FeedbackRecord) => Promise<void>,
): Pick<Outbox, 'submit' | 'retry' | 'remove'> {
  const { store, accessToken, wakeWorker, report } = deps;
  const tried = async (work: Promise<void>): Promise<void> => {
    await work.catch((error: unknown) => report(error, 'outbox: change'));
    await changed();
  };
  return {
    async submit(record) {
      const token = accessToken();
      if (token === undefined) throw new NotSignedInError('feedback');
      try {
        await store.queue(record, token === anonymousToken);
      } catch (error) {
        // A device that remembers nothing can still send: then the answer decides, and the person is told.
        report(error, 'outbox: keep');
        await deps.send(record, new AbortController().signal);
        return changed(record);
      }
      await changed();
      if (token === anonymousToken) wakeWorker();
      sender.wake();
    },
    async retry(id) {
      await tried(store.change(id, (row) => ({ ...row, standing: { name: 'waiting' } })));
      sender.insist();
    },
    remove: (id) => tried(store.change(id, () => undefined)),
  };
}

/** What this page has seen of the outbox. */
function createSeen() {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  const delivered = new Map<string, FeedbackRecord>();
  const tellOwn = (): void => {
    const underway = rows.get().filter(({ standing }) => standing.name !== 'refused');
    const own = new Map([...delivered, ...underway.map(({ id, record }) => [id, record] as const)]);
    const before = ownRatings.get();
    // The same ratings are the same list: nothing is drawn or counted again.
    if (own.size === before.length && before.every(({ id }) => own.has(id))) return;
    ownRatings.set([...own.values()]);
  };
  return {
    rows,
    ownRatings,
    setRows(next: readonly OutboxRow[]): void {
      if (next.length > 0 || rows.get().length > 0) rows.set(next);
      tellOwn();
    },
    deliver(record: FeedbackRecord): void {
      delivered.set(record.id, record);
      tellOwn();
    },
  };
}
