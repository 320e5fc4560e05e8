// The edge to the service worker: registration, updates and all talk, typed by the contract at both ends.
// Hides workbox-window. Works silently where there is no worker: nothing is kept, nothing fails.
import { workerAddress } from '../contract/offline/names';
import {
  readWorkerMessage,
  talkVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../contract/offline/worker-messages';
import { createUpdates, type Registration, type UpdateEdges, type WorkerEvents } from './app-update';
import { systemClock, type Clock } from './clock';
import { createWritable } from './readable';
import { report } from './report';

/** What the browser has of service workers; tests hand in a stand-in. */
interface WorkerContainer {
  /** Resolves once a worker is active, also when that is long after the first paint. */
  readonly ready: Promise<Registration>;
  register(events: WorkerEvents): Promise<Registration>;
  onMessage(listener: (data: unknown) => void): void;
}

/** What the page tells of itself. */
interface PageEdges {
  reload(): void;
  isOnline(): boolean;
  onOnline(call: () => void): void;
  onShown(call: () => void): void;
}

export interface StoryKeeperEdges extends Pick<UpdateEdges, 'playing' | 'memory'> {
  /** Undefined without service workers and in development. */
  readonly container: WorkerContainer | undefined;
  readonly page: PageEdges;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  /** Told each time a presentation that is to be kept is here as a whole. */
  readonly onKept: (id: string) => void;
}

/** What opening or saving a presentation asks for. */
interface PrefetchWish {
  /** Stays until removed; else it is let go when the viewer is left (decision 16). */
  readonly keep: boolean;
  /** The list entry's preview, as the list wrote it (decision 29). */
  readonly previewImage?: string | undefined;
}

export type StoryKeeper = ReturnType<typeof createStoryKeeper>;

type Prefetch = Extract<PageMessage, { type: 'prefetch' }>;
type Progress = Extract<WorkerMessage, { type: 'progress' }>;
type Saved = ReadonlyMap<string, SavedPresentation>;

/** Talks with the worker. Nothing is registered before `start`. */
export function createStoryKeeper(edges: StoryKeeperEdges) {
  const { container, page } = edges;
  const send = (message: PageMessage) => {
    container?.ready.then(
      ({ active }) => active?.postMessage(message),
      (error: unknown) => report(error, 'service worker: send'),
    );
  };
  const keeping = createKeeping(edges, send);
  const updates = createUpdates(edges);
  return {
    /** Registers the worker; called once, after the first paint. */
    async start(): Promise<void> {
      if (container === undefined) return;
      container.onMessage((data) => {
        updates.hear(data);
        keeping.hear(data);
      });
      page.onOnline(keeping.goOn);
      // The browser may have ended the worker while nobody looked.
      page.onShown(keeping.goOn);
      try {
        updates.follow(await container.register(updates.events));
        await keeping.goOnFromEarlier();
      } catch (error) {
        report(error, 'service worker: register');
      }
    },
    /** Has a presentation fetched as a whole, as soon as there is a worker. */
    prefetch: keeping.want,
    /** The viewer was left: what is not to be kept may go. */
    letGo: keeping.letGo,
    /** Takes a presentation off this device. */
    remove: keeping.remove,
    /** What is on this device, or on its way, by id; changes as a whole. */
    saved: keeping.saved,
    /** Asks the worker; empty at once where there is none. */
    whatIsKept: keeping.whatIsKept,
    /** Whether a new version is there, and how far it is. Offer it only while nothing plays. */
    update: updates.state,
    /** Lets the new version take over, and reloads this page; other pages offer the same for themselves. */
    applyUpdate: updates.apply,
  };
}

function createKeeping(
  { container, mediaOrigins, onKept }: StoryKeeperEdges,
  send: (message: PageMessage) => void,
) {
  const saved = createWritable<Saved>(new Map());
  /** What is being fetched for this page, to go on with after a rest or a loss of network. */
  const wanted = new Map<string, Prefetch>();
  let askers: ((presentations: readonly SavedPresentation[]) => void)[] = [];

  const want = (id: string, { keep, previewImage }: PrefetchWish) => {
    const preview = previewImage === undefined ? {} : { previewImage };
    const message: Prefetch = { version, type: 'prefetch', id, keep, mediaOrigins, ...preview };
    wanted.set(id, message);
    send(message);
  };
  const whatIsKept = (): Promise<readonly SavedPresentation[]> => {
    if (container === undefined) return Promise.resolve([]);
    return new Promise((answer) => {
      askers.push(answer);
      send({ version, type: 'what-is-kept' });
    });
  };
  const hearProgress = ({ version: _version, type: _type, resting, ...presentation }: Progress) => {
    const { id, complete, keep } = presentation;
    saved.set(new Map(saved.get()).set(id, presentation));
    const again = wanted.get(id);
    if (resting && again) send(again);
    if (!complete) return;
    wanted.delete(id);
    if (keep) onKept(id);
  };

  return {
    saved,
    want,
    whatIsKept,
    goOn: () => wanted.forEach(send),
    /** What an earlier visit began and did not end. */
    goOnFromEarlier: async () => {
      for (const { id, keep, complete, trouble } of await whatIsKept()) {
        const mayCome = trouble === undefined || trouble === 'network';
        if (keep && !complete && mayCome && !wanted.has(id)) want(id, { keep });
      }
    },
    letGo: (id: string) => {
      if (wanted.get(id)?.keep !== true) wanted.delete(id);
      send({ version, type: 'let-go', id });
    },
    remove: (id: string) => {
      wanted.delete(id);
      send({ version, type: 'remove', id });
    },
    hear: (data: unknown) => {
      const message = readWorkerMessage(data);
      switch (message?.type) {
        case undefined:
          return;
        case 'progress':
          return hearProgress(message);
        case 'prefetch-failed':
          // What is wrong with an index or a medium is reported by the viewer that meets it.
          if (message.reason !== 'network') wanted.delete(message.id);
          if (message.reason === 'storage-full')
            report(new StorageFullError(message.id), 'offline: prefetch');
          return;
        case 'kept':
          saved.set(new Map(message.presentations.map((presentation) => [presentation.id, presentation])));
          for (const answer of askers) answer(message.presentations);
          askers = [];
          return;
      }
    },
  };
}

/** The device has no room for all of a presentation; what is there can be read. */
class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
  constructor(readonly id: string) {
    super(`No room for all of presentation ${id}`);
  }
}

/** The edges of the page this runs in. The worker exists in production builds only. */
export function browserEdges(): Pick<StoryKeeperEdges, 'container' | 'page' | 'clock' | 'memory'> {
  const hasWorkers = import.meta.env.PROD && 'serviceWorker' in navigator;
  return {
    container: hasWorkers ? browserContainer(navigator.serviceWorker) : undefined,
    clock: systemClock,
    memory: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
      removeItem: (key) => sessionStorage.removeItem(key),
    },
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

function browserContainer(workers: ServiceWorkerContainer): WorkerContainer {
  return {
    ready: workers.ready,
    onMessage: (listener) => {
      workers.addEventListener('message', ({ data }) => listener(data));
      workers.startMessages();
    },
    async register({ onWaiting, onTakenOver }) {
      const { Workbox } = await import('workbox-window');
      const workbox = new Workbox(workerAddress);
      workbox.addEventListener('waiting', onWaiting);
      workbox.addEventListener('controlling', ({ isUpdate, isExternal }) =>
        onTakenOver(isUpdate === true || isExternal === true),
      );
      const registration = await workbox.register();
      if (registration === undefined) throw new Error('The worker was registered before');
      return registration;
    },
  };
}
