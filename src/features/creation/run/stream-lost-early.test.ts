import { describe, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import type { ServerFrame } from '../../../contract/creation/stream-frames';
import { NetworkError } from '../../../contract/service/errors';
import { runCreation, started, story, tokenRead } from './fake-stream.fixture';

const { timeLimit, progressTick } = limits.creationRun;

const created: ServerFrame = { type: 'created-presentation', url: 'x', id: '8' };

describe('a stream that is lost before it opened', () => {
  /** Returns a run whose tokens can be renewed to these, one after the other, and the tokens that were renewed. */
  const renewing = (...tokens: (string | undefined)[]) => {
    const renewed: string[] = [];
    const renewToken = async (token: string) => {
      renewed.push(token);
      return tokens.shift();
    };
    return { ...runCreation({ accessToken: async () => 'refused', renewToken }), renewed };
  };

  test('is opened once more with another token, and the photo is not uploaded again', async () => {
    const { run, streams, stream, uploads, reports } = renewing('accepted');
    await started(run, { ...story, person: { image: 'data:image/png,a', audio: 'data:audio/mp3,b' } });
    uploads[0]?.finish({ imageFile: 'a.png', audioFile: 'b.mp3' });
    await uploads[0]?.settled;
    stream().lose();
    await tokenRead();
    expect(streams.map(({ token }) => token)).toEqual(['refused', 'accepted']);
    expect(stream().sent).toEqual([{ ...story, person: { image: 'a.png', audio: 'b.mp3' } }]);
    expect(run.get()).toMatchObject({ name: 'CREATING', hasStarted: false });
    stream().open();
    stream().frame(created);
    expect(run.get()).toMatchObject({ name: 'CREATED', id: '8' });
    expect([uploads.length, reports]).toEqual([1, []]);
  });

  test('twice ends in ERROR', async () => {
    const { run, streams, stream, renewed, reports } = renewing('other', 'third');
    await started(run, story);
    stream().lose();
    await tokenRead();
    stream().lose();
    await tokenRead();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection', hasStarted: false });
    expect([streams.length, renewed, reports]).toEqual([2, ['refused'], ['creation: stream']]);
  });

  test.each([undefined, 'refused'])('ends in ERROR when the only other token is %s', async (other) => {
    const { run, streams, stream, reports } = renewing(other);
    await started(run, story);
    stream().lose();
    await tokenRead();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection' });
    expect([streams.length, reports]).toEqual([1, ['creation: stream']]);
  });

  test('ends in ERROR when the provider does not answer', async () => {
    const { run, stream, reports } = runCreation({
      renewToken: () => Promise.reject(new NetworkError('identity provider')),
    });
    await started(run, story);
    stream().lose();
    await tokenRead();
    expect(run.get()).toMatchObject({ name: 'ERROR', cause: 'connection' });
    expect(reports).toEqual(['creation: token', 'creation: stream']);
  });

  test('has all its time once it is opened again, however long the sign-in took', async () => {
    let signIn: (token: string) => void = () => undefined;
    const { run, streams, stream, clock } = runCreation({
      renewToken: () => new Promise((resolve) => (signIn = resolve)),
    });
    await started(run, story);
    clock.pass(timeLimit - progressTick);
    stream().lose();
    await tokenRead();
    clock.pass(2 * timeLimit);
    expect(run.get()).toMatchObject({ name: 'CREATING', elapsed: timeLimit - progressTick });
    signIn('accepted');
    await tokenRead();
    expect(streams).toHaveLength(2);
    clock.pass(timeLimit - progressTick);
    expect(run.get()).toMatchObject({ name: 'CREATING', elapsed: timeLimit - progressTick });
    clock.pass(progressTick);
    expect(run.get().name).toBe('TIMEOUT');
    expect([stream().isClosed(), clock.running]).toEqual([true, 0]);
  });

  test('is not opened again for who has left meanwhile', async () => {
    const { run, streams, stream, reports } = renewing('accepted');
    await started(run, story);
    stream().lose();
    run.restart();
    await tokenRead();
    expect([run.get().name, streams.length, reports]).toEqual(['IDLE', 1, []]);
  });
});

test('a stream that is lost after it opened is not opened again, since the message has left', async () => {
  const { run, streams, stream } = runCreation({ renewToken: async () => 'other' });
  await started(run, story);
  stream().open();
  stream().lose();
  await tokenRead();
  expect([run.get().name, streams.length]).toEqual(['ERROR', 1]);
});
