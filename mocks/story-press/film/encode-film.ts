// Encodes frames as H.264 in WebAssembly (ADR-0038). Knows no figure.
import h264 from 'h264-mp4-encoder';
import { filmFileOf } from './mp4-file';

/** The green-screen films of speakers. */
export const filmFormat = { size: 512, framesPerSecond: 15, keyFrameEvery: 30 } as const;

/** 10 to 51; more is smaller and coarser. */
const quantization = 30;
/** 0 to 10; more is faster and larger. */
const speed = 5;

/** A frame in the encoder's colours: the luma plane, and two of chroma at half the width and height (BT.601). */
export type YuvFrame = Uint8Array;

/** Returns the film as MP4. The same frames give the same bytes. */
export async function encodeFilm(frames: Iterable<YuvFrame>): Promise<Buffer> {
  const encoder = await h264.createH264MP4Encoder();
  try {
    encoder.width = filmFormat.size;
    encoder.height = filmFormat.size;
    encoder.frameRate = filmFormat.framesPerSecond;
    encoder.groupOfPictures = filmFormat.keyFrameEvery;
    encoder.quantizationParameter = quantization;
    encoder.speed = speed;
    encoder.initialize();
    for (const frame of frames) encoder.addFrameYuv(frame);
    encoder.finalize();
    const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
    encoder.FS.unlink(encoder.outputFilename);
    return filmFileOf(file, filmFormat);
  } finally {
    encoder.delete();
  }
}

/** Converts a square of RGBA pixels, whose side is even, into a frame. Plain loops: a film has a million pixels a second. */
export function yuvOf(pixels: Uint8Array): YuvFrame {
  const side = Math.sqrt(pixels.length / 4);
  const count = side * side;
  const frame = new Uint8Array(count * 1.5);
  const part = (at: number) => pixels[at] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const first = at * 4;
    frame[at] = Math.round(
      16 + 0.25679 * part(first) + 0.50413 * part(first + 1) + 0.09791 * part(first + 2),
    );
  }
  const half = side / 2;
  /** The mean of four pixels, of which the first byte of the upper left one is given. */
  const mean = (at: number) => (part(at) + part(at + 4) + part(at + side * 4) + part(at + side * 4 + 4)) / 4;
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const corner = (2 * y * side + 2 * x) * 4;
      const r = mean(corner);
      const g = mean(corner + 1);
      const b = mean(corner + 2);
      const at = count + y * half + x;
      frame[at] = Math.round(128 - 0.14822 * r - 0.29099 * g + 0.43922 * b);
      frame[at + count / 4] = Math.round(128 + 0.43922 * r - 0.36779 * g - 0.07143 * b);
    }
  return frame;
}
