// Reads where the frames of an MP3 stand. Each holds the same number of samples in another number of bytes, so only the list of all
// frames says which byte a second begins at.

export interface Mp3Frames {
  /** Samples in a second. */
  readonly sampleRate: number;
  readonly samplesPerFrame: number;
  readonly channels: number;
  /** Bytes of each frame, in order. */
  readonly sizes: readonly number[];
  /** The bytes of all frames, without the tags between them. */
  readonly content: readonly Uint8Array<ArrayBuffer>[];
}

/** `exact`: every browser seeks to the right place in it. `other`: no MP3. Undefined: more bytes are needed. */
type Times = 'exact' | 'estimated' | 'other' | undefined;

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns how browsers find times in a file that begins with these bytes. */
export function timesIn(head: Bytes): Times {
  const start = afterTags(head, 0);
  const first = frameAt(head, start);
  if (first === undefined) return start + headerSize > head.length ? undefined : 'other';
  if (start + first.size > head.length) return undefined;
  return nameOf(head, start, first) === 'Info' ? 'exact' : 'estimated';
}

/** Returns the frames of a file; undefined when it is no MP3, or changes its sample rate on the way. */
export function readMp3Frames(file: Bytes): Mp3Frames | undefined {
  const start = afterTags(file, 0);
  const first = frameAt(file, start);
  if (first === undefined) return undefined;
  const { sampleRate, samplesPerFrame, channels } = first;
  const sizes: number[] = [];
  const content: Bytes[] = [];
  // The frame of an index has no sound.
  let at = nameOf(file, start, first) === undefined ? start : start + first.size;
  let runStart = at;
  while (at < file.length) {
    const frame = frameAt(file, at);
    if (frame !== undefined && frame.sampleRate !== sampleRate) return undefined;
    if (frame !== undefined && at + frame.size <= file.length) {
      sizes.push(frame.size);
      at += frame.size;
      continue;
    }
    content.push(file.subarray(runStart, at));
    at = nextFrame(file, at + 1);
    runStart = at;
  }
  content.push(file.subarray(runStart, at));
  return sizes.length === 0 ? undefined : { sampleRate, samplesPerFrame, channels, sizes, content };
}

const headerSize = 4;

interface Frame {
  readonly size: number;
  readonly sampleRate: number;
  readonly samplesPerFrame: number;
  readonly channels: number;
}

/** kbit/s by the header's number; 0 means that the header does not say it, and 15 that there is none. */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000];
/** By what the rates of MPEG-1 are divided in MPEG-2.5, a reserved version, MPEG-2 and MPEG-1. */
const rateDivisors = [4, undefined, 2, 1];
const layerThree = 1;
const mono = 3;

/** Returns the frame whose header stands at an offset, complete or not; undefined when there is none. */
function frameAt(bytes: Bytes, at: number): Frame | undefined {
  // Most bytes begin no frame.
  if (bytes[at] !== 0xff || at + headerSize > bytes.length) return undefined;
  const second = bytes[at + 1] ?? 0;
  const third = bytes[at + 2] ?? 0;
  const fourth = bytes[at + 3] ?? 0;
  const header = ((0xff << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
  const divisor = rateDivisors[(header >>> 19) & 3];
  const rate = sampleRates[(header >>> 10) & 3];
  const isMpeg1 = divisor === 1;
  const kilobits = bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15] ?? 0;
  const isLayerThree = ((header >>> 17) & 3) === layerThree;
  if (header >>> 21 !== 0x7ff || !isLayerThree || !divisor || !rate || kilobits === 0) return undefined;
  const sampleRate = rate / divisor;
  const samplesPerFrame = isMpeg1 ? 1152 : 576;
  const size = Math.floor((samplesPerFrame * kilobits * 125) / sampleRate) + ((header >>> 9) & 1);
  return { size, sampleRate, samplesPerFrame, channels: ((header >>> 6) & 3) === mono ? 1 : 2 };
}

/** Returns the offset of the next frame that another one follows, or the end of the file. */
function nextFrame(bytes: Bytes, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const frame = frameAt(bytes, at);
    if (frame !== undefined && frameAt(bytes, at + frame.size) !== undefined) return at;
  }
  return bytes.length;
}

/** Returns the name of the index that a first frame holds in place of sound: `Info` for a constant rate, `Xing` or `VBRI`. */
function nameOf(bytes: Bytes, at: number, { samplesPerFrame, channels }: Frame): string | undefined {
  const ofMpeg1 = samplesPerFrame === 1152;
  const sideInformation = channels === 1 ? (ofMpeg1 ? 17 : 9) : ofMpeg1 ? 32 : 17;
  const names = [textAt(bytes, at + headerSize + sideInformation), textAt(bytes, at + headerSize + 32)];
  return names.find((name) => name === 'Info' || name === 'Xing' || name === 'VBRI');
}

/** Returns the offset after the ID3v2 tags that begin at an offset; it may lie behind the bytes. */
function afterTags(bytes: Bytes, from: number): number {
  let at = from;
  while (textAt(bytes, at).startsWith('ID3') && at + 10 <= bytes.length) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
    at += (hasFooter ? 20 : 10) + ((a << 21) | (b << 14) | (c << 7) | d);
  }
  return at;
}

const textAt = (bytes: Bytes, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
