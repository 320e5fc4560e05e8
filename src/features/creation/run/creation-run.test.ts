import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import type { ClientFrame, ServerFrame } from '../../../contract/creation/stream-frames';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import { ShapeError } from '../../../base/parse';
import { party, presentation, runCreation, started, story, tokenRead } from './fake-stream.fixture';

const { timeLimit, progressTick } = limits.creationRun;

const progress: ServerFrame = { type: 'progress', message: 'Started generation' };

const created: ServerFrame = { type: 'created-presentation', url: 'x', id: '8' };

describe('a run', () => {
  test('sends one message when the stream opens, and ends with the id', async () => {
    const { run, streams, stream, names } = runCreation();
    await started(run, story);
    expect(streams).toHaveLength(1);
    expect(stream().sent).toEqual([story]);
    stream().open();
    stream().frame(progress);
    expect(run.get()).toMatchObject({ messages: ['Started generation'], hasStarted: true });
    stream().frame(created);
    expect(run.get()).toEqual({ name: 'CREATED', id: '8', subject: { title: story.title, language: 'en' } });
    expect(names).toEqual(['CREATING', 'CREATING', 'CREATED']);
    expect(stream().isClosed()).toBe(true);
  });

  test.each<[string, ServerFrame, object]>([
    ['abort', { type: 'abort', message: 'x', flaggingInformation: ['violence'] }, { reason: ['violence'] }],
    ['error', { type: 'error', message: 'no pencils' }, { name: 'ERROR', cause: 'service' }],
    ['quota', { type: 'quota' }, { name: 'QUOTA_EXCEEDED' }],
  ])('ends by %s, and what comes after it changes nothing', async (_, frame, end) => {
    const { run, stream } = runCreation();
    await started(run, story);
    stream().frame(frame);
    expect(run.get()).toMatchObject(end);
    const ended = run.get();
    stream().frame(created);
    stream().lose();
    expect(run.get()).toBe(ended);
  });

  test.each([
    [true, 'No ink for “A bear with a secret”, ida@example.org'],
    [false, undefined],
  ])(
    'reports what the service says of an error without texts of people, and keeps it for staff: %s',
    async (isStaff, message) => {
      const errors: unknown[] = [];
      const { run, stream } = runCreation({
        isStaff: () => isStaff,
        report: (error, where) => void errors.push(`${where}: ${String(error)}`),
      });
      await started(run, { ...story, title: 'A bear with a secret', email: 'ida@example.org' });
      stream().frame({ type: 'error', message: 'No ink for “A bear with a secret”, ida@example.org' });
      expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'service', hasStarted: false, message });
      expect(errors).toEqual(['creation: service: ServiceFailedError: No ink for “…”, …']);
    },
  );

  test('ignores results that it did not ask for', async () => {
    const { run, stream } = runCreation();
    await started(run, story);
    stream().frame({ type: 'created-dallic-party', id: '3' });
    expect(run.get().name).toBe('CREATING');
  });

  test('ends in ERROR when a frame is broken, and reports it', async () => {
    const { run, stream, reports } = runCreation();
    await started(run, story);
    stream().broken(new ShapeError('creation stream, quota', 'message', 'expected string, got number'));
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'service' });
    expect(reports).toEqual(['creation: frame']);
  });

  test.each([false, true])(
    'ends in ERROR when the stream is lost; it had started: %s',
    async (hasStarted) => {
      const { run, stream, reports } = runCreation();
      await started(run, story);
      if (hasStarted) stream().frame(progress);
      stream().lose();
      await tokenRead();
      expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', hasStarted });
      expect(reports).toEqual(['creation: stream']);
    },
  );

  test('with a message of the wrong shape ends in ERROR and reports it, and neither the photo nor the message is sent', async () => {
    const errors: unknown[] = [];
    const { run, streams, uploads } = runCreation({ report: (error) => void errors.push(error) });
    const person = { image: 'data:image/png,a', audio: 'data:audio/mp3,b' };
    await started(run, { ...story, person, title: 'x'.repeat(301) });
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'service' });
    expect(errors).toEqual([
      expect.objectContaining({ name: 'ShapeError', call: 'creation stream, create-presentation-simple' }),
    ]);
    expect([streams.length, uploads.length]).toEqual([0, 0]);
  });

  test('without a session ends in ERROR and reports the specified message', async () => {
    const errors: unknown[] = [];
    const { run, streams } = runCreation({
      accessToken: async () => undefined,
      report: (error) => void errors.push(error),
    });
    await started(run, story);
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'not-signed-in' });
    expect(errors).toEqual([new NotSignedInError('create')]);
    expect(String(errors[0])).toContain('User is not logged in!');
    expect(streams).toHaveLength(0);
  });
});

