// New versions of the app: when one is there, taking it when asked to, and never while a story plays.
// Knows the worker only as something that waits and takes over.
import { limits } from '../../contract/limits';
import { leaveQuestion } from '../../contract/offline/kill-switch';
import { talkVersion as version, type PageMessage } from '../../contract/offline/worker-messages';
import type { Clock } from '../../contract/clock';
import { createWritable, type Readable } from '../../contract/readable';

/** A worker one can speak to. */
interface MessageTarget {
  postMessage(message: PageMessage): void;
}

export interface Registration {
  readonly active: MessageTarget | null;
  readonly waiting: MessageTarget | null;
  update(): Promise<unknown>;
}

export interface WorkerEvents {
  /** A new worker is installed and waits. */
  readonly onWaiting: () => void;
  /** A worker took over this page; the very first one does so without an update. */
  readonly onTakenOver: (isUpdate: boolean) => void;
}

/**
 * `loading`: asked for, and on its way. `held-up`: asked for, but the old worker is still busy, as with a narration that
 * another window plays; the browser lets the new one in when that is over.
 */
export type UpdateState = 'none' | 'offered' | 'loading' | 'held-up';

export interface UpdateDeps {
  readonly page: { reload(): void; isOnline(): boolean; onShown(call: () => void): void };
  readonly clock: Clock;
  /** Whether a story plays on this page. */
  readonly playing: Readable<boolean>;
  /** Of this tab, for as long as it is open. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Offers on this page only: each page takes a new version for itself, by being loaded anew when nothing plays on it. */
export function createUpdates({ page, clock, playing, memory }: UpdateDeps) {
  const state = createWritable<UpdateState>('none');
  const asked = createAsked(memory);
  const reloadWhenIdle = createIdleReload(() => page.reload(), playing);
  const look = createLook(page, clock);
  let registration: Registration | undefined;

  const askToTakeOver = () => registration?.waiting?.postMessage({ version, type: 'take-over' });
  const events: WorkerEvents = {
    onWaiting: () => {
      if (!asked.get()) return state.set('offered');
      // Asked for before this page was loaded anew, and still not let in: it needs no second tap.
      state.set('held-up');
      askToTakeOver();
    },
    onTakenOver: (isUpdate) => {
      if (asked.get()) reloadWhenIdle();
      else if (isUpdate) state.set('offered');
      asked.forget();
    },
  };
  const onUpdateTimeout = () => {
    if (state.get() !== 'loading') return;
    state.set('held-up');
    // What holds the old worker may be this page's own: a new start lets go of it.
    clock.after(limits.update.giveUp, () => asked.get() && reloadWhenIdle());
  };
  return {
    state,
    events,
    /** The kill-switch worker asks: this page goes by itself, as soon as nothing plays. */
    hear: (data: unknown): void => {
      const port = portOfLeaveQuestion(data);
      port?.postMessage('yes');
      if (port) reloadWhenIdle();
    },
    follow: (registered: Registration): void => {
      registration = registered;
      if (registered.waiting === null) asked.forget();
      else if (asked.get()) askToTakeOver();
      page.onShown(() => look(registered));
      // A kiosk is never hidden.
      playing.subscribe(() => playing.get() || look(registered));
    },
    /** Lets the new version in and loads this page anew; says so in the state where that takes longer. */
    apply: (): void => {
      if (!registration?.waiting) return reloadWhenIdle();
      asked.remember();
      state.set('loading');
      askToTakeOver();
      clock.after(limits.update.patience, onUpdateTimeout);
    },
  };
}

function portOfLeaveQuestion(data: unknown): MessagePort | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data && 'port' in data)) return undefined;
  return data.type === leaveQuestion && data.port instanceof MessagePort ? data.port : undefined;
}

/** Whether a person asked for the new version that is not here yet; outlives a reload of this tab. */
function createAsked(memory: UpdateDeps['memory']) {
  const key = 'bookworm-update-asked';
  let isAsked = attempt(() => memory.getItem(key)) === 'yes';
  return {
    get: () => isAsked,
    remember: () => {
      isAsked = true;
      attempt(() => memory.setItem(key, 'yes'));
    },
    forget: () => {
      isAsked = false;
      attempt(() => memory.removeItem(key));
    },
  };
}

/** A tab without a memory forgets over a reload that it was asked, and is asked again. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Loads the page anew: now, or as soon as nothing plays. */
export function createIdleReload(reload: () => void, playing: Readable<boolean>): () => void {
  let stopWaiting: (() => void) | undefined;
  return () => {
    if (!playing.get()) return reload();
    stopWaiting ??= playing.subscribe(() => {
      if (playing.get()) return;
      stopWaiting?.();
      stopWaiting = undefined;
      reload();
    });
  };
}

/** Looks for a new version when the page is shown again or a story rests; an open tab would not hear of one for weeks. */
function createLook(page: UpdateDeps['page'], clock: Clock) {
  let lookedLast = clock.now();
  return (registration: Registration): void => {
    if (clock.now() - lookedLast < limits.update.lookEvery || !page.isOnline()) return;
    lookedLast = clock.now();
    // A look that fails costs nothing: the next one comes.
    registration.update().catch(() => undefined);
  };
}
