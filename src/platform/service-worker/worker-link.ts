// Registers the worker, listens to it, and follows its new versions. Loaded after the first paint, which needs none of it.
import type { Writable } from '../../base/readable';
import { report } from '../browser/report';
import { createUpdates, type UpdateDeps } from './app-update';
import { createDownloadProgress, type DownloadProgressDeps } from './download-progress';
import type { DownloadRequests } from './download-requests';
import type { WorkerContainer } from './workbox-container';

/** The parts of the page that the link to the worker needs. */
export interface PageDeps {
  reload(): void;
  hasNetwork(): boolean;
  isShown(): boolean;
  onNetworkBack(call: () => void): void;
  onPageWake(call: () => void): void;
}

export interface WorkerLinkDeps extends UpdateDeps, Pick<DownloadProgressDeps, 'send' | 'onServiceResponse'> {
  readonly container: WorkerContainer;
  readonly page: PageDeps;
  readonly requests: Pick<
    DownloadRequests,
    'saved' | 'isSavedKnown' | 'pendingRequests' | 'posted' | 'isWaiting' | 'refreshSaved' | 'resolveWaiters'
  >;
  /** Set once it is known whether the browser registers a worker. */
  readonly canSave: Writable<boolean>;
}

/**
 * How long the page waits for the worker's first answer, in milliseconds. `unasked` applies while there is no active worker to ask, as
 * before the first one is installed. `asked` is longer: a slow device takes long to start the worker and to open its database.
 */
const answerWaits = { unasked: 1000, asked: 20_000 } as const;

/**
 * Milliseconds until a registration that failed is tried again, on a page that is in sight and has a network; each further failure
 * doubles the wait.
 */
const retryWaits = { first: 10_000, longest: 10 * 60_000 } as const;

/** Returns the page's updates, `resumeAll`, and `start`, which registers the worker and listens to it. */
export function createWorkerLink(deps: WorkerLinkDeps) {
  const { container, page, requests, canSave, clock } = deps;
  const updates = createUpdates(deps);
  const progress = createDownloadProgress({
    ...deps,
    hasNetwork: () => page.hasNetwork(),
    isTakingOver: updates.isTakingOver,
  });
  // The browser may have terminated the worker, and a hidden page may have missed its messages.
  const wake = (): void => {
    void requests.refreshSaved();
    progress.resumeAll();
  };
  let isReported = false;
  let retryWait: number = retryWaits.first;
  /** Ends the wait for the next registration; undefined while none is to come. */
  let cancelRetry: (() => void) | undefined;
  /** Registers when the network is back, when the page is shown, and after a wait: the page may stay in sight with its network. */
  const registerLater = (): void => {
    if (cancelRetry) return;
    cancelRetry = clock.after(retryWait, () => {
      if (!page.hasNetwork() || !page.isShown()) return;
      retryWait = Math.min(2 * retryWait, retryWaits.longest);
      void registerAgain();
    });
  };
  /** Returns whether the worker is registered. */
  const register = async (): Promise<boolean> => {
    cancelRetry?.();
    cancelRetry = undefined;
    try {
      // Requests wait while the first worker cannot be installed: an intermediary may have sent a page in place of a file
      // (ADR-0044).
      updates.follow(await container.register({ ...updates.events, onFirstInstallFailed: registerLater }));
      canSave.set(true);
      return true;
    } catch (error) {
      if (!isReported) report(error, 'service worker: register');
      isReported = true;
      canSave.set(false);
      requests.resolveWaiters();
      // The error does not say whether it lasts: a page that an intermediary sends in place of the script is a
      // SecurityError, as is what the browser itself refuses.
      registerLater();
      return false;
    }
  };
  const registerAgain = async (): Promise<void> => {
    if (await register()) wake();
  };
  return {
    updates,
    resumeAll: progress.resumeAll,
    start: async (): Promise<void> => {
      container.onMessage((data) => {
        updates.handleMessage(data);
        progress.handleMessage(data);
      });
      const registerNow = (): void => {
        retryWait = retryWaits.first;
        void registerAgain();
      };
      page.onNetworkBack(() => (cancelRetry ? registerNow() : progress.resumeAll()));
      page.onPageWake(() => (cancelRetry ? registerNow() : wake()));
      // Before the registration, which may take long.
      void requests.refreshSaved();
      const { isSavedKnown, posted } = requests;
      clock.after(answerWaits.unasked, () => {
        if (posted.get() === undefined) isSavedKnown.set(true);
      });
      const cancelWait = clock.after(answerWaits.asked, () => isSavedKnown.set(true));
      // A list that has arrived needs no limit any more.
      isSavedKnown.subscribe(cancelWait);
      // Nothing was asked above when this link could not be loaded at first.
      const isAsked = canSave.get();
      if (!(await register())) return;
      if (isAsked) progress.resumeAll();
      else wake();
    },
  };
}
