// The edge to the service worker: registration, updates and all talk, typed by the contract at both ends.
// Works silently where there is no worker: nothing is kept, nothing fails.
import type { PageMessage } from '../../contract/offline/worker-messages';
import { createUpdates, type UpdateDeps } from './app-update';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { createDownloadRequests } from './downloads';
import { browserContainer, browserWorkers, type WorkerContainer } from './worker-container';
import { createWritable } from '../../contract/readable';
import { report } from '../browser/report';
import { tabStorage } from '../storage/site-storage';

/** What the page tells of itself. */
interface PageDeps {
  reload(): void;
  isOnline(): boolean;
  onOnline(call: () => void): void;
  onShown(call: () => void): void;
}

export interface DownloadsDeps extends Pick<UpdateDeps, 'playing' | 'memory'> {
  /** Undefined without service workers and in development. */
  readonly container: WorkerContainer | undefined;
  readonly page: PageDeps;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  /** Told each time a person asks for a story to be kept. */
  readonly onAskedFor: () => void;
}

export type Downloads = ReturnType<typeof createDownloads>;

/** Talks with the worker. Nothing is registered before `start`. */
export function createDownloads(deps: DownloadsDeps) {
  const { container, page } = deps;
  const send = (message: PageMessage) => {
    container?.ready.then(
      ({ active }) => active?.postMessage(message),
      (error: unknown) => report(error, 'service worker: send'),
    );
  };
  const canSave = createWritable(container !== undefined);
  const keeping = createDownloadRequests({ ...deps, send, canSave, isOnline: () => page.isOnline() });
  const updates = createUpdates(deps);
  return {
    /** Registers the worker; called once, after the first paint. */
    async start(): Promise<void> {
      if (container === undefined) return;
      container.onMessage((data) => {
        updates.hear(data);
        keeping.hear(data);
      });
      page.onOnline(keeping.resumeAll);
      // The browser may have ended the worker while nobody looked, and a page that slept missed what it said.
      const wake = () => {
        void keeping.whatIsKept();
        keeping.resumeAll();
      };
      page.onShown(wake);
      try {
        updates.follow(await container.register(updates.events));
        keeping.recall();
        wake();
      } catch (error) {
        report(error, 'service worker: register');
        canSave.set(false);
        keeping.giveUp();
      }
    },
    /** False where this browser keeps nothing: no workers here, or none that would start. */
    canSave,
    /** Has a presentation fetched whole, as soon as there is a worker: for this viewing, or because it was opened. */
    prefetch: keeping.prefetch,
    /** The same because a person asked for it: it stays until it is removed. */
    save: keeping.save,
    /** Stops fetching until `resume`; what is here stays. */
    pause: keeping.pause,
    /** Goes on with what is paused, or tries again what failed or is incomplete. */
    resume: keeping.resume,
    /** The viewer was left: what is here for this viewing only may go. */
    release: keeping.release,
    /** Takes presentations off this device, or off their way to it. */
    remove: keeping.remove,
    /** Has the worker go on with what is unfinished. */
    resumeAll: keeping.resumeAll,
    /** What is on this device, or on its way, by id; changes as a whole. */
    saved: keeping.saved,
    /** Asks the worker; resolves once `saved` is true, at once where there is no worker. */
    whatIsKept: keeping.whatIsKept,
    /** Whether a new version is there, and how far it is. Offer it only while nothing plays. */
    update: updates.state,
    /** Lets the new version take over, and reloads this page; other pages offer the same for themselves. */
    applyUpdate: updates.apply,
  };
}

/** The edges of the page this runs in. The worker exists in production builds only. */
export function browserDeps(): Pick<DownloadsDeps, 'container' | 'page' | 'clock' | 'memory'> {
  const workers = import.meta.env.PROD ? browserWorkers() : undefined;
  return {
    container: workers && browserContainer(workers, untilLoaded),
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

async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise<void>((loaded) => addEventListener('load', () => loaded(), { once: true }));
}
