// Sound as samples: trims silence, joins, writes wave files. 16 bit, one channel.

export interface Sound {
  /** Samples per second. */
  readonly rate: number;
  readonly samples: Int16Array;
}

/** Returns the samples that bytes hold. */
export function samplesIn(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));
}

/** Returns a RIFF file of these samples. */
export function writeWave({ rate, samples }: Sound): Buffer {
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => body.writeInt16LE(sample, index * 2));
  const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const format = [u32(16), Buffer.from([1, 0, 1, 0]), u32(rate), u32(rate * 2), Buffer.from([2, 0, 16, 0])];
  const head = [Buffer.from('RIFF'), u32(36 + body.length), Buffer.from('WAVEfmt '), ...format];
  return Buffer.concat([...head, Buffer.from('data'), u32(body.length), body]);
}

const silence = 160;

/** Returns the sound without the engine's own silence around it, except for a short rest at either end. */
export function trimSilence({ rate, samples }: Sound): Sound {
  const isHeard = (sample: number) => Math.abs(sample) >= silence;
  const first = samples.findIndex(isHeard);
  if (first < 0) return { rate, samples: new Int16Array(0) };
  let last = samples.length - 1;
  while (!isHeard(samples[last] ?? 0)) last -= 1;
  const from = Math.max(0, first - Math.round(rate * 0.03));
  const to = Math.min(samples.length, last + Math.round(rate * 0.06));
  return { rate, samples: samples.subarray(from, to) };
}

/** Concatenates sounds. All have the same rate. */
export function join(rate: number, parts: readonly Int16Array[]): Sound {
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    samples.set(part, offset);
    offset += part.length;
  }
  return { rate, samples };
}

/** Returns `seconds` of silence. */
export function pause(rate: number, seconds: number): Int16Array {
  return new Int16Array(Math.round(rate * seconds));
}

/** How many of its neighbours on each side a new sample comes from. */
const neighbours = 12;

/** Returns the sound at a lower rate, without what that rate cannot hold (a windowed sinc). */
export function resampled({ rate, samples }: Sound, target: number): Sound {
  if (rate === target) return { rate, samples };
  const step = rate / target;
  const reach = neighbours * step;
  const length = Math.floor(samples.length / step);
  const result = Int16Array.from({ length }, (_, index) => {
    const centre = index * step;
    let sum = 0;
    let weight = 0;
    for (let at = Math.ceil(centre - reach); at <= centre + reach; at += 1) {
      const factor = sinc((at - centre) / step) * Math.cos((Math.PI * (at - centre)) / (2 * reach)) ** 2;
      sum += factor * (samples[at] ?? 0);
      weight += factor;
    }
    return Math.max(-32_768, Math.min(32_767, Math.round(sum / weight)));
  });
  return { rate: target, samples: result };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}
