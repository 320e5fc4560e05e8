// What the recorder and the uploads need from outside.
import type { MonotonicClock } from '../../base/clock';
import type { Camera } from '../../platform/browser/person-media/camera';
import type { OpenOptions } from '../../platform/browser/person-media/media-device';
import type { Microphone, MicrophoneOptions } from '../../platform/browser/person-media/microphone';
import type { EncodedVoice } from '../../platform/browser/person-media/mp3-encoder';

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
