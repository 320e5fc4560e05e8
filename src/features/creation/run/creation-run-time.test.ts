import { expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import { runCreation, started, story } from './fake-stream.fixture';

const { timeLimit, progressTick } = limits.creationRun;
const created: ServerFrame = { type: 'created-presentation', url: 'x', id: '8' };

test('a run ticks once a second while it is CREATING, and no timer is left afterwards', async () => {
  const { run, stream, clock } = runCreation();
  expect(clock.running).toBe(0);
  await started(run, story);
  clock.pass(progressTick * 3);
  expect(run.get()).toMatchObject({ elapsed: 3000, timeFraction: 0.01 });
  stream().frame(created);
  expect(clock.running).toBe(0);
});

test.each([false, true])(
  'a silent service ends in TIMEOUT after 5 minutes, and its stream is closed; it was asked: %s',
  async (wasOpen) => {
    const { run, stream, clock } = runCreation();
    await started(run, story);
    if (wasOpen) stream().open();
    clock.pass(timeLimit - progressTick);
    expect(run.get().name).toBe('CREATING');
    clock.pass(progressTick);
    expect(run.get()).toEqual({ name: 'TIMEOUT', isSent: wasOpen });
    expect(stream().isClosed()).toBe(true);
    expect(clock.running).toBe(0);
  },
);

test('a page that was frozen for ten minutes ends with its second tick, unless the result came meanwhile', async () => {
  const wake = async () => {
    const fake = runCreation();
    await started(fake.run, story);
    fake.clock.freeze(2 * timeLimit);
    // A page that wakes runs its timers first.
    fake.clock.pass(progressTick);
    expect(fake.run.get().name).toBe('CREATING');
    return fake;
  };
  const silent = await wake();
  silent.clock.pass(progressTick);
  expect(silent.run.get().name).toBe('TIMEOUT');
  const heard = await wake();
  heard.stream().frame(created);
  heard.clock.pass(progressTick);
  expect(heard.run.get()).toEqual({ name: 'CREATED', id: '8' });
});

test('a hidden page, whose ticks all come late, ends too', async () => {
  const { run, clock } = runCreation();
  await started(run, story);
  const tickLate = () => {
    clock.freeze(60_000);
    clock.pass(progressTick);
  };
  for (let tick = 0; tick < 4; tick += 1) tickLate();
  expect(run.get().name).toBe('CREATING');
  tickLate();
  tickLate();
  expect(run.get().name).toBe('TIMEOUT');
});

test.each([-timeLimit, timeLimit])(
  'a device whose clock is set by %s ms meanwhile waits 5 minutes',
  async (by) => {
    const { run, clock } = runCreation();
    await started(run, story);
    clock.pass(progressTick);
    clock.set(by);
    clock.pass(progressTick);
    expect(run.get()).toMatchObject({ elapsed: 2 * progressTick });
    clock.pass(timeLimit - 3 * progressTick);
    expect(run.get().name).toBe('CREATING');
    clock.pass(progressTick);
    expect(run.get().name).toBe('TIMEOUT');
  },
);
