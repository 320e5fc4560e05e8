import { describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import * as limits from '../../../contract/limits';
import { ShapeError } from '../../../base/parse';
import { NetworkError } from '../../../contract/service/errors';
import { runCreation, tokenRead } from '../run/fake-stream.fixture';
import { partyFrameOf } from './form';
import { createPartyRun } from './party-run';
import type { StreamRunDeps } from '../run/stream-run';

const frame = partyFrameOf({ initialPrompt: ' a bear ', changePrompt: 'More hats', numberOfIterations: '3' });
const picture = (step: number): ServerFrame => ({
  type: 'progress',
  message: `Painted picture ${step}`,
  data: { type: 'image', imageUrl: `/presentations/7/${step}.webp`, description: `A bear with ${step} hats` },
});

/** Returns a party that was asked for, its stream and its clock. */
async function begin(deps: Partial<StreamRunDeps> = {}) {
  const reports: string[] = [];
  const fake = runCreation();
  const run = createPartyRun({
    ...fake.deps,
    report: (_, where) => void reports.push(where),
    ...deps,
  });
  if (frame === undefined) throw new Error('The form is complete');
  run.start(frame);
  await tokenRead();
  return { run, reports, clock: fake.clock, streams: fake.streams, stream: fake.stream };
}

describe('a party', () => {
  test('is asked for once, shows each picture as it arrives, and ends with its id and no timer', async () => {
    const { run, stream, streams, clock } = await begin();
    if (frame) run.start(frame);
    expect(streams).toHaveLength(1);
    expect(stream().sent).toEqual([
      {
        type: 'create-dallic-party',
        initialPrompt: 'a bear',
        changePrompt: 'More hats',
        numberOfIterations: 3,
        textGeneratorName: 'openai-gpt4',
        imageGeneratorName: 'dalle-3',
      },
    ]);
    stream().open();
    stream().frame({ type: 'progress', message: 'Started generation' });
    stream().frame(picture(1));
    stream().frame(picture(2));
    expect(run.get()).toMatchObject({
      name: 'GENERATING',
      message: 'Painted picture 2',
      steps: [{ description: 'A bear with 1 hats' }, { imageUrl: '/presentations/7/2.webp' }],
    });
    stream().frame({ type: 'created-dallic-party', id: '8' });
    expect(run.get()).toEqual({ name: 'IDLE', id: '8' });
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test.each<[string, ServerFrame, object]>([
    [
      'abort',
      { type: 'abort', message: 'x', flaggingInformation: ['hats'] },
      { name: 'ABORT', reason: ['hats'] },
    ],
    ['error', { type: 'error', message: 'x' }, { name: 'ERROR', cause: 'service' }],
    ['quota', { type: 'quota' }, { name: 'ERROR', cause: 'quota' }],
  ])('ends by %s, and what comes after it changes nothing', async (_, last, end) => {
    const { run, stream } = await begin();
    stream().frame(picture(1));
    stream().frame(last);
    const ended = run.get();
    expect(ended).toMatchObject({ ...end, steps: [{ description: 'A bear with 1 hats' }] });
    stream().frame({ type: 'created-dallic-party', id: '8' });
    stream().lose();
    expect(run.get()).toBe(ended);
  });

  test('ignores the results of others', async () => {
    const { run, stream } = await begin();
    stream().frame({ type: 'created-presentation', url: 'x', id: '3' });
    expect(run.get().name).toBe('GENERATING');
  });

  test('ends when the stream is lost or broken, and reports it', async () => {
    const lost = await begin();
    lost.stream().lose();
    await tokenRead();
    expect(lost.run.get()).toMatchObject({ name: 'ERROR', cause: 'connection' });
    const broken = await begin();
    broken.stream().broken(new ShapeError('creation stream, progress', 'message', 'expected string'));
    expect(broken.run.get()).toMatchObject({ name: 'ERROR', cause: 'service' });
    expect([...lost.reports, ...broken.reports]).toEqual(['party: stream', 'party: frame']);
  });

  test('needs a session and a provider that answers', async () => {
    const signedOut = await begin({ accessToken: async () => undefined });
    expect(signedOut.run.get()).toMatchObject({ name: 'ERROR', cause: 'not-signed-in' });
    const offline = await begin({ accessToken: () => Promise.reject(new NetworkError('session')) });
    expect(offline.run.get()).toMatchObject({ name: 'ERROR', cause: 'connection' });
    expect([...signedOut.streams, ...offline.streams]).toEqual([]);
  });

  test('of a silent service ends in ERROR after 5 minutes without a message, also on a page that was frozen', async () => {
    const { run, stream, clock } = await begin();
    const { timeLimit, progressTick } = limits.creationRun;
    clock.pass(timeLimit - progressTick);
    stream().frame(picture(1));
    clock.pass(progressTick * 2);
    expect(run.get().name).toBe('GENERATING');
    clock.freeze(timeLimit);
    clock.pass(progressTick * 2);
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'silent' });
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test('that was made while the page slept is not lost, though its timer runs before the message is read', async () => {
    const { run, stream, clock } = await begin();
    const { timeLimit, progressTick } = limits.creationRun;
    clock.freeze(timeLimit);
    clock.pass(progressTick);
    stream().frame({ type: 'created-dallic-party', id: '8' });
    expect(run.get()).toEqual({ name: 'IDLE', id: '8' });
  });

  test.each([-1, 1])(
    'of a silent service ends after 5 minutes, also when the clock is set (%s)',
    async (by) => {
      const { run, clock } = await begin();
      const { timeLimit, progressTick } = limits.creationRun;
      clock.set(by * timeLimit);
      clock.pass(timeLimit - progressTick);
      expect(run.get().name).toBe('GENERATING');
      clock.pass(progressTick);
      expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'silent' });
    },
  );

  test('that is cancelled closes its stream, and another can begin', async () => {
    const { run, stream, streams } = await begin();
    run.restart();
    expect(stream().isClosed()).toBe(true);
    expect(run.get()).toEqual({ name: 'IDLE', id: undefined });
    if (frame) run.start(frame);
    await tokenRead();
    expect(streams).toHaveLength(2);
  });
});
