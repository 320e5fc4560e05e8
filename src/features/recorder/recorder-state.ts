// The state machine of the recorder (spec screens §11). Pure: time comes with the actions, and no device is touched.
import { personMediaLimits, type PersonMedia } from '../../contract/creation/person-media';
import type { AccessFailure } from '../../platform/browser/person-media/media-device';

/** The media to record: picture and voice, one after the other, or one alone. */
export type RecorderPlan = 'person' | 'picture' | 'voice';

/** `snapshot` is a picture that could not be taken. */
type CameraFailure = AccessFailure | 'snapshot';
/** `recording` is a sound that could not be recorded or encoded, `no-encoder` a browser that refuses the encoder. */
export type MicrophoneFailure = AccessFailure | 'recording' | 'no-encoder' | 'silent' | 'too-short';

interface Taken {
  /** The accepted picture, as a data URL. Undefined when there is none. */
  readonly image: string | undefined;
}

interface ImageRecording {
  readonly name: 'imageRecording';
  readonly camera: 'opening' | 'live';
  /** Seconds until the picture is taken: 0 while it is being taken, undefined before the countdown. */
  readonly countdown: number | undefined;
}

interface AudioRecording extends Taken {
  readonly name: 'audioRecording';
  readonly microphone: 'opening' | 'live' | 'recording' | 'encoding';
  /** Milliseconds that were recorded so far. */
  readonly elapsed: number;
}

export type RecorderState =
  | ImageRecording
  | { readonly name: 'imageRecordingError'; readonly failure: CameraFailure }
  | { readonly name: 'imageApproval'; readonly image: string }
  | AudioRecording
  | ({ readonly name: 'audioRecordingError'; readonly failure: MicrophoneFailure } & Taken)
  | ({ readonly name: 'audioApproval'; readonly audio: string } & Taken)
  /** `media` holds the accepted media; undefined after a cancellation. `hidden` is a page that went out of sight. */
  | {
      readonly name: 'closed';
      readonly media: PersonMedia | undefined;
      readonly reason: 'accepted' | 'cancelled' | 'hidden';
    };

export type RecorderAction =
  /** The camera or microphone of the phase is being opened, again or another one. */
  | { readonly type: 'opening' }
  | { readonly type: 'opened' }
  | { readonly type: 'camera-failed'; readonly failure: CameraFailure }
  | { readonly type: 'microphone-failed'; readonly failure: MicrophoneFailure }
  | { readonly type: 'take-picture' }
  /** A second of the countdown is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'picture-taken'; readonly image: string }
  | { readonly type: 'start-recording' }
  | { readonly type: 'recorded-so-far'; readonly elapsed: number }
  | { readonly type: 'stop-recording' }
  | { readonly type: 'voice-recorded'; readonly audio: string }
  | { readonly type: 'accept' }
  /** Begins the picture or the voice again, also after an error; all of it when the page was out of sight. */
  | { readonly type: 'retake' }
  /** Goes on without what could not be recorded. */
  | { readonly type: 'skip' }
  | { readonly type: 'cancel'; readonly reason: 'cancelled' | 'hidden' };

const openingCamera: ImageRecording = { name: 'imageRecording', camera: 'opening', countdown: undefined };
const openingMicrophone = (image: string | undefined): AudioRecording => ({
  name: 'audioRecording',
  image,
  microphone: 'opening',
  elapsed: 0,
});

/** Returns the first phase of a plan. */
export function firstPhase(plan: RecorderPlan): RecorderState {
  return plan === 'voice' ? openingMicrophone(undefined) : openingCamera;
}

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function recorderReducer(
  state: RecorderState,
  action: RecorderAction,
  plan: RecorderPlan,
): RecorderState {
  if (action.type === 'cancel' && state.name !== 'closed')
    return { name: 'closed', media: undefined, reason: action.reason };
  switch (state.name) {
    case 'imageRecording':
      return recordImage(state, action);
    case 'imageRecordingError':
      if (action.type === 'retake') return openingCamera;
      if (action.type !== 'skip') return state;
      return plan === 'person' ? openingMicrophone(undefined) : closeWith(undefined, undefined);
    case 'imageApproval':
      if (action.type === 'retake') return openingCamera;
      if (action.type !== 'accept') return state;
      return plan === 'person' ? openingMicrophone(state.image) : closeWith(state.image, undefined);
    case 'audioRecording':
      return recordAudio(state, action);
    case 'audioRecordingError':
      if (action.type === 'retake') return openingMicrophone(state.image);
      if (action.type !== 'skip' || (plan === 'person' && state.image === undefined)) return state;
      return closeWith(state.image, undefined);
    case 'audioApproval':
      if (action.type === 'retake') return openingMicrophone(state.image);
      return action.type === 'accept' ? closeWith(state.image, state.audio) : state;
    case 'closed':
      return action.type === 'retake' && state.reason === 'hidden' ? firstPhase(plan) : state;
  }
}

function recordImage(state: ImageRecording, action: RecorderAction): RecorderState {
  const { camera, countdown } = state;
  switch (action.type) {
    case 'opening':
      return countdown === undefined && camera === 'live' ? openingCamera : state;
    case 'opened':
      return camera === 'opening' ? { ...state, camera: 'live' } : state;
    case 'camera-failed':
      return { name: 'imageRecordingError', failure: action.failure };
    case 'take-picture':
      return camera === 'live' && countdown === undefined
        ? { ...state, countdown: personMediaLimits.countdown }
        : state;
    case 'tick':
      return countdown === undefined || countdown === 0 ? state : { ...state, countdown: countdown - 1 };
    case 'picture-taken':
      return countdown === 0 ? { name: 'imageApproval', image: action.image } : state;
    default:
      return state;
  }
}

function recordAudio(state: AudioRecording, action: RecorderAction): RecorderState {
  const { microphone, image } = state;
  switch (action.type) {
    case 'opening':
      return microphone === 'live' ? openingMicrophone(image) : state;
    case 'opened':
      return microphone === 'opening' ? { ...state, microphone: 'live' } : state;
    case 'microphone-failed':
      return { name: 'audioRecordingError', image, failure: action.failure };
    case 'start-recording':
      return microphone === 'live' ? { ...state, microphone: 'recording' } : state;
    case 'recorded-so-far':
      if (microphone !== 'recording') return state;
      return action.elapsed < personMediaLimits.longestVoice
        ? { ...state, elapsed: action.elapsed }
        : { ...state, microphone: 'encoding', elapsed: personMediaLimits.longestVoice };
    case 'stop-recording':
      return microphone === 'recording' ? { ...state, microphone: 'encoding' } : state;
    case 'voice-recorded':
      return microphone === 'encoding' ? { name: 'audioApproval', image, audio: action.audio } : state;
    default:
      return state;
  }
}

function closeWith(image: string | undefined, audio: string | undefined): RecorderState {
  return {
    name: 'closed',
    reason: 'accepted',
    media: { ...(image === undefined ? {} : { image }), ...(audio === undefined ? {} : { audio }) },
  };
}
