// Measures how loud a narration is and brings all to the same level, so that no page is louder than the one before. Pure.
import type { Sound } from './wave';

/** The loudness of all narrations in LUFS (EBU R 128). */
const target = -18;
/** The peak limit as a share of full scale (-2.6 dB), with headroom for what MP3 adds. */
const ceiling = 0.74;
/** How much a very quiet sound is raised at most, in decibels. */
const maxGain = 20;

const fullScale = 32_768;
/** Seconds of a measured block, and how far the next one begins after it (ITU-R BS.1770). */
const block = 0.4;
const hop = 0.1;

/** Returns the sound at the loudness of all narrations, as shares of full scale, without peaks above the limit. */
export function levelled(sound: Sound): Float32Array {
  const measured = loudnessOf(sound);
  const gain = 10 ** (Math.min(maxGain, target - measured) / 20);
  const samples = Float32Array.from(sound.samples, (sample) => (sample / fullScale) * gain);
  return limited(samples, sound.rate);
}

/** Returns the gated loudness in LUFS (ITU-R BS.1770); -70 for silence and for a sound shorter than a block. */
export function loudnessOf({ rate, samples }: Sound): number {
  const weighted = weightedLikeHearing(
    Float64Array.from(samples, (sample) => sample / fullScale),
    rate,
  );
  const energies = energiesOf(weighted, rate);
  const audible = energies.filter((energy) => inLufs(energy) > -70);
  if (audible.length === 0) return -70;
  const gate = inLufs(mean(audible)) - 10;
  return inLufs(mean(audible.filter((energy) => inLufs(energy) > gate)));
}

const inLufs = (energy: number) => -0.691 + 10 * Math.log10(Math.max(energy, 1e-12));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the mean square of each block. */
function energiesOf(samples: Float64Array, rate: number): number[] {
  const [length, step] = [Math.round(block * rate), Math.round(hop * rate)];
  const energies: number[] = [];
  for (let start = 0; start + length <= samples.length; start += step) {
    let sum = 0;
    for (let at = start; at < start + length; at += 1) sum += (samples[at] ?? 0) ** 2;
    energies.push(sum / length);
  }
  return energies;
}

/** A filter of second order: three factors for what comes in, two for what went out. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Applies the two filters of BS.1770: a shelf for the head, and a high pass. */
function weightedLikeHearing(samples: Float64Array, rate: number): Float64Array {
  return filtered(filtered(samples, shelf(rate)), highPass(rate));
}

/** The analogue values from which the standard's factors at 48 kHz come. */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ];
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0];
}

function filtered(samples: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [at, x] of samples.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[at] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
  return out;
}

/** Turns the volume down around each peak: at once before it, and up again within a tenth of a second. */
function limited(samples: Float32Array, rate: number): Float32Array {
  const ahead = Math.round(rate * 0.005);
  const recovery = 1 / (rate * 0.1);
  const wanted = Float32Array.from(samples, (sample) =>
    Math.min(1, ceiling / Math.max(1e-9, Math.abs(sample))),
  );
  // From the end to the start, so that the volume falls before a peak; then forward, so that it rises slowly.
  for (let at = wanted.length - 2; at >= 0; at -= 1)
    wanted[at] = Math.min(wanted[at] ?? 1, (wanted[at + 1] ?? 1) + 1 / ahead);
  let volume = 1;
  return samples.map((sample, at) => {
    volume = Math.min(wanted[at] ?? 1, volume + recovery);
    return sample * volume;
  });
}
