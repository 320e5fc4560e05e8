// Decodes sounds: an upload, what the microphone recorded, or an MP3 that is to be drawn as a waveform.
import { personMediaLimits } from '../../../contract/creation/person-media';
import { FileRefusedError } from './file-refusal';

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
