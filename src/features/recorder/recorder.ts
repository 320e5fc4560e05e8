// Runs the recorder: opens and releases camera and microphone as the state says, and reports what they do as actions.
import { personMediaLimits } from '../../contract/creation/person-media';
import { createWritable, type Readable, type Writable } from '../../base/readable';
import type { Camera } from '../../platform/browser/person-media/photo-camera';
import {
  MediaAccessError,
  type DeviceChoice,
  type AccessFailure,
  type DeviceKind,
  type OpenOptions,
} from '../../platform/browser/person-media/media-device';
import type {
  Microphone,
  Recording,
  SoundLevel,
  MicrophoneOptions,
} from '../../platform/browser/person-media/microphone';
import type { EncodedVoice } from '../../platform/browser/person-media/sound-file';
import { FileRefusedError } from '../../platform/browser/person-media/person-file';
import {
  firstPhase,
  recorderReducer,
  type MicrophoneFailure,
  type RecorderAction,
  type RecorderPlan,
  type RecorderState,
} from './recorder-state';
import type { MonotonicClock } from '../../base/clock';

/** What the recorder needs from outside. */
export interface RecorderDeps {
  readonly clock: MonotonicClock;
  readonly report: (error: unknown, where: string) => void;
  readonly openCamera: (options: OpenOptions) => Promise<Camera>;
  readonly openMicrophone: (options: MicrophoneOptions) => Promise<Microphone>;
  /** Decodes a sound and encodes it as MP3. Throws FileRefusedError. */
  readonly encodeVoice: (sound: Blob, signal: AbortSignal) => Promise<EncodedVoice>;
  /** Plays a short tone of a frequency in hertz. */
  readonly beep: (frequency: number) => void;
  /** Calls when the page goes out of sight or is left; returns an unsubscribe function. */
  readonly onPageHidden: (call: () => void) => () => void;
}

export interface Choices {
  readonly devices: readonly DeviceChoice[];
  readonly chosen: string | undefined;
}

const noChoices: Choices = { devices: [], chosen: undefined };
const silence: SoundLevel = { mean: 0, peak: 0 };
/** Hertz: three low tones and a high one. */
const tones = { counting: 660, taken: 990 } as const;
const showTimeEvery = 250;
const nothing = (): void => undefined;

/** A recorder. It has a device and a timer only after `start`, in the phases that need them. */
export class Recorder implements Readable<RecorderState> {
  readonly #state: Writable<RecorderState>;
  readonly #camera = createWritable<Camera | undefined>(undefined);
  readonly #level = createWritable(silence);
  readonly #choices = createWritable(noChoices);
  /** The device of each kind that was chosen. */
  readonly #chosen: Partial<Record<DeviceKind, string>> = {};
  #isRunning = false;
  #stopWatching = nothing;
  /** Ends with the phase: what still comes from it is ignored. */
  #phase = new AbortController();
  /** Releases the open device. */
  #device = new AbortController();
  #cancelTimer = nothing;
  #microphone: Microphone | undefined;
  #recording: Recording | undefined;

  constructor(
    private readonly deps: RecorderDeps,
    private readonly plan: RecorderPlan,
  ) {
    this.#state = createWritable(firstPhase(plan));
  }

  readonly get = (): RecorderState => this.#state.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);
  /** The open camera, which a video element shows. */
  readonly camera: Readable<Camera | undefined> = this.#camera;
  /** What the open microphone hears. */
  readonly level: Readable<SoundLevel> = this.#level;
  readonly choices: Readable<Choices> = this.#choices;

  /** Begins with the first phase. */
  readonly start = (): void => {
    this.#isRunning = true;
    this.#stopWatching = this.deps.onPageHidden(() => this.dispatch({ type: 'cancel', reason: 'hidden' }));
    this.#reset();
    this.#openDevice(this.get());
  };

  /** Releases every device, and drops picture and voice. */
  readonly dispose = (): void => {
    this.#isRunning = false;
    this.#stopWatching();
    this.#reset();
  };

  /** Opens another device of the current phase. The list of devices stays, so that keyboard users can go on to the next one. */
  readonly choose = (deviceId: string): void => {
    const state = this.get();
    const kind = deviceOf(state);
    if (kind === undefined) return;
    this.#chosen[kind] = deviceId;
    if (!isOpening(state)) return this.dispatch({ type: 'opening' });
    this.#endPhase(this.#choicesOf(kind));
    this.#openDevice(state);
  };

  readonly dispatch = (action: RecorderAction): void => {
    const before = this.get();
    const after = this.#isRunning ? recorderReducer(before, action, this.plan) : before;
    if (after === before) return;
    const opens = isOpening(after) && !isOpening(before);
    const kind = deviceOf(after);
    const isSameKind = kind === deviceOf(before);
    // A device is released before anybody sees the new state.
    if (opens || !isSameKind) this.#endPhase(isSameKind ? this.#choicesOf(kind) : noChoices);
    this.#state.set(after);
    if (opens) this.#openDevice(after);
    else this.#act(before, after);
  };

