// Registers the worker, listens to it, and follows its new versions. Loaded after the first paint, which needs none of it.
import type { Writable } from '../../contract/readable';
import { report } from '../browser/report';
import { createUpdates, type UpdateDeps } from './app-update';
import type { createDownloadRequests } from './download-requests';
import type { WorkerContainer } from './worker-container';

/** The parts of the page that the registration needs. */
export interface PageDeps {
  reload(): void;
  hasNetwork(): boolean;
  onOnline(call: () => void): void;
  onShown(call: () => void): void;
}

export interface RegistrationDeps extends UpdateDeps {
  readonly container: WorkerContainer;
  readonly page: PageDeps;
  readonly requests: Pick<
    ReturnType<typeof createDownloadRequests>,
    'handleMessage' | 'recall' | 'refreshSaved' | 'resolveWaiters' | 'resumeAll'
  >;
  /** Set once it is known whether the browser registers a worker. */
  readonly canSave: Writable<boolean>;
}

/** Returns the page's updates, and the function that registers the worker and listens to it. */
export function createRegistration(deps: RegistrationDeps) {
  const { container, page, requests, canSave } = deps;
  const updates = createUpdates(deps);
  // The browser may have terminated the worker, and a hidden page may have missed its messages.
  const wake = (): void => {
    void requests.refreshSaved();
    requests.resumeAll();
  };
  let foundNoNetwork = false;
  const register = async (): Promise<void> => {
    foundNoNetwork = false;
    try {
      updates.follow(await container.register(updates.events));
      canSave.set(true);
      requests.recall();
      wake();
    } catch (error) {
      report(error, 'service worker: register');
      // A script that could not be fetched. What the browser refuses is a DOMException, and stays refused.
      foundNoNetwork = error instanceof TypeError;
      canSave.set(false);
      requests.resolveWaiters();
    }
  };
  return {
    updates,
    start: async (): Promise<void> => {
      container.onMessage((data) => {
        updates.handleMessage(data);
        requests.handleMessage(data);
      });
      page.onOnline(() => (foundNoNetwork ? void register() : requests.resumeAll()));
      page.onShown(() => (foundNoNetwork ? void register() : wake()));
      await register();
    },
  };
}
