// The page's client of the service worker: its registration, the downloads of presentations and the new versions of the app.
// Without a worker nothing is saved and nothing fails. Three modules do not use this client: `visitor-data.ts` posts its message itself,
// `navigator-service-worker.ts` waits until the worker is ready, `missing-scripts.ts` (and a kiosk) only read whether it controls the page.
import type { PageMessage } from '../../contract/worker/worker-messages';
import type { Registration, UpdateState } from './app-update';
import type { Clock } from '../../base/clock';
import { systemClock } from '../browser/system-clock';
import { serviceWorkerContainer } from './navigator-service-worker';
import { createDownloadRequests, type Downloads } from './download-requests';
import type { createWorkerLink, PageDeps, WorkerLinkDeps } from './worker-link';
import type { WorkerContainer } from './workbox-container';
import { createWritable } from '../../base/readable';
import { onNetworkBack, onPageWake } from '../browser/page-events';
import { report } from '../browser/report';
import { tabStorage } from '../storage/site-storage';

interface Workers {
  /** Resolves once a worker is active, also when that is long after the first paint. */
  readonly ready: Promise<Registration>;
  /** Loads what registers the worker. May be called again when it failed. */
  readonly open: () => Promise<WorkerContainer>;
}

export interface WorkerClientDeps extends Pick<
  WorkerLinkDeps,
  'pageBusy' | 'reloadLosesWork' | 'tabStorage' | 'onServiceResponse'
> {
  /** Undefined in browsers without service workers and in development. */
  readonly workers: Workers | undefined;
  readonly page: PageDeps;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  /** Called each time a person asks to save a story. */
  readonly onRequested: () => void;
}

export type AppUpdate = ReturnType<typeof createWorkerClient>['appUpdate'];

/** Creates the client of the worker. Registers nothing before `start`. */
export function createWorkerClient(deps: WorkerClientDeps) {
  const { workers, page } = deps;
  const send = async (message: PageMessage) => {
    try {
      (await workers?.ready)?.active?.postMessage(message);
    } catch (error) {
      report(error, 'service worker: send');
    }
  };
  const canSave = createWritable(workers !== undefined);
  const requests = createDownloadRequests({ ...deps, send, canSave });
  const state = createWritable<UpdateState>('none');
  let workerLink: ReturnType<typeof createWorkerLink> | undefined;
  const downloads: Downloads = { ...requests, canSave, resumeAll: () => workerLink?.resumeAll() };
  const link = async (open: Workers['open']): Promise<void> => {
    // In the chunk `after-first-paint`, which the offer bar loads anyway.
    const [{ createWorkerLink }, container] = await Promise.all([import('./worker-link'), open()]);
    if (workerLink) return;
    workerLink = createWorkerLink({ ...deps, send, container, requests, canSave, state });
    await workerLink.start();
  };
  return {
    /**
     * Registers the worker; called once, after the first paint. Retries a failed registration or loading of scripts when the network is
     * back and when the page is shown, a registration also after a wait. Rejects when the scripts cannot be loaded the first time.
     */
    start: async (): Promise<void> => {
      if (workers === undefined) return;
      const { open } = workers;
      await link(open).catch((error: unknown) => {
        // Nothing listens to the worker.
        canSave.set(false);
        requests.resolveWaiters();
        const tryAgain = () => {
          if (workerLink === undefined) link(open).catch(() => undefined);
        };
        page.onNetworkBack(tryAgain);
        page.onPageWake(tryAgain);
        throw error;
      });
    },
    downloads,
    appUpdate: {
      /** The state of a new version. Offer it only while nothing plays. */
      state,
      /** Looks for a new version, at most once an hour. */
      check: (): void => workerLink?.updates.check(),
      /** Applies the new version and reloads this page. Other pages offer it for themselves. */
      apply: (): void => workerLink?.updates.apply(),
    },
  };
}

/** Returns the dependencies from the browser. There is a worker only in production builds. */
export function browserDeps(): Pick<WorkerClientDeps, 'workers' | 'page' | 'clock' | 'tabStorage'> {
  const workers = import.meta.env.PROD ? serviceWorkerContainer() : undefined;
  return {
    workers: workers && {
      ready: workers.ready,
      open: async () => (await import('./workbox-container')).browserContainer(workers),
    },
    clock: systemClock,
    tabStorage,
    page: {
      reload: () => location.reload(),
      hasNetwork: () => navigator.onLine,
      isShown: () => document.visibilityState === 'visible',
      onNetworkBack,
      onPageWake,
    },
  };
}
