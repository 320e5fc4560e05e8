// Wraps the browser's service worker container: registration, new versions and messages. Loaded after the first paint.
import { workerAddress } from '../../contract/worker/names';
import type { Registration, WorkerEvents } from './app-update';
import { scriptAddress } from '../browser/script-address';

interface RegistrationEvents extends WorkerEvents {
  /** Called when the very first worker could not be installed: the browser has removed the registration. */
  readonly onFirstInstallFailed: () => void;
}

/** The container as the registration uses it; tests pass a fake. */
export interface WorkerContainer {
  /**
   * Rejects when the worker's script cannot be fetched or the browser refuses it. It may be called again then, and after
   * `onFirstInstallFailed`.
   */
  register(events: RegistrationEvents): Promise<Registration>;
  onMessage(listener: (data: unknown) => void): void;
}

/** Wraps the container. workbox-window registers the worker, and is loaded only then (ADR-0023). */
export function browserContainer(workers: ServiceWorkerContainer): WorkerContainer {
  return {
    onMessage: (listener) => {
      workers.addEventListener('message', ({ data }) => listener(data));
      workers.startMessages();
    },
    async register({ onWaiting, onTakenOver, onFirstInstallFailed }) {
      // Workbox listens only once the registration is done, when another page's update may have taken over already.
      let isControlled = workers.controller !== null;
      const onControllerChange = () => {
        onTakenOver(isControlled);
        isControlled = true;
      };
      const stop = () => workers.removeEventListener('controllerchange', onControllerChange);
      workers.addEventListener('controllerchange', onControllerChange);
      try {
        const registration = await registerByWorkbox(onWaiting);
        followInstalls(registration, onWaiting, () => {
          stop();
          onFirstInstallFailed();
        });
        return registration;
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}

async function registerByWorkbox(onWaiting: () => void): Promise<ServiceWorkerRegistration> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(scriptAddress(workerAddress));
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister === true) onWaiting();
  });
  // Else it waits for the page's `load` without a limit. This part is loaded after that, or after the longest wait for it.
  const registration = await workbox.register({ immediate: true });
  if (registration === undefined) throw new Error('The worker was registered twice');
  return registration;
}

/**
 * Calls `onWaiting` for each new version that is installed from now on. Workbox reports none that the browser began to install
 * before the page registered (it checks for a new version at each navigation), and stops after the first one that comes a
 * minute later. The very first worker never waits; calls `onFirstInstallFailed` when that one cannot be installed.
 */
function followInstalls(
  registration: ServiceWorkerRegistration,
  onWaiting: () => void,
  onFirstInstallFailed: () => void,
): void {
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      const { active, waiting, installing: next } = registration;
      if (installing.state === 'installed' && active !== null) onWaiting();
      // By the specification it becomes redundant before the registration drops it.
      const isOnly = (active ?? waiting) === null && (next === null || next === installing);
      if (installing.state === 'redundant' && isOnly) onFirstInstallFailed();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
}
