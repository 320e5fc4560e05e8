import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstPhase,
  recorderReducer,
  type RecorderAction,
  type RecorderPlan,
  type RecorderState,
} from './recorder-state';

const image = 'data:image/jpeg;base64,AA';
const audio = 'data:audio/mp3;base64,AA';
const recording = { name: 'audioRecording', image, elapsed: 0 } as const;

/** Each state, with its own name where a phase has several. */
const states = {
  cameraOpening: { name: 'imageRecording', camera: 'opening', countdown: undefined },
  cameraLive: { name: 'imageRecording', camera: 'live', countdown: undefined },
  counting: { name: 'imageRecording', camera: 'live', countdown: 1 },
  taking: { name: 'imageRecording', camera: 'live', countdown: 0 },
  imageRecordingError: { name: 'imageRecordingError', failure: 'busy' },
  imageApproval: { name: 'imageApproval', image },
  microphoneOpening: { ...recording, microphone: 'opening' },
  microphoneLive: { ...recording, microphone: 'live' },
  recording: { ...recording, microphone: 'recording', elapsed: 1000 },
  encoding: { ...recording, microphone: 'encoding', elapsed: 2000 },
  audioRecordingError: { name: 'audioRecordingError', image, failure: 'silent' },
  audioApproval: { name: 'audioApproval', image, audio },
  closed: { name: 'closed', media: { image, audio }, reason: 'accepted' },
  outOfSight: { name: 'closed', media: undefined, reason: 'hidden' },
} as const satisfies Record<string, RecorderState>;

const actions = {
  opening: { type: 'opening' },
  opened: { type: 'opened' },
  cameraFailed: { type: 'camera-failed', failure: 'missing' },
  microphoneFailed: { type: 'microphone-failed', failure: 'lost' },
  takePicture: { type: 'take-picture' },
  tick: { type: 'tick' },
  pictureTaken: { type: 'picture-taken', image },
  startRecording: { type: 'start-recording' },
  time: { type: 'recorded-so-far', elapsed: 1500 },
  timeUp: { type: 'recorded-so-far', elapsed: 60_000 },
  stopRecording: { type: 'stop-recording' },
  voiceRecorded: { type: 'voice-recorded', audio },
  accept: { type: 'accept' },
  retake: { type: 'retake' },
  skip: { type: 'skip' },
  cancel: { type: 'cancel', reason: 'cancelled' },
} as const satisfies Record<string, RecorderAction>;

const cancelled = { name: 'closed', media: undefined, reason: 'cancelled' } as const;
const noCamera = { name: 'imageRecordingError', failure: 'missing' } as const;
const noMicrophone = { name: 'audioRecordingError', image, failure: 'lost' } as const;
const ofCamera = { cameraFailed: noCamera, cancel: cancelled };
const ofMicrophone = { microphoneFailed: noMicrophone, cancel: cancelled };

/** The state after each action of a recorder of both; an action that is not listed changes nothing. */
const table: Readonly<Record<keyof typeof states, Partial<Record<keyof typeof actions, RecorderState>>>> = {
  cameraOpening: { ...ofCamera, opened: states.cameraLive },
  cameraLive: {
    ...ofCamera,
    opening: states.cameraOpening,
    takePicture: { ...states.cameraLive, countdown: 3 },
  },
  counting: { ...ofCamera, tick: states.taking },
  taking: { ...ofCamera, pictureTaken: states.imageApproval },
  imageRecordingError: {
    retake: states.cameraOpening,
    skip: { ...states.microphoneOpening, image: undefined },
    cancel: cancelled,
  },
  imageApproval: { retake: states.cameraOpening, accept: states.microphoneOpening, cancel: cancelled },
  microphoneOpening: { ...ofMicrophone, opened: states.microphoneLive },
  microphoneLive: {
    ...ofMicrophone,
    opening: states.microphoneOpening,
    startRecording: { ...recording, microphone: 'recording' },
  },
  recording: {
    ...ofMicrophone,
    time: { ...states.recording, elapsed: 1500 },
    timeUp: { ...states.encoding, elapsed: 60_000 },
    stopRecording: { ...states.encoding, elapsed: 1000 },
  },
  encoding: { ...ofMicrophone, voiceRecorded: states.audioApproval },
  audioRecordingError: {
    retake: states.microphoneOpening,
    skip: { name: 'closed', media: { image }, reason: 'accepted' },
    cancel: cancelled,
  },
  audioApproval: { retake: states.microphoneOpening, accept: states.closed, cancel: cancelled },
  closed: {},
  outOfSight: { retake: states.cameraOpening },
};

const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries<Value | undefined>(record);

describe.each(entriesOf(states))('%s (spec screens §11)', (stateName, state) => {
  const row = entriesOf(table).find(([name]) => name === stateName)?.[1] ?? {};
  test.each(entriesOf<string, RecorderAction>(actions))('after %s is as the table says', (name, action) => {
    if (state === undefined || action === undefined) throw new Error('The tables are complete');
    const expected = entriesOf<string, RecorderState>(row).find(([known]) => known === name)?.[1];
    const next = recorderReducer(state, action, 'person');
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toEqual(expected);
  });
});

describe('a recorder of one thing alone', () => {
  test('begins with it, and delivers it', () => {
    expect(firstPhase('picture')).toEqual(states.cameraOpening);
    expect(recorderReducer(states.imageApproval, { type: 'accept' }, 'picture')).toEqual({
      name: 'closed',
      media: { image },
      reason: 'accepted',
    });
    expect(firstPhase('voice')).toEqual({ ...states.microphoneOpening, image: undefined });
    expect(
      recorderReducer({ name: 'audioApproval', image: undefined, audio }, { type: 'accept' }, 'voice'),
    ).toEqual({ name: 'closed', media: { audio }, reason: 'accepted' });
  });

  test('goes on without it when that fails', () => {
    const { imageRecordingError } = states;
    const closed = { name: 'closed', media: {}, reason: 'accepted' };
    expect(recorderReducer(imageRecordingError, { type: 'skip' }, 'picture')).toEqual(closed);
    const failed = { name: 'audioRecordingError', image: undefined, failure: 'lost' } as const;
    expect(recorderReducer(failed, { type: 'skip' }, 'voice')).toEqual(closed);
    expect(recorderReducer(failed, { type: 'skip' }, 'person')).toBe(failed);
  });
});

test('1,000 random sequences deliver only accepted recordings, and nothing after a cancellation', () => {
  const anyAction = fc.constantFrom<RecorderAction>(...Object.values(actions));
  const anyPlan = fc.constantFrom<RecorderPlan>('person', 'picture', 'voice');
  fc.assert(
    fc.property(anyPlan, fc.array(anyAction, { maxLength: 60 }), (plan, sequence) => {
      let state = firstPhase(plan);
      const seen = new Set<string>();
      for (const action of sequence) {
        const next = recorderReducer(state, action, plan);
        if (state.name === 'closed') expect(next).toBe(state);
        if (next.name === 'imageApproval') seen.add('image');
        if (next.name === 'audioApproval') seen.add('audio');
        if (next.name === 'closed' && next !== state) {
          expect(next.media === undefined).toBe(action.type === 'cancel');
          expect(Object.keys(next.media ?? {}).every((part) => seen.has(part))).toBe(true);
          expect(next.reason === 'accepted').toBe(next.media !== undefined);
        }
        state = next;
      }
    }),
    { numRuns: 1000 },
  );
});
