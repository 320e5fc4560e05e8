// Puts the frames of an MP3 into an MP4, whose index says where each stands. The sound stays the same, and every browser then seeks
// to the right place (ADR-0045).
import { readMp3Frames, timesIn, type Mp3Frames } from './mp3-frames';

export { timesIn };

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
