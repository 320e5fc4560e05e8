import { describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import { createRun, type RunLock } from './creation-run';
import { fakeDevice, presentation, runCreation, started, story, tokenRead } from './fake-stream.fixture';

const progress: ServerFrame = { type: 'progress', message: 'Started generation' };

const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await tokenRead();
};

/** Returns a run on a device that keeps it. */
function onDevice(device = fakeDevice()) {
  const fake = runCreation({ memory: device.memory });
  return { ...fake, ...device, device };
}

describe('leaving the page of a run', () => {
  test('ends it where nothing is kept', async () => {
    const { run, stream } = runCreation();
    await started(run, story);
    run.leave();
    expect([run.get().name, stream().isCancelled()]).toEqual(['IDLE', true]);
  });

  test.each<[string, ServerFrame | undefined, string]>([
    ['goes on without it', undefined, 'CREATING'],
    ['that was refused is forgotten', { type: 'quota' }, 'IDLE'],
    ['that is made is forgotten', { type: 'created-presentation', url: '', id: '7' }, 'IDLE'],
  ])('of the app: a run %s', async (_name, frame, left) => {
    const { run, stream } = onDevice();
    await started(run, story);
    if (frame) stream().frame(frame);
    run.leave();
    expect(run.get().name).toBe(left);
    run.restart();
  });
});

describe('one tab at a time', () => {
  /** Returns two tabs that share a lock and what the device keeps. */
  function twoTabs() {
    let holder: object | undefined;
    const waits: (() => void)[] = [];
    const lock: RunLock = {
      acquire: async () => {
        if (holder !== undefined) return undefined;
        const own = {};
        holder = own;
        return () => {
          if (holder !== own) return;
          holder = undefined;
          waits.splice(0).forEach((call) => call());
        };
      },
      whenFree: (_signal, onFree) => void waits.push(onFree),
    };
    const device = fakeDevice();
    const open = () => {
      const fake = runCreation();
      return { ...fake, run: createRun({ ...fake.deps, memory: device.memory, lock }) };
    };
    return { first: open(), second: open(), device, isTaken: () => holder !== undefined, waits };
  }

  test('while one makes a presentation, another sends nothing and says so until the first has finished', async () => {
    const { first, second, waits, isTaken } = twoTabs();
    first.run.start(presentation);
    first.run.start(presentation);
    await settled();
    expect([first.streams.length, first.run.isInOtherTab.get()]).toEqual([1, false]);
    for (let press = 0; press < 2; press += 1) {
      second.run.start(presentation);
      await settled();
    }
    expect([second.run.get().name, second.run.isInOtherTab.get(), second.streams, waits.length]).toEqual([
      'IDLE',
      true,
      [],
      1,
    ]);
    first.stream().frame({ type: 'created-presentation', url: 'x', id: '3' });
    await settled();
    expect([isTaken(), second.run.isInOtherTab.get()]).toEqual([false, false]);
    second.run.start(presentation);
    await settled();
    expect(second.run.get().name).toBe('CREATING');
    second.run.restart();
  });

  test('a tab that finds the run of another one waits for it, and takes it up when that one is closed', async () => {
    const { first, second, device, waits } = twoTabs();
    device.answer({ state: 'running' });
    first.run.start(presentation);
    await settled();
    first.stream().frame(progress);
    await settled();
    await second.run.resume();
    await settled();
    expect([second.run.get().name, second.run.isInOtherTab.get()]).toEqual(['IDLE', true]);
    // The browser frees the lock of a tab that is closed, and the record stays.
    const record = device.record.held();
    first.run.restart();
    await device.record.write(record);
    await settled();
    expect(waits).toEqual([]);
    await second.run.resume();
    await settled();
    expect(second.run.get()).toMatchObject({ name: 'CREATING', link: 'followed' });
    second.run.restart();
  });

  test('a page that is left before it holds the lock sends nothing and releases the lock', async () => {
    const { first, isTaken } = twoTabs();
    first.run.start(presentation);
    first.run.restart();
    await settled();
    expect([first.run.get().name, first.streams, isTaken()]).toEqual(['IDLE', [], false]);
  });

  test('a failed run releases the lock, and can be retried at once', async () => {
    const { first, isTaken } = twoTabs();
    first.run.start(presentation);
    await settled();
    first.stream().frame({ type: 'error', message: 'out of paint' });
    first.run.start(presentation);
    await settled();
    expect([first.run.get().name, isTaken(), first.run.isInOtherTab.get()]).toEqual([
      'CREATING',
      true,
      false,
    ]);
    first.stream().frame({ type: 'error', message: 'out of paint' });
    await settled();
    expect([first.run.get().name, isTaken()]).toEqual(['ERROR', false]);
  });
});
