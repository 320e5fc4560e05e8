import { describe, expect, test } from 'vitest';
import {
  protocolVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../../contract/worker/worker-messages';
import { diagnostics } from '../browser/report';
import { updateRequestKey, type Registration } from './app-update';
import { flushPromises } from '../../contract/flush-promises.fixture';
import { FakeClock } from '../../contract/fake-clock.fixture';
import { createWritable } from '../../contract/readable';
import { createWorkerClient } from './worker-client';

const refused = () => new DOMException('not here', 'SecurityError');

const tabStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Creates a page whose worker is active at once, or when `activate` is called. */
function page({
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
    holdsWork: createWritable(false),
    tabStorage: {
      ...tabStorage,
      getItem: (key) => (isUpdateRequested && key === updateRequestKey ? 'yes' : null),
    },
    clock,
    onAskedFor: () => undefined,
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

const presentation = (): SavedPresentation => ({
  id: '7',
  origin: 'opened',
  state: 'saving',
  readable: false,
  files: { done: 2, total: 5 },
  bytes: { done: 200, total: 500 },
  missing: [],
});

describe('messages to and from the worker', () => {
  test('wait for the first worker: a story opened before that is saved too', async () => {
    const { downloads, activate, takeHeard } = page({ isActive: false });
    downloads.saveViewed('7', 'opened', {});
    expect(await takeHeard()).toEqual([]);
    activate();
    expect(await takeHeard()).toContainEqual(expect.objectContaining({ type: 'prefetch', id: '7' }));
  });

  test('ask for the saved stories and resume, at the start, when shown, and when the network is back', async () => {
    const { calls, started, takeHeard } = page();
    await started;
    const types = async () => (await takeHeard()).map(({ type }) => type);
    expect(await types()).toEqual(['what-is-kept', 'go-on']);
    calls.shown();
    expect(await types()).toEqual(['what-is-kept', 'go-on']);
    calls.online();
    expect(await types()).toEqual(['go-on']);
  });

  test('ask for the saved stories before the registration, which may take long', async () => {
    const { takeHeard } = page({ isAnswered: false });
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['what-is-kept']);
  });

  test('leave the old worker alone after a reload that could not apply the new version', async () => {
    const { started, takeHeard } = page({ isUpdateRequested: true });
    await started;
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['what-is-kept', 'take-over']);
  });

  test('update the saved stories', async () => {
    const { downloads, receive, started } = page();
    await started;
    receive({ version, type: 'kept', presentations: [presentation()] });
    expect(downloads.saved.get().get('7')).toEqual(presentation());
  });

  test('say what is saved, which is not known before', async () => {
    const { downloads, receive, started } = page();
    await started;
    receive({ version, type: 'progress', presentation: presentation(), resting: false });
    expect(downloads.isKnown.get()).toBe(false);
    receive({ version, type: 'kept', presentations: [] });
    expect(downloads.isKnown.get()).toBe(true);
  });

  test('end the wait for them: nothing runs at rest', async () => {
    const { clock, receive, started } = page();
    await started;
    clock.pass(1000);
    expect(clock.running).toBeGreaterThan(0);
    receive({ version, type: 'kept', presentations: [] });
    expect(clock.running).toBe(0);
  });

  test('that do not come are waited for longer from a worker that was asked than where there is none', async () => {
    const asked = page();
    const unasked = page({ isActive: false, isAnswered: false });
    await Promise.all([asked.started, unasked.takeHeard()]);
    const areKnown = () => [asked, unasked].map(({ downloads }) => downloads.isKnown.get());
    for (const { clock } of [asked, unasked]) clock.pass(1000);
    expect(areKnown()).toEqual([false, true]);
    asked.clock.pass(19_000);
    expect(areKnown()).toEqual([true, true]);
  });

  test('are not waited for when what listens to the worker cannot be loaded', async () => {
    const { downloads, started } = page({ open: () => Promise.reject(new Error('no such script')) });
    await expect(started).rejects.toThrow('no such script');
    expect(downloads.isKnown.get()).toBe(true);
  });

  test('are not waited for when the worker cannot start, and nothing can be saved', async () => {
    const { downloads, started } = page({ failures: [refused()] });
    await started;
    expect(downloads.canSave.get()).toBe(false);
    expect(await downloads.refreshSaved()).toBeUndefined();
    expect(downloads.isKnown.get()).toBe(true);
    expect(diagnostics()).toContain('SecurityError');
  });
});

test.each(['online', 'shown'] as const)(
  'a worker whose scripts could not be loaded is registered when the page is %s; nothing can be saved until then',
  async (event) => {
    const noScript = () => Promise.reject(new Error('no such script'));
    const loads = [noScript, noScript];
    const { downloads, calls, started, registrations, takeHeard } = page({
      open: () => loads.shift()?.() ?? Promise.resolve(),
    });
    const refreshed = downloads.refreshSaved();
    await expect(started).rejects.toThrow('no such script');
    expect(await refreshed).toBeUndefined();
    calls[event]();
    await takeHeard();
    expect([downloads.canSave.get(), registrations()]).toEqual([false, 0]);
    for (const again of ['shown', 'online'] as const) calls[again]();
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['what-is-kept', 'go-on']);
    expect([downloads.canSave.get(), registrations()]).toEqual([true, 1]);
  },
);

