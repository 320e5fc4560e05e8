// Wraps the browser's service worker container: registration, new versions and messages.
import { workerAddress } from '../../contract/offline/names';
import type { Registration, WorkerEvents } from './app-update';
import { scriptAddress } from './script-address';

/** The container as the app uses it; tests pass a fake. */
export interface WorkerContainer {
  /** Resolves once a worker is active, also when that is long after the first paint. */
  readonly ready: Promise<Registration>;
  register(events: WorkerEvents): Promise<Registration>;
  onMessage(listener: (data: unknown) => void): void;
}

/** The parts of `navigator.serviceWorker` that are used, so that tests can replace them. */
interface Workers extends Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'> {
  readonly controller: object | null;
  readonly ready: Promise<Registration>;
  register(address: string): Promise<WorkerRegistration>;
}

interface Installing {
  readonly state: ServiceWorkerState;
  addEventListener(type: 'statechange', listener: () => void): void;
}

interface WorkerRegistration extends Registration {
  readonly installing: Installing | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/**
 * Returns `navigator.serviceWorker`; undefined on pages without https, and where access throws, as in a sandboxed
 * frame.
 */
export function browserWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Wraps the container. Registers the worker only after the page is `loaded`, so that it does not delay the first paint.
 */
export function browserContainer(workers: Workers, loaded: () => Promise<void>): WorkerContainer {
  return {
    ready: workers.ready,
    onMessage: (listener) => {
      workers.addEventListener('message', ({ data }) => listener(data));
      workers.startMessages();
    },
    async register({ onWaiting, onTakenOver }) {
      await loaded();
      let isControlled = workers.controller !== null;
      workers.addEventListener('controllerchange', () => {
        onTakenOver(isControlled);
        isControlled = true;
      });
      const registration = await workers.register(scriptAddress(workerAddress));
      notifyOfWaiting(registration, onWaiting);
      return registration;
    },
  };
}

/**
 * Calls `onWaiting` for each new version that waits: one that already waits, one that is being installed (the browser
 * checks for a new version at each navigation, often before this page listens), and each later one. The very first
 * worker never waits.
 */
function notifyOfWaiting(registration: WorkerRegistration, onWaiting: () => void): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active !== null) onWaiting();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  if (registration.waiting !== null && registration.active !== null) onWaiting();
}
