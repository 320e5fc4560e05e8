// Decodes sounds: an upload, a recording, or an MP3 for a waveform. Encodes them as MP3.
// oxlint-disable-next-line import/default -- Made by the build.
import workerAddress from './mp3-worker?worker&url';
import { personMediaLimits } from '../../../contract/creation/person-media';
import { FileRefusedError, readDataUrl } from './person-file';
import { scriptAddress } from '../script-address';
import type { FromMp3Worker, ToMp3Worker } from './mp3-worker';

export interface DecodedSound {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

const { sampleRate, longestVoice, shortestVoice } = personMediaLimits;

/**
 * Decodes a sound, which proves that it is one. Throws FileRefusedError when it is none, too long or too short: `shortest` is in
 * milliseconds, by default those of a voice.
 */
export async function decodeSound(file: Blob, shortest: number = shortestVoice): Promise<DecodedSound> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const decoded = await context.decodeAudioData(await file.arrayBuffer()).catch((error: unknown) => {
    throw new FileRefusedError('no-sound', error);
  });
  const milliseconds = decoded.duration * 1000;
  // A recording ends a moment after its time is up.
  if (milliseconds > longestVoice + 1000) throw new FileRefusedError('too-long');
  if (milliseconds < shortest) throw new FileRefusedError('too-short');
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, number) =>
    decoded.getChannelData(number).slice(),
  );
  return { channels, sampleRate: decoded.sampleRate };
}

/** A file that is larger is longer than a minute, unless it says that it is not. A smaller one can be decoded to find out. */
const largestUntimed = 2 * 1024 * 1024;
/** Browsers guess the length of some files by their first frames: 12 s of AAC may become minutes. */
const longestGuess = 10 * longestVoice;

/**
 * Reads no more than the head of a sound. Throws FileRefusedError for a film, and for a sound whose samples would fill the
 * memory; decoding it tells its length.
 */
export async function checkSoundHead(file: Blob): Promise<void> {
  const address = URL.createObjectURL(file);
  const element = document.createElement('video');
  try {
    element.preload = 'metadata';
    await new Promise<void>((resolve, reject) => {
      element.addEventListener('loadedmetadata', () => resolve());
      element.addEventListener('error', () => reject(new FileRefusedError('no-sound')));
      element.src = address;
    });
    if (element.videoWidth > 0) throw new FileRefusedError('has-film');
    const milliseconds = element.duration * 1000;
    const isTimed = Number.isFinite(milliseconds);
    const longest = file.size > largestUntimed ? longestVoice + 1000 : longestGuess;
    if (isTimed ? milliseconds > longest : file.size > largestUntimed) throw new FileRefusedError('too-long');
  } finally {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(address);
  }
}

// Encodes a sound as MP3, in a worker that lives only as long as that takes.
export interface EncodedVoice {
  /** The data URL of the MP3. */
  readonly audio: string;
  /** The largest sample, from 0 to 1. */
  readonly peak: number;
}

/** Encodes a sound. Throws FileRefusedError when the browser refuses the encoder; rejects once the signal is aborted. */
export async function encodeMp3(sound: DecodedSound, signal: AbortSignal): Promise<EncodedVoice> {
  signal.throwIfAborted();
  const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
  try {
    const { mp3, peak } = await askWorker(worker, sound, signal);
    return { audio: await readDataUrl(new Blob([...mp3], { type: 'audio/mp3' })), peak };
  } finally {
    worker.terminate();
  }
}

type Encoded = Extract<FromMp3Worker, { readonly peak: number }>;

function askWorker(worker: Worker, sound: DecodedSound, signal: AbortSignal): Promise<Encoded> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromMp3Worker>) => {
      if ('failure' in data) reject(refused(data.failure));
      else resolve(data);
    });
    worker.addEventListener('error', () => reject(refused('The encoder could not be loaded')));
    signal.addEventListener('abort', () => reject(new Error('The encoding was aborted')), { once: true });
    const message: ToMp3Worker = { ...sound, bitrate: personMediaLimits.bitrate };
    worker.postMessage(
      message,
      sound.channels.map(({ buffer }) => buffer),
    );
  });
}

const refused = (reason: string) => new FileRefusedError('no-encoder', new Error(reason));
