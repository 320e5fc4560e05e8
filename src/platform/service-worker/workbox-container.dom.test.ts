import { describe, expect, test, vi } from 'vitest';
import { browserContainer } from './workbox-container';

class Worker extends EventTarget {
  readonly scriptURL = `${location.origin}/sw.js`;
  state: ServiceWorkerState = 'installing';
  postMessage(): void {
    throw new Error('Nobody speaks to it here');
  }
  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  async update(): Promise<void> {
    throw new Error('Nobody looks here');
  }
  /** Simulates that the browser finds another version and starts to install it. */
  find(): Worker {
    const found = new Worker();
    this.installing = found;
    this.dispatchEvent(new Event('updatefound'));
    return found;
  }
  /** Simulates that the version that is being installed cannot be. Browsers drop it before it becomes redundant, or after that. */
  failed(dropped: 'before' | 'after' = 'before'): void {
    const failed = this.installing;
    if (dropped === 'before') this.installing = null;
    failed?.becomes('redundant');
    this.installing = null;
  }
  installed(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.becomes('installed');
  }
}

/** Creates a page, controlled by an older worker by default. `register` returns the list of its later events. */
function page({ isControlled = true } = {}) {
  const registration = new FakeRegistration();
  const own = new Worker();
  if (isControlled) registration.active = own;
  const registered: string[] = [];
  const world = { isReachable: true };
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? own : null,
    ready: Promise.resolve(registration),
    startMessages: () => undefined,
    register: async (address: string) => {
      if (!world.isReachable) throw new TypeError('An unknown error occurred when fetching the script.');
      registered.push(address);
      return registration;
    },
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const events: string[] = [];
  const listened = vi.spyOn(workers, 'addEventListener');
  const listenersOfMessages = () => listened.mock.calls.filter(([type]) => type === 'message').length;
  const register = async (container = browserContainer(navigator.serviceWorker)) => {
    await container.register({
      onWaiting: () => void events.push('waiting'),
      onTakenOver: (isUpdate) => void events.push(isUpdate ? 'updated' : 'taken over'),
      onFirstInstallFailed: () => void events.push('not installed'),
    });
    return events;
  };
  const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));
  return { registration, registered, world, listenersOfMessages, register, takeOver };
}

describe('a new version', () => {
  test('that is found later is reported once it waits', async () => {
    const { registration, register } = page();
    const events = await register();
    const found = registration.find();
    expect(events).toEqual([]);
    registration.installed(found);
    expect(events).toEqual(['waiting']);
  });

  test('that was being installed before the page listened is reported', async () => {
    const { registration, register } = page();
    const found = registration.find();
    const events = await register();
    registration.installed(found);
    expect(events).toEqual(['waiting']);
  });

  test.each(['before', 'after'] as const)(
    'that cannot be installed is not reported, but the very first one is, once, when it is dropped %s it is redundant',
    async (dropped) => {
      const later = page();
      const laterEvents = await later.register();
      later.registration.find();
      later.registration.failed(dropped);
      expect(laterEvents).toEqual([]);

      const first = page({ isControlled: false });
      first.registration.find();
      const events = await first.register();
      first.registration.failed(dropped);
      expect(events).toEqual(['not installed']);
      await first.register();
      first.takeOver();
      expect(events).toEqual(['not installed', 'taken over']);
    },
  );

  test('that waits already is reported at once', async () => {
    const { registration, register } = page();
    registration.installed(registration.find());
    expect(await register()).toEqual(['waiting']);
  });

  test('is reported although the previous one could not be installed', async () => {
    const { registration, register } = page();
    const events = await register();
    registration.find().becomes('redundant');
    registration.installed(registration.find());
    expect(events).toEqual(['waiting']);
  });

  test('that takes over is reported as an update', async () => {
    const { register, takeOver } = page();
    const events = await register();
    takeOver();
    expect(events).toEqual(['updated']);
  });
});

test('the very first worker does not wait and is no update; the next one is', async () => {
  const { registration, register, takeOver } = page({ isControlled: false });
  const first = registration.find();
  const events = await register();
  registration.installed(first);
  takeOver();
  takeOver();
  expect(events).toEqual(['taken over', 'updated']);
});

test('a page that something keeps from being loaded is registered, too', async () => {
  const { registered, register } = page();
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await register();
  expect(registered).toEqual(['/sw.js']);
  readyState.mockRestore();
});

test('an update that takes over while the page registers is reported', async () => {
  const { register, takeOver } = page();
  const registering = register();
  takeOver();
  expect(await registering).toEqual(['updated']);
});

test('a second registration, after the first found no network, reports each update once', async () => {
  const { world, register, takeOver } = page();
  world.isReachable = false;
  await expect(register()).rejects.toThrow(TypeError);
  world.isReachable = true;
  const events = await register();
  takeOver();
  expect(events).toEqual(['updated']);
});

test('a registration that fails again and again adds no listener to the worker’s messages', async () => {
  const { world, listenersOfMessages, register } = page();
  world.isReachable = false;
  const container = browserContainer(navigator.serviceWorker);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(register(container)).rejects.toThrow(TypeError);
  world.isReachable = true;
  await register(container);
  expect(listenersOfMessages()).toBe(1);
});
