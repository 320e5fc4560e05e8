// Turns a sound into frames that describe how it sounds, whoever speaks: cepstra of a mel spectrum, and their change.
import type { Sound } from '../voices/wave';

/** A hundredth of a second of a sound. */
export type Frame = Float32Array;

/** Samples per second that a sound must have. */
export const spokenRate = 16_000;
/** Samples between two frames, of a window, and of its transform. */
const hop = 160;
const window = 400;
const size = 512;
const bands = 26;
const coefficients = 12;
/** Hertz: what voices have and a bitrate for voices keeps. */
const [lowest, highest] = [100, 5_500];
/** A frame this many times quieter than the loudest is silence. */
const silence = 1e-5;

/** Returns the frames of a sound, without those of silence. Throws RangeError for a sound of another rate. */
export function cepstraOf({ rate, samples }: Sound): readonly Frame[] {
  if (rate !== spokenRate) throw new RangeError(`The sound has ${rate} samples a second`);
  const energies: number[] = [];
  const statics: Frame[] = [];
  for (let start = 0; start + window <= samples.length; start += hop) {
    const spectrum = powerOf(samples, start);
    energies.push(spectrum.reduce((sum, power) => sum + power, 0));
    statics.push(cosinesOf(spectrum));
  }
  const threshold = energies.reduce((max, energy) => Math.max(max, energy), 0) * silence;
  const withChange = statics.map((frame, at) => joined(frame, statics[at - 2], statics[at + 2]));
  return normalized(withChange.filter((_, at) => (energies[at] ?? 0) > threshold));
}

/** Returns a frame followed by how it changes. */
function joined(frame: Frame, before = frame, after = frame): Frame {
  const change = frame.map((_, at) => ((after[at] ?? 0) - (before[at] ?? 0)) / 2);
  return Float32Array.of(...frame, ...change);
}

/** Gives every value the mean 0 and the deviation 1 over all frames, which takes out the voice and the microphone. */
function normalized(frames: readonly Frame[]): readonly Frame[] {
  for (let at = 0; at < coefficients * 2; at += 1) {
    const values = frames.map((frame) => frame[at] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / frames.length;
    const meanSquare = values.reduce((sum, value) => sum + value ** 2, 0) / frames.length;
    const deviation = Math.sqrt(Math.max(meanSquare - mean ** 2, 1e-6));
    for (const frame of frames) frame[at] = ((frame[at] ?? 0) - mean) / deviation;
  }
  return frames;
}

const hamming = Float64Array.from(
  { length: window },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (window - 1)),
);

/** Returns the power in each mel band. */
function powerOf(samples: Int16Array, start: number): Float64Array {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let at = 0; at < window; at += 1) {
    const emphasized = (samples[start + at] ?? 0) - 0.97 * (samples[start + at - 1] ?? 0);
    real[at] = emphasized * (hamming[at] ?? 0);
  }
  transform(real, imaginary);
  return Float64Array.from(filters, (filter) =>
    filter.reduce(
      (sum, [bin, weight]) => sum + weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2),
      1e-3,
    ),
  );
}

/** Returns the first cosines of the bands' logarithms, without the zeroth, which is only loudness. */
function cosinesOf(spectrum: Float64Array): Frame {
  const logs = Array.from(spectrum, Math.log);
  return Float32Array.from(cosines, (row) =>
    row.reduce((sum, cosine, band) => sum + cosine * (logs[band] ?? 0), 0),
  );
}

const cosines = Array.from({ length: coefficients }, (_, row) =>
  Array.from({ length: bands }, (__, band) => Math.cos((Math.PI * (row + 1) * (band + 0.5)) / bands)),
);

type Filter = readonly (readonly [bin: number, weight: number])[];
const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (mels: number) => 700 * (10 ** (mels / 2595) - 1);

/** Overlapping triangles that are equally wide to an ear. */
const filters: readonly Filter[] = Array.from({ length: bands }, (_, band) => {
  const edge = (step: number) =>
    (hertzOf(mel(lowest) + ((band + step) * (mel(highest) - mel(lowest))) / (bands + 1)) * size) / spokenRate;
  const [from, middle, to] = [edge(0), edge(1), edge(2)];
  const bins = Array.from({ length: size / 2 }, (__, bin): [number, number] => [
    bin,
    Math.min((bin - from) / (middle - from), (to - bin) / (to - middle)),
  ]);
  return bins.filter(([, weight]) => weight > 0);
});

/** Transforms in place (Cooley and Tukey). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let at = 1, mirrored = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    // The input is real, so there is no imaginary part to swap.
    if (at < mirrored) [real[at], real[mirrored]] = [real[mirrored] ?? 0, real[at] ?? 0];
  }
  for (let length = 2; length <= size; length *= 2) {
    const half = length / 2;
    for (let step = 0; step < half; step += 1) {
      const angle = (-2 * Math.PI * step) / length;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let at = step; at < size; at += length) {
        const [a, b] = [real[at + half] ?? 0, imaginary[at + half] ?? 0];
        const [c, d] = [a * cosine - b * sine, a * sine + b * cosine];
        const [e, f] = [real[at] ?? 0, imaginary[at] ?? 0];
        real[at + half] = e - c;
        imaginary[at + half] = f - d;
        real[at] = e + c;
        imaginary[at] = f + d;
      }
    }
  }
}