describe('a worker that could not be registered', () => {
  const unreachable = () => new TypeError('An unknown error occurred when fetching the script.');
  const reports = () => diagnostics().split('service worker: register').length - 1;

  test.each([
    ['for want of a network', 'online', unreachable],
    ['for want of a network', 'shown', unreachable],
    // As for a page in place of the script, whose type is wrong.
    ['because the browser refused it', 'online', refused],
    ['because the browser refused it', 'shown', refused],
  ] as const)(
    '%s is registered when the page is %s, and only the first failure is reported',
    async (_, event, failure) => {
      const before = reports();
      const { downloads, calls, started, takeHeard } = page({ failures: [failure(), failure()] });
      await started;
      calls[event]();
      await takeHeard();
      expect(downloads.canSave.get()).toBe(false);
      calls[event]();
      expect((await takeHeard()).map(({ type }) => type)).toEqual(['what-is-kept', 'go-on']);
      expect(downloads.canSave.get()).toBe(true);
      expect(reports() - before).toBe(1);
    },
  );
});

test.each(['online', 'shown'] as const)(
  'a first worker that could not be installed is registered again when the page is %s; what is asked for meanwhile waits',
  async (event) => {
    const { downloads, calls, started, registrations, failInstall, takeHeard, activate } = page({
      isActive: false,
    });
    await started;
    calls[event]();
    expect(registrations()).toBe(1);
    failInstall();
    downloads.save('7', {});
    expect([downloads.canSave.get(), downloads.saved.get().get('7')?.state]).toEqual([true, 'queued']);
    calls[event]();
    await takeHeard();
    expect(registrations()).toBe(2);
    activate();
    expect((await takeHeard()).map(({ type }) => type)).toContain('prefetch');
    calls[event]();
    await takeHeard();
    expect(registrations()).toBe(2);
  },
);

describe('on a page that stays open', () => {
  test.each([
    ['could not be registered', [new TypeError('An unknown error occurred when fetching the script.')]],
    ['could not be installed', []],
  ] as const)('a first worker that %s is registered again after a wait', async (_, failures) => {
    const { clock, started, registrations, failInstall, takeHeard } = page({ failures: [...failures] });
    await started;
    if (failures.length === 0) failInstall();
    clock.pass(9999);
    expect(registrations()).toBe(1);
    clock.pass(1);
    await takeHeard();
    expect(registrations()).toBe(2);
    clock.pass(60 * 60_000);
    expect(registrations()).toBe(2);
  });

  test('each further failure doubles the wait, up to ten minutes', async () => {
    const { clock, started, registrations, failInstall, takeHeard } = page({ isActive: false });
    await started;
    const waits: number[] = [];
    for (let failure = 1; failure <= 9; failure += 1) {
      failInstall();
      const before = clock.monotonicNow();
      while (registrations() === failure && clock.monotonicNow() < before + 1_000_000) {
        clock.pass(1000);
        await Promise.resolve();
      }
      waits.push((clock.monotonicNow() - before) / 1000);
      await takeHeard();
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
  });

  test.each([
    ['without a network, and at once when it is back', 'hasNetwork', 'online'],
    ['on a hidden page, and at once when it is shown', 'isShown', 'shown'],
  ] as const)('nothing is registered when the wait ends %s', async (_, condition, event) => {
    const { clock, world, calls, started, registrations, failInstall, takeHeard } = page({ isActive: false });
    await started;
    failInstall();
    world[condition] = false;
    clock.pass(60 * 60_000);
    expect(registrations()).toBe(1);
    world[condition] = true;
    calls[event]();
    await takeHeard();
    expect(registrations()).toBe(2);
  });

  test('the wait is short again after the network was back', async () => {
    const { clock, calls, started, registrations, failInstall, takeHeard } = page({ isActive: false });
    await started;
    for (const wait of [10_000, 20_000]) {
      failInstall();
      clock.pass(wait);
      await takeHeard();
    }
    expect(registrations()).toBe(3);
    failInstall();
    calls.online();
    await takeHeard();
    failInstall();
    clock.pass(10_000);
    await takeHeard();
    expect(registrations()).toBe(5);
  });
});

test('without service workers nothing is saved and nothing fails', async () => {
  const { start, downloads } = createWorkerClient({
    workers: undefined,
    mediaOrigins: [],
    pageBusy: createWritable(false),
    holdsWork: createWritable(false),
    tabStorage,
    clock: { now: () => 0, after: () => () => undefined },
    onAskedFor: () => undefined,
    onServiceResponse: () => undefined,
    page: {
      reload: () => undefined,
      hasNetwork: () => true,
      isShown: () => true,
      onNetworkBack: () => undefined,
      onPageWake: () => undefined,
    },
  });
  await start();
  downloads.saveViewed('7', 'opened', {});
  downloads.release('7');
  await downloads.refreshSaved();
  expect([downloads.canSave.get(), downloads.saved.get().size]).toEqual([false, 0]);
  expect(downloads.isKnown.get()).toBe(true);
});
