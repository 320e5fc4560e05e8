// Puts the frames of an MP3 into an MP4, whose index says where each stands. The sound stays the same, and every browser then seeks
// to the right place (ADR-0045).
/**
 * Returns an MP4 with the sound of an MP3 in which browsers only estimate where a second begins; undefined for every other file.
 */
export function mp4OfMp3(file: Uint8Array<ArrayBuffer>): Blob | undefined {
  const frames = timesIn(file) === 'estimated' ? readMp3Frames(file) : undefined;
  if (frames === undefined) return undefined;
  const type = box('ftyp', latin('isom'), u32(0x200), latin('isommp41'));
  const bytes = frames.sizes.reduce((sum, size) => sum + size, 0);
  const index = indexOf(frames);
  // Where the frames begin is the last number of the index.
  new DataView(index.buffer).setUint32(index.length - 4, type.length + index.length + 8);
  const head = [type, index, u32(bytes + 8), latin('mdat')];
  return new Blob([...head, ...frames.content], { type: 'audio/mp4' });
}

type Part = Uint8Array<ArrayBuffer>;

/** Returns the index of a sound that begins at 0: one track, each frame a sample of the same length. */
function indexOf(frames: Mp3Frames): Part {
  const { sampleRate, samplesPerFrame, sizes } = frames;
  const count = sizes.length;
  const duration = count * samplesPerFrame;
  const stbl = box(
    'stbl',
    box('stsd', u32(0, 1), sampleEntry(frames)),
    box('stts', u32(0, 1, count, samplesPerFrame)),
    box('stsc', u32(0, 1, 1, count, 1)),
    box('stsz', u32(0, 0, count), numbers(sizes)),
    box('stco', u32(0, 1, 0)),
  );
  const dinf = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))));
  const minf = box('minf', box('smhd', u32(0, 0)), dinf, stbl);
  const hdlr = box('hdlr', u32(0, 0), latin('soun'), u32(0, 0, 0), new Uint8Array(1));
  const mdhd = box('mdhd', u32(0, 0, 0, sampleRate, duration, undetermined));
  const tkhd = box('tkhd', u32(3, 0, 0, 1, 0, duration, 0, 0, 0, fullVolume, ...matrix, 0, 0));
  const mvhd = box(
    'mvhd',
    u32(0, 0, 0, sampleRate, duration, 0x10000, fullVolume, 0, 0, ...matrix, 0, 0, 0, 0, 0, 0, 2),
  );
  return box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, minf)));
}

const undetermined = 0x55c4_0000;
const fullVolume = 0x100_0000;
/** Shows a picture as it is; a sound must have it, too. */
const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000];

/** The object types of MPEG-1 and MPEG-2 audio, and the stream type of a sound. */
const objectTypes = { mpeg1: 0x6b, mpeg2: 0x69 } as const;
const soundStream = 0x15;

function sampleEntry({ channels, sampleRate, samplesPerFrame }: Mp3Frames): Part {
  const objectType = samplesPerFrame === 1152 ? objectTypes.mpeg1 : objectTypes.mpeg2;
  const decoder = descriptor(4, new Uint8Array([objectType, soundStream, 0, 0, 0]), u32(0, 0));
  const stream = descriptor(3, new Uint8Array([0, 1, 0]), decoder, descriptor(6, new Uint8Array([2])));
  return box(
    'mp4a',
    u32(0, 1, 0, 0, (channels << 16) | 16, 0, sampleRate << 16),
    box('esds', u32(0), stream),
  );
}

function descriptor(tag: number, ...content: readonly Part[]): Part {
  const joined = join(content);
  return join([new Uint8Array([tag, joined.length]), joined]);
}

function box(name: string, ...content: readonly Part[]): Part {
  const joined = join(content);
  return join([u32(joined.length + 8), latin(name), joined]);
}

/** Returns the parts as one. */
export function join(parts: readonly Part[]): Part {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const u32 = (...values: readonly number[]): Part => numbers(values);

/** Returns numbers of four bytes each; they may be more than a function can have arguments. */
function numbers(values: readonly number[]): Part {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, at) => view.setUint32(4 * at, value));
  return new Uint8Array(view.buffer);
}

const latin = (text: string): Part => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Each frame holds the same number of samples in another number of bytes, so only this list says which byte a second begins at. */
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
