import { describe, expect, test } from 'vitest';
import { MediaAccessError } from '../../platform/browser/person-media/media-device';
import { FileRefusedError } from '../../platform/browser/person-media/person-file';
import { flushPromises } from '../../base/flush-promises.fixture';
import type { RecorderDeps } from './recorder';
import { image, audio, begin, takePicture } from './begin-recorder.fixture';

describe('a recorder', () => {
  test('takes a picture and a voice, holds one device at a time, and delivers both', async () => {
    const run = begin();
    const { recorder, clock, tones, opened, released, emitLevel } = run;
    expect(recorder.choices.get().chosen).toBe('a');
    await takePicture(run);
    expect(tones).toEqual([660, 660, 660, 990]);
    expect(recorder.get()).toEqual({ name: 'imageApproval', image });
    expect([released(), clock.running]).toEqual([[true], 0]);
    recorder.dispatch({ type: 'accept' });
    await flushPromises();
    emitLevel({ mean: 0.2, peak: 0.5 });
    expect(recorder.level.get().mean).toBe(0.2);
    recorder.dispatch({ type: 'start-recording' });
    clock.pass(2000);
    expect(recorder.get()).toMatchObject({ microphone: 'recording', elapsed: 2000 });
    recorder.dispatch({ type: 'stop-recording' });
    await flushPromises();
    expect(recorder.get()).toEqual({ name: 'audioApproval', image, audio });
    expect([released(), clock.running]).toEqual([[true, true], 0]);
    recorder.dispatch({ type: 'accept' });
    expect(recorder.get()).toEqual({ name: 'closed', media: { image, audio }, reason: 'accepted' });
    expect(opened).toHaveLength(2);
  });

  test('stops by itself when a voice is as long as it may be', async () => {
    const { recorder, clock } = begin({}, 'voice');
    await flushPromises();
    recorder.dispatch({ type: 'start-recording' });
    clock.pass(61_000);
    await flushPromises();
    expect(recorder.get().name).toBe('audioApproval');
  });

  test.each([-3_600_000, 3_600_000])(
    'a clock that is set by %s ms while it records neither ends nor prolongs the voice',
    async (by) => {
      const { recorder, clock } = begin({}, 'voice');
      await flushPromises();
      recorder.dispatch({ type: 'start-recording' });
      clock.set(by);
      clock.pass(59_000);
      expect(recorder.get()).toMatchObject({ microphone: 'recording', elapsed: 59_000 });
      clock.pass(1000);
      expect(recorder.get()).toMatchObject({ microphone: 'encoding' });
    },
  );

  test.each([
    [
      'cancelling',
      ({ recorder }: ReturnType<typeof begin>) => recorder.dispatch({ type: 'cancel', reason: 'cancelled' }),
    ],
    ['going out of sight', ({ hide }: ReturnType<typeof begin>) => hide()],
    ['leaving the page', ({ recorder }: ReturnType<typeof begin>) => recorder.dispose()],
  ])('%s releases the device at once, in every phase, and drops the recordings', async (_, leave) => {
    for (const plan of ['person', 'voice'] as const) {
      for (const isOpened of [false, true]) {
        const run = begin({}, plan);
        if (isOpened) await flushPromises();
        run.recorder.dispatch({ type: plan === 'person' ? 'take-picture' : 'start-recording' });
        leave(run);
        expect([run.released(), run.clock.running]).toEqual([[true], 0]);
        await flushPromises();
        run.clock.pass(5000);
        expect(JSON.stringify(run.recorder.get())).not.toContain('data:');
        expect(run.opened).toHaveLength(1);
      }
    }
  });

  test('ignores an encoder that answers after the recording was cancelled', async () => {
    let answer = (): void => undefined;
    const { recorder, reports } = begin(
      {
        encodeVoice: () =>
          new Promise((resolve) => {
            answer = () => resolve({ audio, peak: 0.5 });
          }),
      },
      'voice',
    );
    await flushPromises();
    recorder.dispatch({ type: 'start-recording' });
    recorder.dispatch({ type: 'stop-recording' });
    await flushPromises();
    recorder.dispatch({ type: 'cancel', reason: 'cancelled' });
    answer();
    await flushPromises();
    expect(recorder.get()).toMatchObject({ name: 'closed', media: undefined });
    expect(reports).toEqual([]);
  });

  test('begins anew after it was left, as in React’s strict mode', async () => {
    const { recorder, opened, released } = begin();
    recorder.dispose();
    recorder.start();
    await flushPromises();
    expect(recorder.get()).toMatchObject({ name: 'imageRecording', camera: 'live' });
    expect([opened.length, released()]).toEqual([2, [true, false]]);
  });

  test('opens another device, and forgets a lost device', async () => {
    const { recorder, opened } = begin();
    await flushPromises();
    recorder.choose('b');
    expect(recorder.get()).toMatchObject({ camera: 'opening' });
    expect(opened.map(({ deviceId }) => deviceId)).toEqual([undefined, 'b']);
    opened[1]?.onLost();
    expect(recorder.get()).toEqual({ name: 'imageRecordingError', failure: 'lost' });
    recorder.dispatch({ type: 'retake' });
    expect(opened[2]?.deviceId).toBeUndefined();
  });

  test('of a device that went away says so, also in the middle of a countdown or a recording', async () => {
    const photo = begin();
    await flushPromises();
    photo.recorder.dispatch({ type: 'take-picture' });
    photo.opened[0]?.onLost();
    expect(photo.recorder.get()).toEqual({ name: 'imageRecordingError', failure: 'lost' });
    expect(photo.clock.running).toBe(0);
    const voice = begin({}, 'voice');
    await flushPromises();
    voice.recorder.dispatch({ type: 'start-recording' });
    voice.opened[0]?.onLost();
    expect(voice.recorder.get()).toMatchObject({ name: 'audioRecordingError', failure: 'lost' });
    expect([voice.released(), voice.clock.running]).toEqual([[true], 0]);
  });

  test.each(['refused', 'dismissed', 'missing', 'busy', 'insecure', 'failed'] as const)(
    'says that the device is %s, and reports only unexplained errors',
    async (failure) => {
      const refuse = () => Promise.reject(new MediaAccessError(failure));
      const photo = begin({ openCamera: refuse });
      await flushPromises();
      expect(photo.recorder.get()).toEqual({ name: 'imageRecordingError', failure });
      const voice = begin({ openMicrophone: refuse }, 'voice');
      await flushPromises();
      expect(voice.recorder.get()).toMatchObject({ name: 'audioRecordingError', failure });
      expect(voice.reports).toEqual(failure === 'failed' ? ['recorder: microphone'] : []);
    },
  );

  test('says that a picture could not be taken', async () => {
    const run = begin({
      openCamera: async () => ({
        show: () => undefined,
        takeSnapshot: () => Promise.reject(new Error('black')),
      }),
    });
    await takePicture(run);
    expect(run.recorder.get()).toEqual({ name: 'imageRecordingError', failure: 'snapshot' });
    expect(run.reports).toEqual(['recorder: snapshot']);
  });

  test('says so, too, when the camera shows nothing until ten seconds after the countdown', async () => {
    const run = begin({
      openCamera: async () => ({ show: () => undefined, takeSnapshot: () => new Promise(() => undefined) }),
    });
    await takePicture(run);
    run.clock.pass(9999);
    expect(run.recorder.get().name).toBe('imageRecording');
    run.clock.pass(1);
    expect(run.recorder.get()).toEqual({ name: 'imageRecordingError', failure: 'snapshot' });
    expect([run.reports, run.clock.running]).toEqual([['recorder: snapshot'], 0]);
  });

  test.each<[string, Partial<RecorderDeps>]>([
    [
      'recording',
      {
        openMicrophone: async () => ({
          record: () => {
            throw new Error('no');
          },
        }),
      },
    ],
    ['recording', { encodeVoice: () => Promise.reject(new Error('no')) }],
    ['no-encoder', { encodeVoice: () => Promise.reject(new FileRefusedError('no-encoder')) }],
    ['too-short', { encodeVoice: () => Promise.reject(new FileRefusedError('too-short')) }],
    ['silent', { encodeVoice: async () => ({ audio, peak: 0.001 }) }],
  ])('says that a voice could not be recorded: %s', async (failure, deps) => {
    const { recorder } = begin(deps, 'voice');
    await flushPromises();
    recorder.dispatch({ type: 'start-recording' });
    recorder.dispatch({ type: 'stop-recording' });
    await flushPromises();
    expect(recorder.get()).toMatchObject({ name: 'audioRecordingError', failure });
  });
});
