// Encodes a sound as MP3, in a worker that lives only as long as that takes.
import { personMediaLimits } from '../../../contract/creation/person-media';
import { scriptAddress } from '../script-address';
import { readDataUrl } from './data-url';
import { FileRefusedError } from './file-refusal';
import type { FromMp3Worker, ToMp3Worker } from './mp3-worker';
// oxlint-disable-next-line import/default -- Made by the build.
import workerAddress from './mp3-worker?worker&url';
import type { DecodedSound } from './sound-file';

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