  #reset(): void {
    this.#endPhase();
    this.#state.set(firstPhase(this.plan));
  }

  /** The choices of the device that is open, or was until another one was chosen. */
  #choicesOf(kind: DeviceKind | undefined): Choices {
    return kind === undefined ? noChoices : { ...this.#choices.get(), chosen: this.#chosen[kind] };
  }

  #endPhase(choices = noChoices): void {
    this.#phase.abort();
    this.#phase = new AbortController();
    this.#release();
    this.#cancelTimer();
    this.#cancelTimer = nothing;
    this.#choices.set(choices);
  }

  #release(): void {
    this.#device.abort();
    this.#device = new AbortController();
    this.#microphone = undefined;
    this.#recording = undefined;
    this.#camera.set(undefined);
    this.#level.set(silence);
  }

  #openDevice(opening: RecorderState): void {
    const kind = deviceOf(opening);
    if (kind === undefined) return;
    const { signal } = this.#device;
    const fail = (failure: AccessFailure): void => {
      // The next try is not bound to a device that is not there.
      delete this.#chosen[kind];
      this.dispatch({ type: kind === 'camera' ? 'camera-failed' : 'microphone-failed', failure });
    };
    this.#open(kind, {
      deviceId: this.#chosen[kind],
      signal,
      onLost: () => fail('lost'),
      onChoices: (devices, chosen) => this.#choices.set({ devices, chosen }),
    }).then(
      () => signal.aborted || this.dispatch({ type: 'opened' }),
      (error: unknown) => {
        if (signal.aborted) return;
        const failure = error instanceof MediaAccessError ? error.failure : 'failed';
        if (failure === 'failed') this.deps.report(error, `recorder: ${kind}`);
        fail(failure);
      },
    );
  }

  async #open(kind: DeviceKind, options: OpenOptions): Promise<void> {
    if (kind === 'camera') {
      const camera = await this.deps.openCamera(options);
      if (!options.signal.aborted) this.#camera.set(camera);
      return;
    }
    const microphone = await this.deps.openMicrophone({ ...options, onLevel: this.#level.set });
    if (!options.signal.aborted) this.#microphone = microphone;
  }

  #act(before: RecorderState, after: RecorderState): void {
    if (after.name === 'imageRecording' && after.countdown !== undefined) this.#count(after.countdown);
    if (after.name !== 'audioRecording' || before.name !== 'audioRecording') return;
    if (before.microphone === after.microphone) return;
    if (after.microphone === 'recording') this.#record();
    if (after.microphone === 'encoding') this.#encode();
  }

  #count(seconds: number): void {
    const { beep, clock } = this.deps;
    beep(seconds > 0 ? tones.counting : tones.taken);
    if (seconds > 0)
      this.#cancelTimer = clock.after(personMediaLimits.countdownTick, () => this.dispatch({ type: 'tick' }));
    else this.#takePicture();
  }

  #takePicture(): void {
    const { signal } = this.#phase;
    const camera = this.#camera.get();
    const fail = (error: unknown): void => {
      if (signal.aborted) return;
      this.deps.report(error, 'recorder: snapshot');
      this.dispatch({ type: 'camera-failed', failure: 'snapshot' });
    };
    const limit = personMediaLimits.firstPicture;
    this.#cancelTimer = this.deps.clock.after(limit, () => fail(new Error('The camera shows no picture')));
    (camera?.takeSnapshot() ?? Promise.reject(new Error('There is no camera'))).then(
      (image) => signal.aborted || this.dispatch({ type: 'picture-taken', image }),
      fail,
    );
  }

  #record(): void {
    const { clock } = this.deps;
    try {
      this.#recording = this.#microphone?.record();
    } catch (error) {
      this.#failVoice(error);
      return;
    }
    const startedAt = clock.monotonicNow();
    const showTime = (): void => {
      this.#cancelTimer = clock.after(showTimeEvery, () => {
        this.dispatch({ type: 'recorded-so-far', elapsed: clock.monotonicNow() - startedAt });
        if (this.#recording !== undefined) showTime();
      });
    };
    showTime();
  }

  #encode(): void {
    const { signal } = this.#phase;
    this.#encodeRecording(signal).then(
      (voice) => signal.aborted || this.dispatch(afterEncoding(voice)),
      (error: unknown) => signal.aborted || this.#failVoice(error),
    );
  }

  async #encodeRecording(signal: AbortSignal): Promise<EncodedVoice> {
    const recording = this.#recording;
    this.#recording = undefined;
    if (recording === undefined) throw new Error('Nothing was recorded');
    const sound = await recording.stop();
    signal.throwIfAborted();
    // The finished recording needs no microphone any more.
    this.#release();
    return this.deps.encodeVoice(sound, signal);
  }

  #failVoice(error: unknown): void {
    const failure = voiceFailureOf(error);
    if (failure !== 'too-short') this.deps.report(error, 'recorder: voice');
    this.dispatch({ type: 'microphone-failed', failure });
  }
}

/** Returns the device that a state holds open. */
function deviceOf(state: RecorderState): DeviceKind | undefined {
  if (state.name === 'imageRecording') return 'camera';
  return state.name === 'audioRecording' ? 'microphone' : undefined;
}

function isOpening(state: RecorderState): boolean {
  return (
    (state.name === 'imageRecording' && state.camera === 'opening') ||
    (state.name === 'audioRecording' && state.microphone === 'opening')
  );
}

function afterEncoding({ audio, peak }: EncodedVoice): RecorderAction {
  return peak < personMediaLimits.silence
    ? { type: 'microphone-failed', failure: 'silent' }
    : { type: 'voice-recorded', audio };
}

function voiceFailureOf(error: unknown): MicrophoneFailure {
  if (!(error instanceof FileRefusedError)) return 'recording';
  return error.refusal === 'no-encoder' || error.refusal === 'too-short' ? error.refusal : 'recording';
}
