import { describe, expect, test } from 'vitest';
import { diagnostics } from '../browser/report';
import { page, refused } from './worker-page.fixture';

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
      expect((await takeHeard()).map(({ type }) => type)).toEqual(['list-saved', 'resume-all']);
      expect(downloads.canSave.get()).toBe(true);
      expect(reports() - before).toBe(1);
    },
  );
});

test.each(['online', 'shown'] as const)(
  'a first worker that could not be installed is registered again when the page is %s; requests wait meanwhile',
  async (event) => {
    const { downloads, calls, started, registrations, failInstall, takeHeard, activate } = page({
      isActive: false,
    });
    await started;
    calls[event]();
    expect(registrations()).toBe(1);
    failInstall();
    downloads.save([{ id: '7' }]);
    expect([downloads.canSave.get(), downloads.saved.get().get('7')?.state]).toEqual([true, 'queued']);
    calls[event]();
    await takeHeard();
    expect(registrations()).toBe(2);
    activate();
    expect((await takeHeard()).map(({ type }) => type)).toContain('save');
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
