// Reads the length of an MP3 or MP4 from its bytes, without engine or player. Supports the files that the press writes.
import { contentOf } from '../../film/mp4-file';

/** Thrown for a file that is not an MP3, or lacks the frame with its length. */
export class MediaLengthError extends Error {
  override readonly name = 'MediaLengthError';
}

const rates = [44_100, 48_000, 32_000] as const;

/** Returns the seconds of an MP3 that begins with an Info or Xing frame: its frames, less the encoder's padding. */
export function mp3Seconds(file: Buffer): number {
  if (file.length < 200 || file[0] !== 0xff || ((file[1] ?? 0) & 0xe0) !== 0xe0)
    throw new MediaLengthError('The file does not begin with an MPEG frame');
  const version = ((file[1] ?? 0) >> 3) & 3;
  const rate = (rates[((file[2] ?? 0) >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const info = Math.max(file.subarray(0, 200).indexOf('Info'), file.subarray(0, 200).indexOf('Xing'));
  if (info < 0 || rate === 0) throw new MediaLengthError('The file has no Info frame');
  const frames = file.readUInt32BE(info + 8);
  if (file.length < file.readUInt32BE(info + 12)) throw new MediaLengthError('The file is cut short');
  // 12 bits of delay and 12 of padding are 21 bytes into the encoder's part, which follows the 120 bytes of Xing's.
  const trimmed = file.readUIntBE(info + 120 + 21, 3);
  const samples = frames * (version === 3 ? 1152 : 576) - (trimmed >> 12) - (trimmed & 0xfff);
  return samples / rate;
}

/** Returns the seconds of an MP4, from its movie header. Throws Mp4Error. */
export function mp4Seconds(file: Buffer): number {
  const header = contentOf(contentOf(file, 'moov'), 'mvhd');
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}
