// A device with several tabs that share a storage, a lock and a channel, its clock, and an identity provider.
import { accessTokenKey } from '../../../platform/storage/site-storage';
import { createSessionController } from './session-controller';
import type { SessionController } from './person-session';
import { createTokenStore } from './token-store';
import type { Tokens } from './session-state';
import { RotatingTokenProvider } from './rotating-token-provider.fixture';

const start = Date.UTC(2026, 0, 1);

/** Lets everything that waits for a promise continue. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** A clock whose timers fire in `pass`, and not in `sleep`. */
class DeviceClock {
  private time = start;
  private readonly timers = new Map<object, { at: number; call: () => void }>();

  now = (): number => this.time;

  after = (milliseconds: number, call: () => void): (() => void) => {
    if (milliseconds > 2 ** 31 - 1) throw new RangeError('A browser fires this timer at once');
    const timer = {};
    this.timers.set(timer, { at: this.time + milliseconds, call });
    return () => void this.timers.delete(timer);
  };

  get waiting(): number {
    return this.timers.size;
  }

  sleep(milliseconds: number): void {
    this.time += milliseconds;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const next = [...this.timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) break;
      const [timer, { at, call }] = next;
      this.timers.delete(timer);
      this.time = Math.max(this.time, at);
      call();
      await flush();
    }
    this.time = end;
  }
}

export interface Tab {
  readonly session: SessionController;
  readonly wake: () => void;
  /** Closes the tab in the middle of whatever it does; its lock becomes free. */
  readonly kill: () => void;
  readonly isAlive: () => boolean;
}

export interface DeviceOptions {
  /** Whether the browser has Web Locks. */
  readonly hasLocks?: boolean;
  /** Whether the browser allows its storage. */
  readonly hasStorage?: boolean;
  readonly hasChannel?: boolean;
  /** After how many milliseconds the other tabs read what one has stored; by default at once. */
  readonly storageDelay?: number;
}

/** Creates a device. `open` opens a tab, which restores the session from the storage. */
export function createDevice({
  hasLocks = true,
  hasStorage = true,
  hasChannel = true,
  storageDelay = 0,
}: DeviceOptions = {}) {
  const clock = new DeviceClock();
  const provider = new RotatingTokenProvider(clock.now);
  const stored = new Map<string, string>();
  const reports: string[] = [];
  const network = { hasNetwork: true };
  const open: OpenTab[] = [];
  const lock = createLock();

  const openTab = (tabStorage = new Map<string, string>()): Tab => {
    const listeners = {
      stored: new Set<() => void>(),
      wake: new Set<() => void>(),
      network: new Set<() => void>(),
    };
    const messages = new Set<(data: unknown) => void>();
    const seen = storageDelay === 0 ? stored : new Map(stored);
    const tab: OpenTab = { isAlive: true, listeners, messages, seen, timers: new Set(), requests: new Set() };
    const others = () => open.filter((other) => other !== tab && other.isAlive);
    const onStoring = (key: string): void => {
      const value = seen.get(key);
      const arrive = (): void => {
        for (const other of others()) setIn(other.seen, key, value);
        notify(others(), key);
      };
      setIn(stored, key, value);
      if (storageDelay === 0) arrive();
      else clock.after(storageDelay, arrive);
    };
    const alive = <T>(value: T): T | Promise<T> => (tab.isAlive ? value : new Promise<T>(() => undefined));
    const session = createSessionController({
      store: createTokenStore({
        device: hasStorage ? storageOf(seen, onStoring) : forbiddenStorage,
        tab: hasStorage ? storageOf(tabStorage, () => undefined) : forbiddenStorage,
        report: (_error, where) => void reports.push(where),
      }),
      withLock: (work) => (hasLocks ? lock.request(tab, work) : work()),
      requestTokens: async ({ refreshToken = '' }: Tokens, signal) => {
        const end = provider.countRequest();
        tab.requests.add(end);
        const answer = await Promise.race([provider.refresh(refreshToken), abortOf(signal)])
          .then((result) => () => result)
          .catch((error: unknown) => () => {
            throw error;
          });
        end();
        return (await alive(answer))();
      },
      revoke: provider.revoke,
      hasNetwork: () => network.hasNetwork,
      clock: {
        now: clock.now,
        after(milliseconds, call) {
          const cancel = clock.after(milliseconds, () => tab.isAlive && call());
          tab.timers.add(cancel);
          return cancel;
        },
      },
      random: () => 0,
      report: (_error, where) => void reports.push(where),
      channel: {
        postMessage: (message) => {
          if (hasChannel)
            for (const { messages: heard } of others()) later(() => heard.forEach((call) => call(message)));
        },
        onMessage: (call) => void messages.add(call),
      },
      onStored: (call) => void listeners.stored.add(call),
      onWake: (call) => void listeners.wake.add(call),
      onNetworkBack: (call) => void listeners.network.add(call),
    });
    open.push(tab);
    return {
      session,
      wake: () => listeners.wake.forEach((call) => call()),
      isAlive: () => tab.isAlive,
      kill() {
        tab.isAlive = false;
        for (const cancel of tab.timers) cancel();
        for (const end of tab.requests) end();
        lock.releaseOf(tab);
      },
    };
  };
  return {
    clock,
    provider,
    stored,
    reports,
    open: openTab,
    goOffline: () => {
      network.hasNetwork = false;
      provider.mode = 'is unreachable';
    },
    goOnline: () => {
      network.hasNetwork = true;
      provider.mode = 'answers';
      for (const { isAlive, listeners } of open) if (isAlive) listeners.network.forEach((call) => call());
    },
  };
}

