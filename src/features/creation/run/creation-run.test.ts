import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../contract/limits';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import { NetworkError } from '../../../contract/service/errors';
import { ShapeError } from '../../../contract/parse';
import type { CreateFrame } from './create';
import { runCreation, story, talk } from './testing/fake-stream';

const { timeLimit, progressTick } = limits.generation;
const progress: ServerFrame = { type: 'progress', message: 'Started generation' };
const created: ServerFrame = { type: 'created-presentation', url: 'x', id: '8' };

describe('a run', () => {
  test('sends one message when the stream opens, and ends with the id', () => {
    const { run, streams, stream, names } = runCreation();
    run.start(story);
    expect(streams).toHaveLength(1);
    expect(stream().sent).toEqual([story]);
    stream().open();
    stream().frame(progress);
    expect(run.get()).toMatchObject({ messages: ['Started generation'], isSent: true });
    stream().frame(created);
    expect(run.get()).toEqual({ name: 'CREATED', id: '8' });
    expect(names).toEqual(['CREATING', 'CREATING', 'CREATING', 'CREATED']);
    expect(stream().isClosed()).toBe(true);
  });

  test.each<[string, ServerFrame, object]>([
    ['abort', { type: 'abort', message: 'x', flaggingInformation: ['violence'] }, { reason: ['violence'] }],
    [
      'error',
      { type: 'error', message: 'no pencils' },
      { name: 'ERROR', cause: 'service', message: 'no pencils' },
    ],
    ['quota', { type: 'quota' }, { name: 'QUOTA_EXCEEDED' }],
  ])('ends by %s, and what comes after it changes nothing', (_, frame, end) => {
    const { run, stream } = runCreation();
    run.start(story);
    stream().frame(frame);
    expect(run.get()).toMatchObject(end);
    const ended = run.get();
    stream().frame(created);
    stream().lose();
    expect(run.get()).toBe(ended);
  });

  test('goes on after results that nobody asked for', () => {
    const { run, stream } = runCreation();
    run.start(story);
    stream().frame({ type: 'created-dallic-party', id: '3' });
    expect(run.get().name).toBe('CREATING');
  });

  test('ends in ERROR when a frame is broken, and reports it', () => {
    const { run, stream, reports } = runCreation();
    run.start(story);
    stream().broken(new ShapeError('creation stream, quota', 'message', 'expected string, got number'));
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'service' });
    expect(reports).toEqual(['creation: frame']);
  });

  test.each([false, true])('ends in ERROR when the stream is lost; it was asked: %s', (wasOpen) => {
    const { run, stream, reports } = runCreation();
    run.start(story);
    if (wasOpen) stream().open();
    stream().lose();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', isSent: wasOpen });
    expect(reports).toEqual(['creation: stream']);
  });

  test('without a session ends in ERROR with the specified message', () => {
    const { run, streams } = runCreation({ accessToken: () => undefined });
    run.start(story);
    expect(run.get()).toMatchObject({ cause: 'not-signed-in', message: 'User is not logged in!' });
    expect(streams).toHaveLength(0);
  });
});

describe('time', () => {
  test('ticks once a second while it is CREATING, and no timer is left afterwards', () => {
    const { run, stream, clock } = runCreation();
    expect(clock.running).toBe(0);
    run.start(story);
    clock.pass(progressTick * 3);
    expect(run.get()).toMatchObject({ elapsed: 3000, timeFraction: 0.01 });
    stream().frame(created);
    expect(clock.running).toBe(0);
  });

  test('a silent service ends in TIMEOUT after 5 minutes, and its stream is closed', () => {
    const { run, stream, clock } = runCreation();
    run.start(story);
    clock.pass(timeLimit - progressTick);
    expect(run.get().name).toBe('CREATING');
    clock.pass(progressTick);
    expect(run.get()).toEqual({ name: 'TIMEOUT' });
    expect(stream().isClosed()).toBe(true);
    expect(clock.running).toBe(0);
  });

  test('a device that slept for ten minutes knows it with its first tick', () => {
    const { run, clock } = runCreation();
    run.start(story);
    clock.sleep(2 * timeLimit);
    expect(run.get().name).toBe('CREATING');
    clock.pass(progressTick);
    expect(run.get().name).toBe('TIMEOUT');
  });
});

