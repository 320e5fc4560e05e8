// A service, a device and its tabs in a test: ratings are stored by id, and anything may fail on the way.
import type { OutboxRow } from '../../../contract/offline/outbox';
import { HttpError, NetworkError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import type { OutboxStore } from '../../../platform/storage/outbox';
import type { Clock } from '../../../contract/clock';
import { createOutbox } from '../outbox/outbox';

/** What becomes of one sending: a status, no answer before the service has it, or none after. */
export type Fate = number | 'lost' | 'answer lost';

export const rating = (at: number): FeedbackRecord => ({
  id: `${at}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`,
  presentationId: String(at),
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '',
});

/** Stores by id; `fates` are used up one by one, then all goes well. */
export function postOffice(fates: readonly Fate[] = []) {
  const coming = [...fates];
  const stored = new Set<string>();
  const sent: string[] = [];
  const store = ({ id }: FeedbackRecord) => void stored.add(id);
  return {
    sent,
    /** Ids, in the order of the first arrival. */
    stored: () => [...stored],
    send: async (record: FeedbackRecord): Promise<void> => {
      sent.push(record.presentationId);
      const fate = coming.shift() ?? 201;
      await Promise.resolve();
      if (fate === 'answer lost') store(record);
      if (typeof fate !== 'number') throw new NetworkError('/api/feedback');
      if (fate >= 300) throw new HttpError(answer(fate));
      store(record);
    },
  };
}

const answer = (status: number) => ({
  status,
  statusText: 'No',
  data: '',
  headers: {},
  url: '/api/feedback',
});

/** What one device remembers; `fails` makes each call reject. */
function deviceOutbox() {
  let rows: readonly OutboxRow[] = [];
  const world = { fails: false };
  const checked = async () => {
    if (world.fails) throw new Error('no memory');
  };
  const store: OutboxStore = {
    async queue(record, isAnonymous) {
      await checked();
      const turn = (rows.at(-1)?.turn ?? 0) + 1;
      rows = [...rows, { id: record.id, record, turn, isAnonymous, standing: { name: 'waiting' } }];
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
  return { store, world };
}

interface State {
  token: string | undefined;
  isOnline: boolean;
  /** How often the worker's waking was asked for. */
  woken: number;
  now: number;
}

/** One device with its tabs, one lock and one channel between them. */
export function device(
  office: Pick<ReturnType<typeof postOffice>, 'send'>,
  token: string | undefined = 'anon',
) {
  const { store, world } = deviceOutbox();
  const reports: string[] = [];
  const state: State = { token, isOnline: true, woken: 0, now: 0 };
  const timers: { readonly at: number; readonly call: () => void }[] = [];
  const chances: (() => void)[] = [];
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
      send: office.send,
      accessToken: () => state.token,
      withLock: (work) => {
        const mine = lock.then(work);
        lock = mine.catch(() => undefined);
        return mine;
      },
      isOnline: () => state.isOnline,
      clock,
      random: () => 1,
      report: (_, where) => reports.push(where),
      channel: {
        tell: (message) =>
          tabs
            .filter((tab) => tab !== listeners)
            .flat()
            .forEach((hear) => hear(message)),
        onMessage: (listener) => listeners.push(listener),
      },
      onChance: (call) => chances.push(call),
      wakeWorker: () => (state.woken += 1),
    });
  };
  return {
    state,
    reports,
    world,
    store,
    openTab,
    timers,
    /** The network came back, or somebody signed in. */
    chance: () => chances.forEach((call) => call()),
    /** Lets what is under way come to its end: nothing here takes more than promises. */
    settle: () => new Promise<void>((settled) => setTimeout(settled, 0)),
    /** Lets the time come at which the earliest timer is due. */
    passUntilNext: () => {
      const [next] = timers.sort((a, b) => a.at - b.at).splice(0, 1);
      if (next === undefined) throw new Error('Nothing waits for its time');
      state.now = next.at;
      next.call();
    },
  };
}
