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

/** Converts a square of RGBA pixels, whose side is even, into a frame. */
export function yuvOf(pixels: Uint8Array): YuvFrame {
  const side = Math.sqrt(pixels.length / 4);
  const count = side * side;
  const frame = new Uint8Array(count * 1.5);
  const colour = (at: number) =>
    [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0] as const;
  for (let at = 0; at < count; at += 1) {
    const [r, g, b] = colour(at);
    frame[at] = Math.round(16 + 0.25679 * r + 0.50413 * g + 0.09791 * b);
  }
  const half = side / 2;
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const corner = 2 * y * side + 2 * x;
      const four = [corner, corner + 1, corner + side, corner + side + 1].map(colour);
      const [r, g, b] = ([0, 1, 2] as const).map((part) =>
        four.reduce((sum, each) => sum + each[part] / 4, 0),
      );
      const at = count + y * half + x;
      frame[at] = Math.round(128 - 0.14822 * (r ?? 0) - 0.29099 * (g ?? 0) + 0.43922 * (b ?? 0));
      frame[at + count / 4] = Math.round(128 + 0.43922 * (r ?? 0) - 0.36779 * (g ?? 0) - 0.07143 * (b ?? 0));
    }
  return frame;
}
