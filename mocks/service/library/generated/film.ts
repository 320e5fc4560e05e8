// Generates a playable film of any size: a short MP4 with random bytes before its second half. A player that plays to the
// end, or seeks, must read at both ends of the file.
import type { Resource } from '../../../base/hosting/resource';
import { heldSource, joined, generatedResource } from './generated-resource';
import { randomSource } from './random-bytes';

/** Thrown when the MP4 is not built as expected: one `moov` before one `mdat`, offsets of 32 bits, at least two chunks. */
export class UnfitFilmError extends Error {
  override readonly name = 'UnfitFilmError';
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Boxes that contain the tables of chunk offsets. */
const outer = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** Returns the film of `size` bytes; the seed decides the random bytes, and so the tag. Throws UnfitFilmError. */
export function filmResource(mp4: Uint8Array, seed: number, size: number): Resource {
  const filler = size - mp4.length;
  if (filler < 0) throw new UnfitFilmError(`The film has ${mp4.length} bytes, more than ${size}`);
  const bytes = Buffer.from(mp4);
  const split = shiftLaterChunks(bytes, filler);
  const source = joined([
    heldSource(bytes.subarray(0, split)),
    randomSource(seed, filler),
    heldSource(bytes.subarray(split)),
  ]);
  return generatedResource(source, 'video/mp4', `film-${seed}-${size}`);
}

/** Adds `by` bytes to the offsets of the later half of the chunks, in the tables only; returns where that half begins. */
function shiftLaterChunks(bytes: Buffer, by: number): number {
  const tables = boxesWithin(bytes, 0, bytes.length).filter(({ type }) => type === 'stco');
  const media = boxesWithin(bytes, 0, bytes.length).find(({ type }) => type === 'mdat');
  const places = tables.flatMap((table) => entriesOf(bytes, table));
  const offsets = places.map((place) => bytes.readUInt32BE(place)).sort((a, b) => a - b);
  const split = offsets[offsets.length >> 1];
  if (media === undefined || split === undefined || split <= media.start)
    throw new UnfitFilmError('The MP4 has no chunks that could be moved');
  for (const place of places) {
    const offset = bytes.readUInt32BE(place);
    if (offset >= split) bytes.writeUInt32BE(offset + by, place);
  }
  bytes.writeUInt32BE(media.end - media.start + by, media.start);
  return split;
}

/** Returns the positions of the offsets in a table: after its header, its version and their number. */
function entriesOf(bytes: Buffer, { start }: Box): number[] {
  return Array.from({ length: bytes.readUInt32BE(start + 12) }, (_, index) => start + 16 + 4 * index);
}

function boxesWithin(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const length = bytes.readUInt32BE(start);
    if (length < 8) throw new UnfitFilmError(`A box of ${length} bytes`);
    const box = { type: bytes.toString('latin1', start + 4, start + 8), start, end: start + length };
    boxes.push(box, ...(outer.includes(box.type) ? boxesWithin(bytes, start + 8, box.end) : []));
    start = box.end;
  }
  return boxes;
}
