// Encodes frames as H.264 in WebAssembly (ADR-0038).
import h264 from 'h264-mp4-encoder';
import { filmFileOf, filmFormat } from './mp4-file';

/** Frames from one key frame to the next: two seconds. */
const keyFrameEvery = 30;

/** 10 to 51; more is smaller and coarser. */
const quantization = 30;
/** 0 to 10; more is faster. Up to 8 films are no larger, at 9 by a quarter. */
const speed = 8;

/** A frame in the encoder's colours: the luma plane, and two of chroma at half the width and height (BT.601). */
export type YuvFrame = Uint8Array;

/** A picture of a film, and the number of frames for which it is shown. */
export interface ShownPicture {
  readonly frame: YuvFrame;
  readonly frames: number;
}

/**
 * Returns the film, whose frames have this many pixels each side, as MP4. The same frames give the same bytes. A frame that is the very one before it is not encoded again: the
 * picture is shown for longer.
 */
export async function encodeFilm(frames: Iterable<YuvFrame>, size: number): Promise<Buffer> {
  const parts = [];
  for (const part of partsOf(frames, keyFrameEvery))
    parts.push({ encoded: await encodePart(part, size), shown: part.map((picture) => picture.frames) });
  return filmFileOf(parts, { ...filmFormat, size });
}

/**
 * Returns the pictures of a film in parts of so many frames; each part begins with a key frame. Only the last may have a single
 * picture: encoders number key frames, each anew here, and two with the same number must not follow one another.
 */
export function partsOf(frames: Iterable<YuvFrame>, length: number): ShownPicture[][] {
  const parts: { frame: YuvFrame; frames: number }[][] = [];
  let part: { frame: YuvFrame; frames: number }[] = [];
  let at = 0;
  for (const frame of frames) {
    if (at % length === 0) parts.push((part = []));
    const last = part.at(-1);
    if (last?.frame === frame && at % length > 1) last.frames += 1;
    else part.push({ frame, frames: 1 });
    at += 1;
  }
  return parts;
}

/** Encodes pictures, the first of them as a key frame. Returns the encoder's own file. */
async function encodePart(pictures: readonly ShownPicture[], size: number): Promise<Buffer> {
  const encoder = await h264.createH264MP4Encoder();
  try {
    encoder.width = size;
    encoder.height = size;
    encoder.frameRate = filmFormat.framesPerSecond;
    encoder.groupOfPictures = keyFrameEvery;
    encoder.quantizationParameter = quantization;
    encoder.speed = speed;
    encoder.initialize();
    for (const { frame } of pictures) encoder.addFrameYuv(frame);
    encoder.finalize();
    const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
    encoder.FS.unlink(encoder.outputFilename);
    return file;
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
  for (let at = 0, p = 0; at < count; at += 1, p += 4)
    frame[at] = Math.round(16 + 0.25679 * part(p) + 0.50413 * part(p + 1) + 0.09791 * part(p + 2));
  const half = side / 2;
  /** The mean of four pixels, of which the first byte of the upper left one is given. */
  const mean = (at: number) => (part(at) + part(at + 4) + part(at + side * 4) + part(at + side * 4 + 4)) / 4;
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const corner = (2 * y * side + 2 * x) * 4;
      const [r, g, b] = [mean(corner), mean(corner + 1), mean(corner + 2)];
      const at = count + y * half + x;
      frame[at] = Math.round(128 - 0.14822 * r - 0.29099 * g + 0.43922 * b);
      frame[at + count / 4] = Math.round(128 + 0.43922 * r - 0.36779 * g - 0.07143 * b);
    }
  return frame;
}
