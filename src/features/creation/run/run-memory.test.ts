import { describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import * as limits from '../../../contract/limits';
import { HttpError, NetworkError } from '../../../contract/service/errors';
import type { Run } from '../../../contract/service/bodies';
import {
  fakeDevice,
  party,
  presentation,
  runCreation,
  started,
  story,
  tokenRead,
} from './fake-stream.fixture';
import { ServiceFailedError } from './run-stream';

const { askInterval, timeLimit } = limits.creationRun;

const progress: ServerFrame = { type: 'progress', message: 'Started generation' };

const waiting: ServerFrame = { type: 'progress', message: '', data: { type: 'queue', place: 2 } };

const subject = { title: story.title, language: 'en' };

const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await tokenRead();
};

/** Returns a run on a device that keeps it. */
function onDevice(device = fakeDevice()) {
  const fake = runCreation({ memory: device.memory });
  return { ...fake, ...device, device };
}

/** Returns the run of the same device after a reload. */
const afterReload = ({ device }: ReturnType<typeof onDevice>) => onDevice(device);

describe('the key of a run', () => {
  test.each([
    ['a story', story, { type: 'created-presentation', url: '', id: '7' }],
    ['a presentation', presentation, { type: 'created-presentation', url: '', id: '7' }],
    ['a party', party, { type: 'created-dallic-party', id: '7' }],
  ] as const)('goes out with the message for %s, and is kept with its id', async (_name, message, result) => {
    const { run, stream, made, first } = onDevice();
    await started(run, message);
    expect(stream().sent).toEqual([{ ...message, runKey: first }]);
    expect(made).toEqual([]);
    stream().frame(result);
    expect(made).toEqual([['7', first]]);
  });

  test('is another one for each message', async () => {
    const { run, stream, streams } = onDevice();
    await started(run, story);
    stream().frame({ type: 'error', message: '' });
    await started(run, story);
    expect(streams.map(({ sent }) => Object(sent[0]).runKey)).toEqual(
      [1, 2].map((key) => `${key}`.padStart(22, 'k')),
    );
  });

  test('is not kept of a run that was left', async () => {
    const { run, stream, made } = onDevice();
    await started(run, story);
    run.restart();
    stream().frame({ type: 'created-presentation', url: '', id: '7' });
    expect(made).toEqual([]);
  });

  test('is in no report of what the service says', () => {
    const runKey = 'kkkkkkkkkkkkkkkkkkkkkk';
    const { message } = new ServiceFailedError(`No run ${runKey}`, { ...story, runKey });
    expect(message).toBe('No run …');
  });

  test('does not go out where nothing is kept', async () => {
    const { run, stream } = runCreation();
    await started(run, story);
    expect(stream().sent).toEqual([story]);
  });
});

describe('the record of a run', () => {
  test('stands from its start, says that the service has started, and goes with the result', async () => {
    const { run, stream, record, first } = onDevice();
    await started(run, story);
    const kept = { runKey: first, subject, hasStarted: false };
    expect(record.held()).toMatchObject(kept);
    stream().frame(progress);
    await settled();
    expect(record.held()).toMatchObject({ ...kept, hasStarted: true });
    stream().frame({ type: 'created-presentation', url: '', id: '7' });
    await settled();
    expect(record.held()).toBeUndefined();
  });

  test.each<[string, (run: ReturnType<typeof onDevice>) => void, boolean]>([
    ['is cancelled', ({ run }) => run.restart(), false],
    ['is refused', ({ stream }) => stream().frame({ type: 'quota' }), false],
    ['fails at the service', ({ stream }) => stream().frame({ type: 'error', message: '' }), false],
    ['is not heard of for 5 minutes', ({ clock }) => clock.pass(timeLimit), true],
  ])('of a run that %s stays: only while it may still arrive', async (_name, end, isKept) => {
    const fake = onDevice();
    await started(fake.run, story);
    fake.stream().frame(progress);
    await settled();
    end(fake);
    await settled();
    expect(fake.record.held() !== undefined).toBe(isKept);
  });

  test('takes the draft along, unless something else was typed since', async () => {
    for (const [typed, left] of [
      ['A bear', undefined],
      ['A wolf', { title: 'A wolf' }],
    ] as const) {
      const { run, stream, draft } = onDevice();
      run.start(story, { json: '{"title":"A bear"}', stored: draft.write({ title: 'A bear' }) });
      await settled();
      await draft.write({ title: typed });
      stream().frame({ type: 'created-presentation', url: '', id: '7' });
      await settled();
      expect(draft.held()).toEqual(left);
    }
  });
});

