// The worker that encodes a voice as MP3. Mixes the channels into one, and encodes a second at a time.
import { createMp3Encoder } from 'wasm-media-encoders';
import type { personMediaLimits } from '../../../contract/creation/person-media';

export interface ToMp3Worker {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
  /** kbit/s. */
  readonly bitrate: (typeof personMediaLimits)['bitrate'];
}

/** `peak` is the largest sample, from 0 to 1. */
export type FromMp3Worker =
  | { readonly mp3: readonly ArrayBuffer[]; readonly peak: number }
  | { readonly failure: string };

addEventListener('message', ({ data }: MessageEvent<ToMp3Worker>) => {
  encode(data).then(
    (answer) => postMessage(answer),
    (error: unknown) => postMessage({ failure: String(error) } satisfies FromMp3Worker),
  );
});

async function encode({ channels, sampleRate, bitrate }: ToMp3Worker): Promise<FromMp3Worker> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate });
  const mono = mix(channels);
  const mp3: ArrayBuffer[] = [];
  // The encoder returns a view of its memory, which the next call overwrites.
  const keep = (bytes: Uint8Array): void => void mp3.push(bytes.slice().buffer);
  for (let at = 0; at < mono.length; at += sampleRate)
    keep(encoder.encode([mono.subarray(at, at + sampleRate)]));
  keep(encoder.finalize());
  return { mp3, peak: mono.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0) };
}

function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  return first.map(
    (sample, at) => others.reduce((sum, channel) => sum + (channel[at] ?? 0), sample) / channels.length,
  );
}
