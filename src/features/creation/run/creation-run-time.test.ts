import { expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import { runCreation, started, story } from './fake-stream.fixture';

const { timeLimit, progressTick } = limits.creationRun;
const progress: ServerFrame = { type: 'progress', message: 'Started generation' };
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
  'a silent service ends in TIMEOUT after 5 minutes, and its stream is closed, not cancelled; it had started: %s',
  async (hasStarted) => {
    const { run, stream, clock } = runCreation();
    await started(run, story);
    if (hasStarted) stream().frame(progress);
    clock.pass(timeLimit - progressTick);
    expect(run.get().name).toBe('CREATING');
    clock.pass(progressTick);
    expect(run.get()).toMatchObject({ name: 'TIMEOUT', hasStarted });
    expect([stream().isClosed(), stream().isCancelled()]).toEqual([true, false]);
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
  expect(heard.run.get()).toMatchObject({ name: 'CREATED', id: '8' });
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

test('the time counts from the last message of the service: a run that reports is alive', async () => {
  const { run, stream, clock } = runCreation();
  await started(run, story);
  for (const message of ['Started generation', 'Painting page 1 of 2', 'Painting page 2 of 2']) {
    clock.pass(timeLimit - progressTick);
    stream().frame({ type: 'progress', message });
    expect(run.get()).toMatchObject({ name: 'CREATING' });
  }
  clock.pass(timeLimit);
  expect(run.get().name).toBe('TIMEOUT');
});

test('a run that waits is told its place, and has the whole time once its turn has come', async () => {
  const { run, stream, clock } = runCreation();
  await started(run, story);
  const wait = { type: 'progress', message: 'Waiting', data: { type: 'queue', place: 1 } } as const;
  for (let minute = 0; minute < 20; minute += 1) {
    stream().frame(wait);
    clock.pass(60_000);
  }
  expect(run.get()).toMatchObject({ name: 'CREATING', place: 1, elapsed: 0, hasStarted: false });
  stream().frame(progress);
  clock.pass(60_000);
  expect(run.get()).toMatchObject({ place: undefined, elapsed: 60_000, hasStarted: true });
});
