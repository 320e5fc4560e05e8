// The page's access to the service worker: registration, updates, and messages typed by the contract.
// Without a worker nothing is saved and nothing fails.
import type { PageMessage } from '../../contract/offline/worker-messages';
import { createUpdates, type UpdateDeps } from './app-update';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { createDownloadRequests } from './downloads';
import { browserContainer, browserWorkers, type WorkerContainer } from './worker-container';
import { createWritable, type Writable } from '../../contract/readable';
import { report } from '../browser/report';
import { tabStorage } from '../storage/site-storage';

/** The parts of the page that the worker's client needs. */
interface PageDeps {
  reload(): void;
  isOnline(): boolean;
  onOnline(call: () => void): void;
  onShown(call: () => void): void;
}

export interface DownloadsDeps extends Pick<UpdateDeps, 'playing' | 'attended' | 'memory'> {
  /** Undefined in browsers without service workers and in development. */
  readonly container: WorkerContainer | undefined;
  readonly page: PageDeps;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  /** Called each time a person asks to save a story. */
  readonly onAskedFor: () => void;
}

export type Downloads = ReturnType<typeof createDownloads>;

/** Creates the client of the worker. Registers nothing before `start`. */
export function createDownloads(deps: DownloadsDeps) {
  const { container, page } = deps;
  const send = (message: PageMessage) => {
    container?.ready.then(
      ({ active }) => active?.postMessage(message),
      (error: unknown) => report(error, 'service worker: send'),
    );
  };
  const canSave = createWritable(container !== undefined);
  const requests = createDownloadRequests({ ...deps, send, canSave, isOnline: () => page.isOnline() });
  const updates = createUpdates(deps);
  return {
    /**
     * Registers the worker; called once, after the first paint. A registration that failed for want of a network is tried again
     * when the network is back and when the page is shown.
     */
    start: createStart(deps, updates, requests, canSave),
    /** False when this browser cannot save stories: it has no service workers, or the registration failed. */
    canSave,
    /** Requests a whole presentation as soon as there is a worker, for this viewing or because it was opened. */
    prefetch: requests.prefetch,
    /** Requests a presentation because a person asked for it. It stays until it is removed. */
    save: requests.save,
    /** Stops a download until `resume`. Stored files stay. */
    pause: requests.pause,
    /** Resumes a paused download, or retries one that failed or is incomplete. */
    resume: requests.resume,
    /** Called when the viewer is left: a presentation stored for this viewing only may be removed. */
    release: requests.release,
    /** Removes presentations from this device, and aborts their downloads. */
    remove: requests.remove,
    /** Has the worker resume all unfinished downloads. */
    resumeAll: requests.resumeAll,
    /** The presentations that are saved or being saved, by id. Each change sets a new map. */
    saved: requests.saved,
    /** Asks the worker for the saved presentations. Resolves once `saved` is current, at once without a worker. */
    refreshSaved: requests.refreshSaved,
    /** The state of a new version. Offer it only while nothing plays. */
    update: updates.state,
    /** Looks for a new version, at most once an hour. */
    checkForUpdate: updates.check,
    /** Applies the new version and reloads this page. Other pages offer it for themselves. */
    applyUpdate: updates.apply,
  };
}

/** Returns the function that registers the worker and listens to it. */
function createStart(
  { container, page }: DownloadsDeps,
  updates: ReturnType<typeof createUpdates>,
  requests: ReturnType<typeof createDownloadRequests>,
  canSave: Writable<boolean>,
): () => Promise<void> {
  // The browser may have terminated the worker, and a hidden page may have missed its messages.
  const wake = () => {
    void requests.refreshSaved();
    requests.resumeAll();
  };
  let foundNoNetwork = false;
  const register = async (workers: WorkerContainer) => {
    foundNoNetwork = false;
    try {
      updates.follow(await workers.register(updates.events));
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
  return async () => {
    if (container === undefined) return;
    container.onMessage((data) => {
      updates.handleMessage(data);
      requests.handleMessage(data);
    });
    page.onOnline(() => (foundNoNetwork ? void register(container) : requests.resumeAll()));
    page.onShown(() => (foundNoNetwork ? void register(container) : wake()));
    await register(container);
  };
}

/** Returns the dependencies from the browser. There is a worker only in production builds. */
export function browserDeps(): Pick<DownloadsDeps, 'container' | 'page' | 'clock' | 'memory'> {
  const workers = import.meta.env.PROD ? browserWorkers() : undefined;
  return {
    container: workers && browserContainer(workers),
    clock: systemClock,
    memory: tabStorage,
    page: {
      reload: () => location.reload(),
      isOnline: () => navigator.onLine,
      onOnline: (call) => addEventListener('online', call),
      onShown: (call) =>
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'visible') call();
        }),
    },
  };
}
