import { describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../../../contract/creation/stream-frames';
import * as limits from '../../../../contract/limits';
import { ShapeError } from '../../../../base/parse';
import { NetworkError } from '../../../../contract/service/errors';
import { runCreation, tokenRead } from '../../run/fake-stream.fixture';
import { createAutoFillRun } from './auto-fill-run';
import type { StreamRunDeps } from '../../run/stream-run';

const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'tall', speaker: 'english-grace' };
const frame = { type: 'create-person', ...person, textGeneratorName: 'openai-gpt4-o' } as const;

/** Returns a run that was asked for a person, its stream and its clock. */
async function begin(deps: Partial<StreamRunDeps> = {}) {
  const reports: string[] = [];
  const fake = runCreation();
  const run = createAutoFillRun({ ...fake.deps, report: (_, where) => void reports.push(where), ...deps });
  run.start(frame);
  await tokenRead();
  return { run, reports, clock: fake.clock, streams: fake.streams, stream: fake.stream };
}

describe('making up a person', () => {
  test('asks once, ignores progress and the results of others, and ends with no socket and no timer', async () => {
    const { run, stream, streams, clock } = await begin();
    run.start(frame);
    expect(streams).toHaveLength(1);
    expect(stream().sent).toEqual([frame]);
    stream().open();
    stream().frame({ type: 'progress', message: 'Started generation' });
    stream().frame({ type: 'created-presentation', url: 'x', id: '3' });
    expect(run.get()).toEqual({ name: 'GENERATING' });
    stream().frame({ type: 'created-person', person });
    expect(run.get()).toEqual({ name: 'WAITING', person });
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test.each<[ServerFrame, object]>([
    [
      { type: 'abort', message: 'x', flaggingInformation: ['hats'] },
      { name: 'ABORT', reason: ['hats'] },
    ],
    [
      { type: 'error', message: 'x' },
      { name: 'ERROR', cause: 'service' },
    ],
    [{ type: 'quota' }, { name: 'ERROR', cause: 'quota' }],
  ])('ends by %j, and what comes after it changes nothing', async (last, end) => {
    const { run, stream } = await begin();
    stream().frame(last);
    const ended = run.get();
    expect(ended).toEqual(end);
    stream().frame({ type: 'created-person', person });
    stream().lose();
    expect(run.get()).toBe(ended);
  });

  test('ends when the stream is lost or broken, and reports it', async () => {
    const lost = await begin();
    lost.stream().lose();
    await tokenRead();
    expect(lost.run.get()).toEqual({ name: 'ERROR', cause: 'connection' });
    const broken = await begin();
    broken
      .stream()
      .broken(new ShapeError('creation stream, created-person', 'person.name', 'expected string'));
    expect(broken.run.get()).toEqual({ name: 'ERROR', cause: 'service' });
    expect([...lost.reports, ...broken.reports]).toEqual(['auto-fill: stream', 'auto-fill: frame']);
  });

  test('needs a session and a provider that answers', async () => {
    const signedOut = await begin({ accessToken: async () => undefined });
    expect(signedOut.run.get()).toEqual({ name: 'ERROR', cause: 'not-signed-in' });
    const offline = await begin({ accessToken: () => Promise.reject(new NetworkError('session')) });
    expect(offline.run.get()).toEqual({ name: 'ERROR', cause: 'connection' });
    expect([...signedOut.streams, ...offline.streams]).toEqual([]);
  });

  test('has all its time once its stream is opened again, however long the sign-in took', async () => {
    let signIn: (token: string) => void = () => undefined;
    const { run, stream, clock } = await begin({
      renewToken: () => new Promise((resolve) => (signIn = resolve)),
    });
    stream().lose();
    clock.pass(2 * limits.creationRun.timeLimit);
    signIn('accepted');
    await tokenRead();
    clock.pass(limits.creationRun.timeLimit - limits.creationRun.progressTick);
    expect(run.get()).toEqual({ name: 'GENERATING' });
    clock.pass(limits.creationRun.progressTick);
    expect(run.get()).toEqual({ name: 'ERROR', cause: 'timeout' });
  });

  test('ends in ERROR after 5 minutes, also with progress', async () => {
    const { run, stream, clock } = await begin();
    clock.pass(limits.creationRun.timeLimit - 1);
    stream().frame({ type: 'progress', message: 'Thinking' });
    expect(run.get().name).toBe('GENERATING');
    clock.pass(1);
    expect(run.get()).toEqual({ name: 'ERROR', cause: 'timeout' });
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test('of a page that was frozen beyond that takes the person that came meanwhile', async () => {
    const { run, stream, clock } = await begin();
    const { timeLimit, progressTick } = limits.creationRun;
    clock.pass(timeLimit - progressTick / 2);
    clock.freeze(timeLimit);
    // A page that wakes runs its timers first.
    clock.pass(progressTick / 2);
    stream().frame({ type: 'created-person', person });
    expect(run.get()).toEqual({ name: 'WAITING', person });
  });

  test('that is cancelled closes its stream; what still arrives is dropped, and another can begin', async () => {
    const { run, stream, streams } = await begin();
    const first = stream();
    run.cancel();
    expect(first.isClosed()).toBe(true);
    first.frame({ type: 'created-person', person });
    expect(run.get()).toEqual({ name: 'WAITING', person: undefined });
    run.start(frame);
    await tokenRead();
    expect(streams).toHaveLength(2);
    first.lose();
    expect(run.get().name).toBe('GENERATING');
  });
});