describe('photo and voice', () => {
  const recorded = { image: 'data:image/png;base64,AA', audio: 'data:audio/mp3;base64,AA' };

  test('are uploaded first, and the message carries their addresses', async () => {
    const { run, streams, stream, uploads } = runCreation();
    await started(run, { ...story, person: recorded });
    expect(streams).toHaveLength(0);
    uploads[0]?.finish({ imageFile: 'a.png', audioFile: 'b.mp3' });
    await uploads[0]?.settled;
    expect(uploads[0]?.person).toEqual({ imageData: recorded.image, audioData: recorded.audio });
    expect(stream().sent).toEqual([{ ...story, person: { image: 'a.png', audio: 'b.mp3' } }]);
  });

  test.each<[string, ClientFrame, object]>([
    ['a story', { ...story, person: { image: recorded.image } }, {}],
    [
      'a presentation',
      { ...presentation, person: { ...presentation.person, audio: recorded.audio } },
      presentation.person,
    ],
  ])('of %s are neither uploaded nor sent unless both exist', async (_, frame, person) => {
    const { run, uploads, stream } = runCreation();
    await started(run, frame);
    expect(uploads).toEqual([]);
    expect(stream().sent).toEqual([{ ...frame, person }]);
  });

  test('that cannot be uploaded end in ERROR before anything is sent', async () => {
    const { run, streams, uploads } = runCreation();
    await started(run, { ...story, person: recorded });
    uploads[0]?.fail(new NetworkError('/api/personData'));
    await uploads[0]?.settled;
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', hasStarted: false });
    expect(streams).toHaveLength(0);
  });

  test('are forgotten when the page is left meanwhile', async () => {
    const { run, streams, uploads, reports } = runCreation();
    await started(run, { ...story, person: recorded });
    run.restart();
    uploads[0]?.fail(new DOMException('aborted', 'AbortError'));
    await uploads[0]?.settled;
    expect(run.get()).toEqual({ name: 'IDLE' });
    expect([streams.length, reports.length]).toEqual([0, 0]);
  });
});

describe('restart and retry', () => {
  test('leaving aborts the run: stream and timer end, and late frames change nothing', async () => {
    const { run, stream, clock } = runCreation();
    await started(run, story);
    run.restart();
    expect(run.get()).toEqual({ name: 'IDLE' });
    expect([stream().isClosed(), stream().isCancelled(), clock.running]).toEqual([true, true, 0]);
    stream().frame(created);
    expect(run.get()).toEqual({ name: 'IDLE' });
  });

  test('a second start while one is under way sends nothing', async () => {
    const { run, streams } = runCreation();
    await started(run, story);
    await started(run, story);
    expect(streams).toHaveLength(1);
  });

  test('a retry opens a new stream, and the old one is not heard any more', async () => {
    const { run, streams } = runCreation();
    await started(run, story);
    streams[0]?.lose();
    await tokenRead();
    await started(run, story);
    expect(streams).toHaveLength(2);
    streams[0]?.frame(created);
    expect(run.get().name).toBe('CREATING');
    streams[1]?.frame(created);
    expect(run.get().name).toBe('CREATED');
  });

  test('a denied title needs a restart', async () => {
    const { run, streams, stream } = runCreation();
    await started(run, story);
    stream().frame({ type: 'abort', message: '', flaggingInformation: '' });
    await started(run, story);
    expect(streams).toHaveLength(1);
    run.restart();
    await started(run, story);
    expect(streams).toHaveLength(2);
  });
});

describe('the result', () => {
  const person = {
    name: 'Ida',
    personDescription: 'kind',
    imageDescription: 'tall',
    speaker: 'english-grace',
  };
  const askPerson: ClientFrame = { type: 'create-person', ...person, textGeneratorName: 'openai-gpt4-o' };
  const results: readonly ServerFrame[] = [
    created,
    { type: 'created-dallic-party', id: '9' },
    { type: 'created-person', person },
  ];

  test.each<[string, ClientFrame, number, object]>([
    ['a story', story, 0, { name: 'CREATED', id: '8' }],
    ['a presentation', presentation, 0, { name: 'CREATED', id: '8' }],
    ['a party', party, 1, { name: 'CREATED', id: '9', subject: { title: 'A castle' } }],
    ['a person', askPerson, 2, { name: 'PERSON_CREATED', person }],
  ])('is the requested one: %s; the results of others are ignored', async (_name, message, own, made) => {
    const { run, stream, clock } = runCreation();
    await started(run, message);
    expect(stream().sent).toEqual([message]);
    results.filter((_, at) => at !== own).forEach((frame) => stream().frame(frame));
    expect(run.get().name).toBe('CREATING');
    const result = results[own];
    if (result !== undefined) stream().frame(result);
    expect(run.get()).toMatchObject(made);
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test('shows its pictures as they arrive, also after it has failed', async () => {
    const { run, stream, reports } = runCreation();
    await started(run, party);
    const data = { type: 'image', imageUrl: '/presentations/7/1.webp', description: 'A castle' } as const;
    stream().frame({ type: 'progress', message: 'Painted picture 1', data });
    const pictures = [{ imageUrl: data.imageUrl, description: data.description }];
    expect(run.get()).toMatchObject({ name: 'CREATING', pictures });
    stream().frame({ type: 'error', message: '' });
    expect(run.get()).toMatchObject({ name: 'ERROR', pictures });
    expect(reports).toEqual(['party: service']);
  });

  test('is a person once more, as often as somebody asks', async () => {
    const { run, stream, streams } = runCreation();
    await started(run, askPerson);
    stream().frame({ type: 'created-person', person });
    await started(run, askPerson);
    expect([streams.length, run.get().name]).toEqual([2, 'CREATING']);
  });
});

test('a thousand random sequences of events leave no open stream and no timer behind', async () => {
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
    'freeze',
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 40 }), async (sequence) => {
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
        freeze: () => clock.freeze(timeLimit),
      };
      for (const event of sequence) {
        acts[event]();
        await tokenRead();
        const open = streams.filter((stream) => !stream.isClosed()).length;
        const isCreating = run.get().name === 'CREATING';
        expect([open, clock.running]).toEqual(isCreating ? [1, 1] : [0, 0]);
      }
    }),
    { numRuns: 1000, seed: 15 },
  );
});
