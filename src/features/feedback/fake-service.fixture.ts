// A fake service, and a fake device with its tabs. The service stores ratings by id. Requests and storage can fail.
import type { OutboxRow } from '../../contract/worker/outbox-rows';
import { HttpError, NetworkError } from '../../contract/service/errors';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import type { OutboxStore } from '../../platform/storage/outbox-store';
import type { Clock } from '../../base/clock';
import { createOutbox, type OutboxDeps } from './outbox/rating-outbox';

/**
 * The outcome of one request. A number is a status. After `lost` nothing is stored; after `response lost` the service has
 * stored the rating. Neither brings a response. `page 503` is a page of an intermediary with that status.
 */
export type SendOutcome = number | 'lost' | 'response lost' | `page ${number}`;

/** Returns a rating of story `at`, with an id made from it. */
export const rating = (at: number): FeedbackRecord => ({
  id: `${at}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`,
  presentationId: String(at),
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
});

/** Creates a service that stores ratings by id. The outcomes are used one by one; after them all requests succeed. */
export function createService(outcomes: readonly SendOutcome[] = []) {
  const upcoming = [...outcomes];
  const stored = new Set<string>();
  const sent: string[] = [];
  const store = ({ id }: FeedbackRecord) => void stored.add(id);
  return {
    sent,
    /** Returns the ids in the order of their first arrival. */
    stored: () => [...stored],
    send: async (record: FeedbackRecord) => {
      sent.push(record.presentationId);
      const outcome = upcoming.shift() ?? 201;
      await Promise.resolve();
      if (outcome === 'response lost') store(record);
      if (outcome === 'lost' || outcome === 'response lost') throw new NetworkError('/api/feedback');
      if (typeof outcome === 'string') return page(Number(outcome.replace('page ', '')));
      if (outcome >= 300) throw new HttpError(responseWith(outcome));
      store(record);
      return accepted('text/html', 'OK');
    },
  };
}

const accepted = (type: string, body: string) => ({
  headers: new Headers({ 'content-type': type }),
  text: async () => body,
});

const responseWith = (status: number) => ({
  status,
  statusText: 'No',
  data: '',
  headers: {},
  url: '/api/feedback',
});

/** Returns a page with that status. Throws as `send` does for any status outside 2xx. */
function page(status: number) {
  const [type, body] = ['text/html', '<!doctype html><title>Sign in</title>'];
  if (status < 300) return accepted(type, body);
  throw new HttpError({ ...responseWith(status), data: body, headers: { 'content-type': type } });
}

/** Creates the outbox storage of one device. `fails` makes each call reject. */
function createStorage() {
  let rows: readonly OutboxRow[] = [];
  const storage = { fails: false };
  const checked = async () => {
    if (storage.fails) throw new Error('no storage');
  };
  const store: OutboxStore = {
    async queue(record, isAnonymous) {
      await checked();
      const position = (rows.at(-1)?.position ?? 0) + 1;
      rows = [...rows, { id: record.id, record, position, isAnonymous, deliveryStatus: { name: 'waiting' } }];
    },
    async rows() {
      await checked();
      return rows;
    },
    async change(id, change) {
      await checked();
      rows = rows.flatMap((row) => (row.id === id ? (change(row) ?? []) : row));
    },
  };
  return { store, storage };
}

interface State {
  token: string | undefined;
  hasNetwork: boolean;
  /** How often `wakeWorker` was called. */
  woken: number;
  now: number;
}

/** Creates one device. Its tabs share one storage, one lock and one channel. */
export function createDevice(service: Pick<OutboxDeps, 'send'>, token: string | undefined = 'anon') {
  const { store, storage } = createStorage();
  const reports: string[] = [];
  const state: State = { token, hasNetwork: true, woken: 0, now: 0 };
  const timers: { readonly at: number; readonly call: () => void }[] = [];
  const retryListeners: (() => void)[] = [];
  const tabs: ((data: unknown) => void)[][] = [];
  let lock: Promise<unknown> = Promise.resolve();
  const clock: Clock = {
    now: () => state.now,
    after(milliseconds, call) {
      const timer = { at: state.now + milliseconds, call };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
  };
  const openTab = () => {
    const listeners: ((data: unknown) => void)[] = [];
    tabs.push(listeners);
    return createOutbox({
      store,
      send: service.send,
      accessToken: () => state.token,
      withLock: (work) => {
        const result = lock.then(work);
        lock = result.catch(() => undefined);
        return result;
      },
      hasNetwork: () => state.hasNetwork,
      clock,
      random: () => 1,
      report: (_, where) => reports.push(where),
      channel: {
        postMessage: (message) =>
          tabs
            .filter((tab) => tab !== listeners)
            .flat()
            .forEach((listener) => listener(message)),
        onMessage: (listener) => listeners.push(listener),
      },
      onRetrySignal: (call) => retryListeners.push(call),
      wakeWorker: () => (state.woken += 1),
    });
  };
  return {
    state,
    reports,
    storage,
    store,
    openTab,
    timers,
    /** Signals that the network is back, or that somebody has signed in. */
    signalRetry: () => retryListeners.forEach((call) => call()),
    /** Advances the clock to the earliest timer and runs it. Throws when there is none. */
    runNextTimer: () => {
      const [next] = timers.sort((a, b) => a.at - b.at).splice(0, 1);
      if (next === undefined) throw new Error('There is no timer');
      state.now = next.at;
      next.call();
    },
  };
}
