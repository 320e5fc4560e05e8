// Draws pictures for the stories that a test makes for itself.
import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Returns a PNG file of this size as base64: a frame at its edges around the rest. */
export function framedPicture(width: number, height: number, frame: Colour, inside: Colour): string {
  const edge = Math.ceil(Math.min(width, height) / 10);
  const rowOf = (colourAt: (x: number) => Colour) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => colourAt(x)).flat()]);
  const outer = rowOf(() => frame);
  const inner = rowOf((x) => (x < edge || x >= width - edge ? frame : inside));
  const rows = Array.from({ length: height }, (_, y) => (y < edge || y >= height - edge ? outer : inner));
  return png(width, height, [pngChunk('IDAT', deflateSync(Buffer.concat(rows)))]);
}

/** Returns an animated PNG file as base64: a square that changes between these colours each tenth of a second, without end. */
export function animatedPicture(size: number, colours: readonly Colour[]): string {
  const count = Buffer.alloc(8);
  count.writeUInt32BE(colours.length);
  let sequence = 0;
  const numbered = (type: string, data: Buffer): Buffer => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(sequence);
    sequence += 1;
    return pngChunk(type, Buffer.concat([number, data]));
  };
  const frames = colours.flatMap((colour, at) => {
    const control = Buffer.alloc(22);
    control.writeUInt32BE(size, 0);
    control.writeUInt32BE(size, 4);
    // A tenth of a second.
    control.writeUInt16BE(1, 16);
    control.writeUInt16BE(10, 18);
    const row = Buffer.from([0, ...Array.from({ length: size }, () => colour).flat()]);
    const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
    return [numbered('fcTL', control), at === 0 ? pngChunk('IDAT', pixels) : numbered('fdAT', pixels)];
  });
  return png(size, size, [pngChunk('acTL', count), ...frames]);
}

function png(width: number, height: number, chunks: readonly Buffer[]): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green, blue and alpha.
  header.writeUInt8(8, 8);
  header.writeUInt8(6, 9);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
