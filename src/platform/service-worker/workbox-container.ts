// Wraps the browser's service worker container: registration, new versions and messages. Loaded after the first paint.
import type { Workbox } from 'workbox-window';
import { workerAddress } from '../../contract/worker/worker-names';
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
  // One for all tries: each one listens to the worker's messages for good, and keeps those that come before it has registered.
  let workbox: Workbox | undefined;
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
        workbox ??= await createWorkbox(onWaiting);
        const registration = await register(workbox);
        followInstalls(registration, onWaiting, () => {
          stop();
          workbox = undefined;
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

async function createWorkbox(onWaiting: () => void): Promise<Workbox> {
  const workbox = new (await import('workbox-window')).Workbox(scriptAddress(workerAddress));
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister === true) onWaiting();
  });
  return workbox;
}

async function register(workbox: Workbox): Promise<ServiceWorkerRegistration> {
  // Else it waits for the page's `load` without a limit. This part is loaded after that, or after the longest wait for it.
  const registration = await workbox.register({ immediate: true });
  if (registration === undefined) throw new Error('The worker was registered twice');
  return registration;
}

/**
 * Calls `onWaiting` for each new version that is installed from now on. Workbox misses a version that the browser began to install
 * before the page registered: the browser checks for a new version at each navigation. Workbox also stops after the first version that
 * comes a minute later. The very first worker never waits; calls `onFirstInstallFailed` when it cannot be installed.
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