describe('a stream that is lost', () => {
  test('after the service has started is replaced by asking for the run until it is there', async () => {
    const { run, stream, streams, answer, clock, asked, first, made } = onDevice();
    answer({ state: 'running' });
    await started(run, story);
    stream().open();
    stream().frame(progress);
    stream().lose();
    expect(run.get()).toMatchObject({ name: 'CREATING', link: 'lost' });
    await settled();
    expect(run.get()).toMatchObject({ name: 'CREATING', link: 'followed' });
    answer({ state: 'finished', id: '7' });
    clock.pass(askInterval);
    await settled();
    expect(run.get()).toMatchObject({ name: 'CREATED', id: '7' });
    expect([asked, streams.length, clock.running]).toEqual([[first, first], 1, 0]);
    expect(made).toEqual([['7', first]]);
  });

  test('before its message has left ends the run, and nothing is asked', async () => {
    const { run, stream, asked } = onDevice();
    await started(run, story);
    stream().lose();
    await settled();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', hasStarted: false });
    expect(asked).toEqual([]);
  });

  test.each<[string, readonly ServerFrame[], Run | undefined | Error, object]>([
    ['waited, and is dropped', [waiting], undefined, { name: 'ERROR', cause: 'connection' }],
    ['was not heard of, and is not there', [], undefined, { name: 'ERROR', cause: 'connection' }],
    [
      'was not heard of, and cannot be asked for',
      [],
      new NetworkError('x'),
      { name: 'ERROR', cause: 'connection' },
    ],
    ['was not heard of, and goes on', [], { state: 'running' }, { name: 'CREATING', link: 'followed' }],
  ])('of a run that %s', async (_name, frames, said, shown) => {
    const { run, stream, asked, answer } = onDevice();
    answer(said);
    await started(run, story);
    stream().open();
    frames.forEach((frame) => stream().frame(frame));
    stream().lose();
    await settled();
    expect(run.get()).toMatchObject(shown);
    expect(asked).toHaveLength(1);
    run.restart();
  });

  test('and a service that cannot be reached either end in TIMEOUT, and the run is found by a later page', async () => {
    const fake = onDevice();
    fake.answer(new NetworkError('/api/run'));
    await started(fake.run, story);
    fake.stream().open();
    fake.stream().frame(progress);
    fake.stream().lose();
    await settled();
    for (let time = 0; time < timeLimit; time += askInterval) {
      fake.clock.pass(askInterval);
      await settled();
    }
    expect(fake.run.get()).toMatchObject({ name: 'TIMEOUT', hasStarted: true });
    expect([fake.clock.running, fake.reports]).toEqual([0, []]);
    fake.answer({ state: 'finished', id: '7' });
    await fake.run.resume();
    await settled();
    expect(fake.run.get()).toMatchObject({ name: 'CREATED', id: '7' });
  });

  test('can be cancelled no more, and nothing is asked for afterwards', async () => {
    const { run, stream, answer, clock, asked } = onDevice();
    answer({ state: 'running' });
    await started(run, story);
    stream().open();
    stream().frame(progress);
    stream().lose();
    await settled();
    run.restart();
    clock.pass(2 * askInterval);
    expect([run.get().name, asked.length, clock.running]).toEqual(['IDLE', 1, 0]);
  });
});

describe('after a reload', () => {
  /** Starts a run up to these frames, and returns it as another page finds it. */
  const reloadedAfter = async (...frames: ServerFrame[]) => {
    const before = onDevice();
    await started(before.run, story);
    frames.forEach((frame) => before.stream().frame(frame));
    await settled();
    return afterReload(before);
  };

  test('a run is taken up under its title, without a message, and followed', async () => {
    const { run, streams, answer } = await reloadedAfter(progress);
    answer({ state: 'running' });
    await run.resume();
    await settled();
    expect(run.get()).toMatchObject({ name: 'CREATING', link: 'followed', subject });
    expect(streams).toEqual([]);
    run.restart();
  });

  test('a run that waits shows its place', async () => {
    const { run, answer } = await reloadedAfter(waiting);
    answer({ state: 'waiting', place: 3 });
    await run.resume();
    await settled();
    expect(run.get()).toMatchObject({ name: 'CREATING', place: 3, hasStarted: false });
    run.restart();
  });

  test.each([
    ['is there', { state: 'finished', id: '7' }, { name: 'CREATED', id: '7' }],
    ['has failed', { state: 'failed' }, { name: 'ERROR', cause: 'service' }],
    ['was ended by a restart of the service', undefined, { name: 'ERROR', cause: 'service' }],
  ] as const)('a run that %s', async (_name, said, shown) => {
    const { run, answer, record } = await reloadedAfter(progress);
    answer(said);
    await run.resume();
    await settled();
    expect(run.get()).toMatchObject(shown);
    expect(record.held()).toBeUndefined();
  });

  test('a run that was dropped while it waited leaves the form as it was', async () => {
    const { run, answer, record } = await reloadedAfter(waiting);
    answer(undefined);
    await run.resume();
    await settled();
    expect([run.get().name, record.held()]).toEqual(['IDLE', undefined]);
  });

  test('a service that does not know the call leaves it open whether it may still arrive', async () => {
    const { run, answer, reports } = await reloadedAfter(progress);
    const page = {
      status: 404,
      statusText: '',
      headers: { 'content-type': 'text/html' },
      data: '',
      url: '/api/run',
    };
    answer(new HttpError(page));
    await run.resume();
    await settled();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', hasStarted: true });
    expect(reports).toEqual(['creation: run']);
  });

  test('nothing is taken up where nothing was made, nor from a record of another shape', async () => {
    const { run, record, asked } = onDevice();
    await run.resume();
    await record.write({ runKey: 'x' });
    await run.resume();
    expect([run.get().name, asked]).toEqual(['IDLE', []]);
  });
});