describe('photo and voice', () => {
  const recorded = { image: 'data:image/png;base64,AA', audio: 'data:audio/mp3;base64,AA' };

  test('are uploaded first, and the message carries their addresses', async () => {
    const { run, streams, stream, uploads } = runCreation();
    run.start({ ...story, person: recorded });
    expect(streams).toHaveLength(0);
    uploads[0]?.finish({ imageFile: 'a.png', audioFile: 'b.mp3' });
    await uploads[0]?.settled;
    expect(uploads[0]?.person).toEqual({ imageData: recorded.image, audioData: recorded.audio });
    expect(stream().sent).toEqual([{ ...story, person: { image: 'a.png', audio: 'b.mp3' } }]);
  });

  test.each<[string, CreateFrame, object]>([
    ['a story', { ...story, person: { image: recorded.image } }, {}],
    ['a talk', { ...talk, person: { ...talk.person, audio: recorded.audio } }, talk.person],
  ])('of %s are neither uploaded nor sent unless both exist', (_, frame, person) => {
    const { run, uploads, stream } = runCreation();
    run.start(frame);
    expect(uploads).toEqual([]);
    expect(stream().sent).toEqual([{ ...frame, person }]);
  });

  test('that cannot be uploaded end in ERROR before anything is sent', async () => {
    const { run, streams, uploads } = runCreation();
    run.start({ ...story, person: recorded });
    uploads[0]?.fail(new NetworkError('/api/personData'));
    await uploads[0]?.settled;
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', isSent: false });
    expect(streams).toHaveLength(0);
  });

  test('are forgotten when the page is left meanwhile', async () => {
    const { run, streams, uploads, reports } = runCreation();
    run.start({ ...story, person: recorded });
    run.restart();
    uploads[0]?.fail(new DOMException('aborted', 'AbortError'));
    await uploads[0]?.settled;
    expect(run.get()).toEqual({ name: 'IDLE' });
    expect([streams.length, reports.length]).toEqual([0, 0]);
  });
});

describe('restart and retry', () => {
  test('leaving aborts the run: stream and timer end, and late frames change nothing', () => {
    const { run, stream, clock } = runCreation();
    run.start(story);
    run.restart();
    expect(run.get()).toEqual({ name: 'IDLE' });
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
    stream().frame(created);
    expect(run.get()).toEqual({ name: 'IDLE' });
  });

  test('a second start while one is under way sends nothing', () => {
    const { run, streams } = runCreation();
    run.start(story);
    run.start(story);
    expect(streams).toHaveLength(1);
  });

  test('a retry opens a new stream, and the old one is not heard any more', () => {
    const { run, streams } = runCreation();
    run.start(story);
    streams[0]?.lose();
    run.start(story);
    expect(streams).toHaveLength(2);
    streams[0]?.frame(created);
    expect(run.get().name).toBe('CREATING');
    streams[1]?.frame(created);
    expect(run.get().name).toBe('CREATED');
  });

  test('a denied title needs a restart', () => {
    const { run, streams, stream } = runCreation();
    run.start(story);
    stream().frame({ type: 'abort', message: '', flaggingInformation: '' });
    run.start(story);
    expect(streams).toHaveLength(1);
    run.restart();
    run.start(story);
    expect(streams).toHaveLength(2);
  });
});

test('a thousand random sequences of events leave no open stream and no timer behind', () => {
  const events = [
    'start',
    'restart',
    'open',
    'progress',
    'created',
    'abort',
    'error',
    'quota',
    'lose',
    'pass',
    'sleep',
  ] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
      const { run, streams, clock } = runCreation();
      const last = () => streams.at(-1);
      const acts: Record<(typeof events)[number], () => void> = {
        start: () => run.start(story),
        restart: () => run.restart(),
        open: () => last()?.open(),
        progress: () => last()?.frame(progress),
        created: () => last()?.frame(created),
        abort: () => last()?.frame({ type: 'abort', message: '', flaggingInformation: null }),
        error: () => last()?.frame({ type: 'error', message: '' }),
        quota: () => last()?.frame({ type: 'quota' }),
        lose: () => last()?.lose(),
        pass: () => clock.pass(20 * progressTick),
        sleep: () => clock.sleep(timeLimit),
      };
      for (const event of sequence) {
        acts[event]();
        const open = streams.filter((stream) => !stream.isClosed()).length;
        const isCreating = run.get().name === 'CREATING';
        expect([open, clock.running]).toEqual(isCreating ? [1, 1] : [0, 0]);
      }
    }),
    { numRuns: 1000, seed: 15 },
  );
});
