// A page with the client of the worker, and a browser whose worker does what a test says.
import type { PageMessage, WorkerMessage } from '../../contract/worker/worker-messages';
import { FakeClock } from '../../base/fake-clock.fixture';
import { flushPromises } from '../../base/flush-promises.fixture';
import { createWritable } from '../../base/readable';
import { updateRequestKey, type Registration } from './app-update';
import { createWorkerClient } from './worker-client';

export const refused = () => new DOMException('not here', 'SecurityError');

export const tabStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Creates a page whose worker is active at once, or when `activate` is called. */
export function page({
  isActive = true,
  failures = [],
  isAnswered = true,
  isUpdateRequested = false,
  open = () => Promise.resolve(),
}: {
  isActive?: boolean;
  failures?: Error[];
  isAnswered?: boolean;
  isUpdateRequested?: boolean;
  open?: () => Promise<void>;
} = {}) {
  const sent: PageMessage[] = [];
  const onPageWake: (() => void)[] = [];
  const onNetworkBack: (() => void)[] = [];
  const clock = new FakeClock();
  const calls = {
    online: () => onNetworkBack.forEach((call) => call()),
    shown: () => onPageWake.forEach((call) => call()),
  };
  let listener: (data: unknown) => void = () => undefined;
  let registrations = 0;
  const world = { hasNetwork: true, isShown: true };
  let failInstall = (): void => undefined;
  let activate: (registration: Registration) => void = () => undefined;
  const registration: { -readonly [Key in keyof Registration]: Registration[Key] } = {
    active: { postMessage: (message) => void sent.push(message) },
    waiting: isUpdateRequested ? { postMessage: (message) => void sent.push(message) } : null,
    update: async () => undefined,
  };
  const ready = new Promise<Registration>((resolve) => (activate = resolve));
  if (isActive) activate(registration);
  const { start, downloads } = createWorkerClient({
    mediaOrigins: ['https://media.example'],
    pageBusy: createWritable(false),
    reloadLosesWork: createWritable(false),
    tabStorage: {
      ...tabStorage,
      getItem: (key) => (isUpdateRequested && key === updateRequestKey ? 'yes' : null),
    },
    clock,
    onRequested: () => undefined,
    onServiceResponse: () => undefined,
    workers: {
      ready,
      open: async () => {
        await open();
        return {
          register: async ({ onFirstInstallFailed }) => {
            registrations += 1;
            failInstall = onFirstInstallFailed;
            if (!isAnswered) await new Promise(() => undefined);
            const failure = failures.shift();
            if (failure !== undefined) throw failure;
            return registration;
          },
          onMessage: (given) => (listener = given),
        };
      },
    },
    page: {
      reload: () => undefined,
      hasNetwork: () => world.hasNetwork,
      isShown: () => world.isShown,
      onNetworkBack: (call) => onNetworkBack.push(call),
      onPageWake: (call) => onPageWake.push(call),
    },
  });
  const started = start();
  return {
    downloads,
    sent,
    calls,
    clock,
    started,
    activate: () => activate(registration),
    world,
    registrations: () => registrations,
    failInstall: () => failInstall(),
    receive: (message: WorkerMessage) => listener(message),
    takeHeard: async () => {
      await flushPromises();
      return sent.splice(0);
    },
  };
}
