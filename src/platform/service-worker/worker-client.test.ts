import { describe, expect, test } from 'vitest';
import { protocolVersion as version, type SavedPresentation } from '../../contract/worker/worker-messages';
import { diagnostics } from '../browser/report';
import { createWritable } from '../../base/readable';
import { createWorkerClient } from './worker-client';
import { page, refused, tabStorage } from './worker-page.fixture';

const presentation = (): SavedPresentation => ({
  id: '7',
  saveReason: 'opened',
  state: 'saving',
  readable: false,
  files: { done: 2, total: 5 },
  bytes: { done: 200, total: 500 },
  missing: [],
});

describe('messages to and from the worker', () => {
  test('wait for the first worker: a story opened before that is saved too', async () => {
    const { downloads, activate, takeHeard } = page({ isActive: false });
    downloads.saveOpened('7', 'opened', {});
    expect(await takeHeard()).toEqual([]);
    activate();
    expect(await takeHeard()).toContainEqual(expect.objectContaining({ type: 'save', id: '7' }));
  });

  test('ask for the saved stories and resume, at the start, when shown, and when the network is back', async () => {
    const { calls, started, takeHeard } = page();
    await started;
    const types = async () => (await takeHeard()).map(({ type }) => type);
    expect(await types()).toEqual(['list-saved', 'resume-all']);
    calls.shown();
    expect(await types()).toEqual(['list-saved', 'resume-all']);
    calls.online();
    expect(await types()).toEqual(['resume-all']);
  });

  test('ask for the saved stories before the registration, which may take long', async () => {
    const { takeHeard } = page({ isAnswered: false });
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['list-saved']);
  });

  test('leave the old worker alone after a reload that could not apply the new version', async () => {
    const { started, takeHeard } = page({ isUpdateRequested: true });
    await started;
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['list-saved', 'take-over']);
  });

  test('update the saved stories', async () => {
    const { downloads, receive, started } = page();
    await started;
    receive({ version, type: 'saved-list', presentations: [presentation()] });
    expect(downloads.saved.get().get('7')).toEqual(presentation());
  });

  test('report the saved stories, which are unknown before', async () => {
    const { downloads, receive, started } = page();
    await started;
    receive({ version, type: 'progress', presentation: presentation(), hasMore: false });
    expect(downloads.isSavedKnown.get()).toBe(false);
    receive({ version, type: 'saved-list', presentations: [] });
    expect(downloads.isSavedKnown.get()).toBe(true);
  });

  test('end the wait for them: nothing runs at rest', async () => {
    const { clock, receive, started } = page();
    await started;
    clock.pass(1000);
    expect(clock.running).toBeGreaterThan(0);
    receive({ version, type: 'saved-list', presentations: [] });
    expect(clock.running).toBe(0);
  });

  test('that do not come are waited for longer from a worker that was asked than where there is none', async () => {
    const asked = page();
    const unasked = page({ isActive: false, isAnswered: false });
    await Promise.all([asked.started, unasked.takeHeard()]);
    const areKnown = () => [asked, unasked].map(({ downloads }) => downloads.isSavedKnown.get());
    for (const { clock } of [asked, unasked]) clock.pass(1000);
    expect(areKnown()).toEqual([false, true]);
    asked.clock.pass(19_000);
    expect(areKnown()).toEqual([true, true]);
  });

  test('are not waited for when what listens to the worker cannot be loaded', async () => {
    const { downloads, started } = page({ open: () => Promise.reject(new Error('no such script')) });
    await expect(started).rejects.toThrow('no such script');
    expect(downloads.isSavedKnown.get()).toBe(true);
  });

  test('are not waited for when the worker cannot start, and nothing can be saved', async () => {
    const { downloads, started } = page({ failures: [refused()] });
    await started;
    expect(downloads.canSave.get()).toBe(false);
    expect(await downloads.refreshSaved()).toBeUndefined();
    expect(downloads.isSavedKnown.get()).toBe(true);
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
    expect((await takeHeard()).map(({ type }) => type)).toEqual(['list-saved', 'resume-all']);
    expect([downloads.canSave.get(), registrations()]).toEqual([true, 1]);
  },
);

test('without service workers nothing is saved and nothing fails', async () => {
  const { start, downloads } = createWorkerClient({
    workers: undefined,
    mediaOrigins: [],
    pageBusy: createWritable(false),
    reloadLosesWork: createWritable(false),
    tabStorage,
    clock: { now: () => 0, after: () => () => undefined },
    onRequested: () => undefined,
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
  downloads.saveOpened('7', 'opened', {});
  downloads.release('7');
  await downloads.refreshSaved();
  expect([downloads.canSave.get(), downloads.saved.get().size]).toEqual([false, 0]);
  expect(downloads.isSavedKnown.get()).toBe(true);
});
