// What the browser has of service workers: registration, new versions, talk. Knows not what is said or offered.
import { workerAddress } from '../../contract/offline/names';
import type { Registration, WorkerEvents } from './app-update';
import { scriptAddress } from './script-address';

/** Tests hand in a stand-in. */
export interface WorkerContainer {
  /** Resolves once a worker is active, also when that is long after the first paint. */
  readonly ready: Promise<Registration>;
  register(events: WorkerEvents): Promise<Registration>;
  onMessage(listener: (data: unknown) => void): void;
}

/** The browser's own, told apart so far that a test can stand in for it. */
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

/** Returns the browser's own; undefined on pages without https, and where the very name throws, as in a sandboxed frame. */
export function browserWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers nothing before the page is `loaded`: what is seen goes first. */
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
      tellOfWaiting(registration, onWaiting);
      return registration;
    },
  };
}

/**
 * Tells of each new version that waits: of one that waits already, of one that is just being installed (the browser looks
 * for one by itself at each navigation, often before this page listens), and of each that comes later, whatever became of
 * the ones before. The very first worker waits for nobody.
 */
function tellOfWaiting(registration: WorkerRegistration, onWaiting: () => void): void {
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
