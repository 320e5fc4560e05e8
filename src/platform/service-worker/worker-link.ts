// Registers the worker, listens to it, and follows its new versions. Loaded after the first paint, which needs none of it.
import type { Writable } from '../../contract/readable';
import { report } from '../browser/report';
import { createUpdates, type UpdateDeps } from './app-update';
import { createDownloadProgress, type DownloadProgressDeps } from './download-progress';
import type { DownloadRequests } from './download-requests';
import type { WorkerContainer } from './worker-container';

/** The parts of the page that the link to the worker needs. */
export interface PageDeps {
  reload(): void;
  hasNetwork(): boolean;
  onNetworkBack(call: () => void): void;
  onPageWake(call: () => void): void;
}

export interface WorkerLinkDeps extends UpdateDeps, Pick<DownloadProgressDeps, 'send' | 'onServiceResponse'> {
  readonly container: WorkerContainer;
  readonly page: PageDeps;
  readonly requests: Pick<
    DownloadRequests,
    'saved' | 'isKnown' | 'pendingRequests' | 'posted' | 'isWaiting' | 'refreshSaved' | 'resolveWaiters'
  >;
  /** Set once it is known whether the browser registers a worker. */
  readonly canSave: Writable<boolean>;
}

/**
 * How long the first answer of the worker is waited for, in milliseconds: while there is no active worker that could be asked, as before
 * the first one is installed, and when it was asked, since a slow device takes long to start it and to open its database.
 */
const answerWaits = { unasked: 1000, asked: 20_000 } as const;

/** Returns the page's updates, `resumeAll`, and `start`, which registers the worker and listens to it. */
export function createWorkerLink(deps: WorkerLinkDeps) {
  const { container, page, requests, canSave } = deps;
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
  let isToRegister = false;
  let isReported = false;
  /** An intermediary may have sent a page in place of a file (ADR-0044). What is asked for meanwhile waits. */
  const onFirstInstallFailed = (): void => {
    isToRegister = true;
  };
  /** Returns whether the worker is registered. */
  const register = async (): Promise<boolean> => {
    isToRegister = false;
    try {
      updates.follow(await container.register({ ...updates.events, onFirstInstallFailed }));
      canSave.set(true);
      return true;
    } catch (error) {
      if (!isReported) report(error, 'service worker: register');
      isReported = true;
      // The error does not say whether it lasts: a page that an intermediary sends in place of the script is a
      // SecurityError, as is what the browser itself refuses.
      isToRegister = true;
      canSave.set(false);
      requests.resolveWaiters();
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
      page.onNetworkBack(() => (isToRegister ? void registerAgain() : progress.resumeAll()));
      page.onPageWake(() => (isToRegister ? void registerAgain() : wake()));
      // The registration waits until the page is loaded, which one picture may delay for minutes.
      void requests.refreshSaved();
      const { isKnown, posted } = requests;
      deps.clock.after(answerWaits.unasked, () => {
        if (posted.get() === undefined) isKnown.set(true);
      });
      const cancelWait = deps.clock.after(answerWaits.asked, () => isKnown.set(true));
      // It waits for the list.
      isKnown.subscribe(cancelWait);
      // Nothing was asked above when this link could not be loaded at first.
      const isAsked = canSave.get();
      if (!(await register())) return;
      if (isAsked) progress.resumeAll();
      else wake();
    },
  };
}
