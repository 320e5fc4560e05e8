// Decodes the recording of a spoken question.
import { MPEGDecoder } from 'mpg123-decoder';
import { join, type Sound } from '../voices/wave';
import { spokenRate } from './cepstra';

/** Seconds of a recording that are heard: a question is at most 30 s long (spec player §13). */
const longestQuestion = 30;
/** Bytes that are decoded at once. */
const decodedAtOnce = 16 * 1024;

/**
 * Returns the beginning of a recording, a data URL of an MP3, as one channel at the rate that is compared. A broken file gives no
 * samples. What comes after the longest question is not even decoded: a body may hold hours.
 */
export async function decodeRecording(audio: string): Promise<Sound> {
  const file = Buffer.from(audio.slice(audio.indexOf(',') + 1), 'base64');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const parts: Int16Array[] = [];
  let seconds = 0;
  try {
    for (let at = 0; at < file.length && seconds < longestQuestion; at += decodedAtOnce) {
      const { channelData, sampleRate } = decoder.decode(file.subarray(at, at + decodedAtOnce));
      const [samples = new Float32Array(0)] = channelData;
      if (samples.length === 0) continue;
      seconds += samples.length / sampleRate;
      parts.push(resampled(samples, sampleRate));
    }
  } finally {
    decoder.free();
  }
  return join(spokenRate, parts);
}

/** Returns samples at the rate that is compared, each the mean of those around it. */
function resampled(samples: Float32Array, rate: number): Int16Array {
  const step = rate / spokenRate;
  const width = Math.max(1, Math.round(step));
  return Int16Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const from = Math.floor(at * step);
    let sum = 0;
    for (let next = from; next < from + width; next += 1) sum += samples[next] ?? 0;
    return Math.max(-1, Math.min(1, sum / width)) * 32_767;
  });
}
