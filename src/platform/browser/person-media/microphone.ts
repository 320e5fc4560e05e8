// The microphone: measures how loud it is, and records.
import { openDevice, type OpenOptions } from './media-device';

export interface Recording {
  /** Ends the recording; returns the sound in the browser's own format. */
  stop(): Promise<Blob>;
}

export interface Microphone {
  /** Records until it is stopped. Releasing the microphone drops the recording. Throws when it cannot record. */
  record(): Recording;
}

/** The loudness of a moment: the mean and the largest sample, from 0 to 1. */
export interface SoundLevel {
  readonly mean: number;
  readonly peak: number;
}

export interface MicrophoneOptions extends OpenOptions {
  /** Called about ten times a second. */
  readonly onLevel: (level: SoundLevel) => void;
}

/** Opens a microphone. Throws MediaAccessError. It is released when the signal is aborted. */
export async function openMicrophone(options: MicrophoneOptions): Promise<Microphone> {
  const stream = await openDevice('microphone', options);
  const context = new AudioContext();
  options.signal.addEventListener('abort', () => void context.close().catch(() => undefined), { once: true });
  try {
    measureLevel(context, stream, options);
  } catch {
    // Older Firefox measures no microphone with another sample rate than the loudspeaker's. Recording needs no meter.
  }
  return { record: () => recordStream(stream) };
}

function recordStream(stream: MediaStream): Recording {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  recorder.start();
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
        recorder.addEventListener('error', () => reject(new Error('The recording failed')));
        if (recorder.state === 'inactive') reject(new Error('The recording had ended'));
        else recorder.stop();
      }),
  };
}

const measureEvery = 100;

function measureLevel(
  context: AudioContext,
  stream: MediaStream,
  { signal, onLevel }: MicrophoneOptions,
): void {
  const analyser = context.createAnalyser();
  // About a tenth of a second, so that nothing between two measurements is missed.
  analyser.fftSize = 4096;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  context.resume().catch(() => undefined);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, measureEvery);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** Returns the level of some samples. */
export function levelOf(samples: Float32Array): SoundLevel {
  let squares = 0;
  let peak = 0;
  for (const sample of samples) {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { mean: Math.sqrt(squares / Math.max(1, samples.length)), peak };
}

/** Plays a short tone of a frequency in hertz. Stays silent where the browser has no sound. */
export function beep(frequency: number): void {
  try {
    const context = new AudioContext();
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.15 });
    tone.connect(volume).connect(context.destination);
    tone.addEventListener('ended', () => void context.close().catch(() => undefined));
    tone.start();
    tone.stop(context.currentTime + 0.12);
  } catch {
    // The countdown is also seen and announced.
  }
}
