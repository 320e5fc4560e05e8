// Writes the MP4 file of a silent film from the encoder's file: index first, key frames listed, no dates. Pure.

/** Thrown for a file that is not as the encoder writes it. */
export class Mp4Error extends Error {
  override readonly name = 'Mp4Error';
}

export interface FilmFormat {
  /** Pixels of each side. */
  readonly size: number;
  readonly framesPerSecond: number;
}

/** Of the green-screen films of speakers. */
export const filmFormat = { size: 512, framesPerSecond: 15 } as const satisfies FilmFormat;

/** A part of a film, which begins with a key frame. */
export interface FilmPart {
  /** The encoder's file. */
  readonly encoded: Buffer;
  /** For how many frames each picture is shown. */
  readonly shown: readonly number[];
}

/** A picture in the file. */
interface Sample {
  readonly size: number;
  readonly shown: number;
  readonly isKeyFrame: boolean;
}

/**
 * Returns a film that plays while it is still loading, and can be entered at the beginning of each part. The same pictures give the
 * same bytes. The encoder's files have their index at the end, list no key frames and hold the time. Throws Mp4Error.
 */
export function filmFileOf(parts: readonly FilmPart[], format: FilmFormat): Buffer {
  const [first] = parts;
  if (first === undefined) throw new Mp4Error('There is no picture');
  const read = parts.map(readPart);
  const samples = read.flatMap((part) => part.samples);
  const stsd = withColours(contentOf(tableOf(first.encoded), 'stsd'));
  const head = box('ftyp', latin('isom'), u32(0x200), latin('isomiso2avc1mp41'));
  // The index has the same length wherever the pictures begin.
  const index = (start: number) => indexOf(samples, stsd, start, format);
  const start = head.length + index(0).length + 8;
  return Buffer.concat([head, index(start), box('mdat', ...read.map(({ pictures }) => pictures))]);
}

/** Returns the sample table of a file. */
function tableOf(file: Buffer): Buffer {
  return ['moov', 'trak', 'mdia', 'minf', 'stbl'].reduce(contentOf, file);
}

function readPart({ encoded, shown }: FilmPart): { readonly samples: Sample[]; readonly pictures: Buffer } {
  const sizes = readSizes(contentOf(tableOf(encoded), 'stsz'));
  const pictures = contentOf(encoded, 'mdat');
  if (sizes.reduce((sum, size) => sum + size, 0) !== pictures.length)
    throw new Mp4Error('The pictures are not all of the data');
  if (sizes.length !== shown.length) throw new Mp4Error('There is not a length for each picture');
  const samples = sizes.map((size, at) => ({ size, shown: shown[at] ?? 1, isKeyFrame: at === 0 }));
  return { samples, pictures };
}

/** Returns the content of the first box with this name. Throws Mp4Error. */
export function contentOf(boxes: Buffer, name: string): Buffer {
  for (let at = 0; at + 8 <= boxes.length;) {
    const length = boxes.readUInt32BE(at);
    if (length < 8 || at + length > boxes.length) break;
    if (boxes.toString('latin1', at + 4, at + 8) === name) return boxes.subarray(at + 8, at + length);
    at += length;
  }
  throw new Mp4Error(`There is no ${name}`);
}

function readSizes(stsz: Buffer): number[] {
  const common = stsz.readUInt32BE(4);
  const count = stsz.readUInt32BE(8);
  return Array.from({ length: count }, (_, frame) => common || stsz.readUInt32BE(12 + 4 * frame));
}

/** Where the length of the only entry stands in a sample description. */
const entryStart = 8;

/** Returns the sample description with the colours of standard television (BT.601), which the frames have. */
function withColours(stsd: Buffer): Buffer {
  const colours = box('colr', latin('nclx'), u16(6), u16(6), u16(6), Buffer.from([0]));
  const entry = Buffer.concat([stsd.subarray(entryStart), colours]);
  entry.writeUInt32BE(entry.length);
  return Buffer.concat([stsd.subarray(0, entryStart), entry]);
}

/** Ticks of a second: every usual frame rate divides it. */
const timescale = 90_000;

function indexOf(
  samples: readonly Sample[],
  stsd: Buffer,
  start: number,
  { size, framesPerSecond }: FilmFormat,
): Buffer {
  const ofFrame = timescale / framesPerSecond;
  const duration = samples.reduce((sum, { shown }) => sum + shown * ofFrame, 0);
  const keyFrames = samples.flatMap(({ isKeyFrame }, at) => (isKeyFrame ? [at + 1] : []));
  const count = u32(samples.length);
  const stbl = box(
    'stbl',
    box('stsd', stsd),
    box('stts', u32(0), count, ...samples.flatMap(({ shown }) => [u32(1), u32(shown * ofFrame)])),
    box('stss', u32(0), u32(keyFrames.length), ...keyFrames.map(u32)),
    box('stsc', u32(0), u32(1), u32(1), count, u32(1)),
    box('stsz', u32(0), u32(0), count, ...samples.map((sample) => u32(sample.size))),
    box('stco', u32(0), u32(1), u32(start)),
  );
  const dinf = box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1))));
  const minf = box('minf', box('vmhd', u32(1), u32(0), u32(0)), dinf, stbl);
  const hdlr = box('hdlr', u32(0), u32(0), latin('vide'), Buffer.alloc(13));
  const undetermined = 0x55c4;
  const mdhd = box('mdhd', u32(0), u32(0), u32(0), u32(timescale), u32(duration), u16(undetermined), u16(0));
  const trackHead = [u32(3), u32(0), u32(0), u32(1), u32(0), u32(duration), Buffer.alloc(16)];
  const tkhd = box('tkhd', ...trackHead, matrix, u32(size << 16), u32(size << 16));
  const movieHead = [u32(0), u32(0), u32(0), u32(timescale), u32(duration), u32(0x10000), u16(0x100)];
  const mvhd = box('mvhd', ...movieHead, Buffer.alloc(10), matrix, Buffer.alloc(24), u32(2));
  return box('moov', mvhd, box('trak', tkhd, box('mdia', mdhd, hdlr, minf)));
}

/** Shows the picture as it is. */
const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));

function box(name: string, ...content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), latin(name), ...content]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
