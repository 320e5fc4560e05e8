// Offers new versions of the app, and applies one on request, but never while a story plays or a reload would lose something.
import { anyOf, type Readable, type Writable } from '../../base/readable';
import * as limits from '../../contract/limits';
import { leaveMessageType } from '../../contract/worker/worker-names';
import {
  protocolVersion as version,
  readWorkerMessage,
  type PageMessage,
} from '../../contract/worker/worker-messages';
import type { Clock } from '../../base/clock';
import { createIdleReload } from './missing-scripts';
import { createMark } from '../storage/site-storage';

/** A worker that receives messages. */
interface MessageTarget {
  postMessage(message: PageMessage): void;
}

export interface Registration {
  readonly active: MessageTarget | null;
  readonly waiting: MessageTarget | null;
  update(): Promise<unknown>;
}

export interface WorkerEvents {
  /** Called when a new worker is installed and waits. */
  readonly onWaiting: () => void;
  /** Called when a worker took over this page. The very first one is not an update. */
  readonly onTakenOver: (isUpdate: boolean) => void;
}

/**
 * `loading`: requested and being applied. `blocked`: requested, but the old worker is still busy, for example with a
 * narration that another window plays; the browser activates the new worker when that is over.
 */
export type UpdateState = 'none' | 'offered' | 'loading' | 'blocked';

export interface UpdateDeps {
  readonly state: Writable<UpdateState>;
  readonly page: { reload(): void; hasNetwork(): boolean; onPageWake(call: () => void): void };
  readonly clock: Clock;
  /** Whether a story plays, an answer is heard or something is made on this page. */
  readonly pageBusy: Readable<boolean>;
  /** Whether a reload would lose unsaved input. At a kiosk, any use by a visitor counts, since no visitor asks for a new version. */
  readonly reloadLosesWork: Readable<boolean>;
  /** Storage of this tab, for as long as it is open. */
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Creates the updates of this page. Each page applies a new version for itself, by a reload when nothing plays on it.
 */
export function createUpdates({ state, page, clock, pageBusy, reloadLosesWork, tabStorage }: UpdateDeps) {
  const request = createUpdateRequest(tabStorage);
  // Chromium sometimes never answers a reload that meets the change of the worker. It answers the next one.
  const reload = (): void => {
    page.reload();
    clock.after(limits.update.reloadAgainAfter, () => reloadWhenIdle());
  };
  const reloadWhenIdle = createIdleReload(reload, anyOf(pageBusy, reloadLosesWork));
  const checkForUpdate = createUpdateCheck(page, clock);
  let registration: Registration | undefined;
  const check = (): void => {
    if (registration !== undefined) checkForUpdate(registration);
  };
  page.onPageWake(check);
  // A kiosk is never hidden and shown again, so also check each time the page is no longer busy.
  pageBusy.subscribe(() => pageBusy.get() || check());

  /** Whether another page has accepted the version that waits. */
  let isRequestedElsewhere = false;
  const askToTakeOver = () => registration?.waiting?.postMessage({ version, type: 'take-over' });
  const events: WorkerEvents = {
    onWaiting: () => {
      isRequestedElsewhere = false;
      if (!request.get()) return state.set('offered');
      // It was requested before this page was reloaded and is still blocked: apply it without a second tap.
      state.set('blocked');
      askToTakeOver();
    },
    onTakenOver: (isUpdate) => {
      if (request.get()) reloadWhenIdle();
      else if (isUpdate) state.set('offered');
      request.forget();
      isRequestedElsewhere = false;
    },
  };
  const onUpdateTimeout = () => {
    if (state.get() !== 'loading') return;
    state.set('blocked');
    // This page itself may keep the old worker busy: a reload ends that.
    clock.after(limits.update.reloadAfter, () => request.get() && reloadWhenIdle());
  };
  return {
    events,
    /**
     * Handles the question of the kill-switch worker: answers it, and reloads as soon as nothing plays. Also notes that a new
     * worker is taking over at the request of another page.
     */
    handleMessage: (data: unknown): void => {
      if (readWorkerMessage(data)?.type === 'taking-over') isRequestedElsewhere = true;
      const port = portOfLeaveMessage(data);
      port?.postMessage('yes');
      if (port) reloadWhenIdle();
    },
    /** Checks a registration for new versions, in place of an earlier one, which failed. */
    follow: (registered: Registration): void => {
      registration = registered;
      if (registered.waiting === null) request.forget();
      else if (request.get()) askToTakeOver();
    },
    /** Whether a new version was accepted, on this page or another, and has not taken over yet. */
    isTakingOver: () => request.get() || isRequestedElsewhere,
    /** Looks for a new version, at most once per `checkEvery`. */
    check,
    /** Applies the new version and reloads this page. The state becomes `blocked` when that takes longer. */
    apply: (): void => {
      // A version that waited before is offered before its registration is known: `follow` then asks it to take over.
      if (registration !== undefined && !registration.waiting) return reloadWhenIdle();
      request.remember();
      state.set('loading');
      askToTakeOver();
      clock.after(limits.update.slowAfter, onUpdateTimeout);
    },
  };
}

function portOfLeaveMessage(data: unknown): MessagePort | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data && 'port' in data)) return undefined;
  return data.type === leaveMessageType && data.port instanceof MessagePort ? data.port : undefined;
}

/** The tab's mark that a person requested the waiting version. */
export const updateRequestKey = 'bookworm-update-accepted';

/**
 * Remembers whether a person requested the waiting version. The request outlives a reload of this tab; without storage the tab
 * forgets it then, and offers the update again.
 */
function createUpdateRequest(tabStorage: UpdateDeps['tabStorage']) {
  const mark = createMark(tabStorage, updateRequestKey);
  let isRequested = mark.isSet();
  return {
    get: () => isRequested,
    remember: () => {
      isRequested = true;
      mark.set();
    },
    forget: () => {
      isRequested = false;
      mark.remove();
    },
  };
}

/**
 * Returns a function that checks for a new version, at most once per `checkEvery`. Without it an open tab would miss one
 * for weeks.
 */
function createUpdateCheck(page: UpdateDeps['page'], clock: Clock) {
  let lastCheck = clock.now();
  return (registration: Registration): void => {
    // A clock that was set back far must not stop the checks.
    if (Math.abs(clock.now() - lastCheck) < limits.update.checkEvery || !page.hasNetwork()) return;
    lastCheck = clock.now();
    // Ignore a failed check: another one follows.
    registration.update().catch(() => undefined);
  };
}