interface OpenTab {
  isAlive: boolean;
  readonly listeners: Readonly<Record<'stored' | 'wake' | 'network', Set<() => void>>>;
  readonly messages: Set<(data: unknown) => void>;
  /** What it reads in the storage. */
  readonly seen: Map<string, string>;
  readonly timers: Set<() => void>;
  readonly requests: Set<() => void>;
}

/** Rejects when the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

const later = (call: () => void): void => void Promise.resolve().then(call);

/** Notifies the other tabs as the browser's `storage` event does, later and only of the key that is written last. */
function notify(others: readonly OpenTab[], key: string): void {
  if (key !== accessTokenKey) return;
  for (const { listeners } of others) later(() => listeners.stored.forEach((call) => call()));
}

/** Sets a value, or removes it when it is undefined. */
function setIn(values: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}

function storageOf(values: Map<string, string>, onChange: (key: string) => void) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value);
      onChange(key);
    },
    removeItem(key: string) {
      if (values.delete(key)) onChange(key);
    },
  };
}

const forbid = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const forbiddenStorage = { getItem: forbid, setItem: forbid, removeItem: forbid };

/** A lock that is granted in order, and freed when its tab is closed. */
function createLock() {
  const queue: { readonly tab: OpenTab; readonly run: () => void }[] = [];
  let holder: OpenTab | undefined;
  const next = (): void => {
    holder = undefined;
    const waiting = queue.shift();
    if (waiting === undefined) return;
    if (!waiting.tab.isAlive) return next();
    holder = waiting.tab;
    waiting.run();
  };
  return {
    request: (tab: OpenTab, work: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        const run = (): void => {
          const release = (): void => {
            if (holder === tab) next();
          };
          work().then(resolve, reject).finally(release);
        };
        queue.push({ tab, run });
        if (holder === undefined) later(() => holder === undefined && next());
      }),
    releaseOf: (tab: OpenTab): void => {
      if (holder === tab) next();
    },
  };
}

/** Opens a tab in which somebody has signed in. */
export async function signedIn(device = createDevice(), username = 'ida') {
  const tab = device.open();
  await tab.session.adopt(device.provider.signIn(username), username);
  await flush();
  return { device, ...device, tab };
}
