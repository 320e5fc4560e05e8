// Encodes a narration as MP3 in WebAssembly. The file begins with an Info frame, so that players skip the encoder's delay and
// every cue is where it was measured.
import { createMp3Encoder } from 'wasm-media-encoders';
import { levelled } from './loudness';
import type { Sound } from './wave';

export interface Mp3Encoder {
  /** Returns the file: one channel, at the loudness of all narrations. The same sound gives the same bytes. */
  encode(sound: Sound): Buffer;
}

/** kbit/s: enough for a voice of 8 kHz. */
const bitrate = 32;
/** Samples of a frame at the rates of MPEG-2, and those that LAME puts before the sound. */
const frameSamples = 576;
const encoderDelay = 576;

let encoderOfProcess: Promise<Mp3Encoder> | undefined;

/** Loads the encoder, once in a process: it keeps nothing of the sound before. */
export function openMp3Encoder(): Promise<Mp3Encoder> {
  encoderOfProcess ??= loadEncoder();
  return encoderOfProcess;
}

async function loadEncoder(): Promise<Mp3Encoder> {
  const encoder = await createMp3Encoder();
  return {
    encode(sound) {
      encoder.configure({ sampleRate: sound.rate, channels: 1, bitrate, outputSampleRate: 16_000 });
      // The encoder returns a view of its memory, which the next call overwrites.
      const body = Buffer.from(encoder.encode([levelled(sound)]));
      return withInfoFrame(Buffer.concat([body, Buffer.from(encoder.finalize())]), sound.samples.length);
    },
  };
}

/** Bytes of a frame of 64 kbit/s at 16 kHz, the smallest that holds the whole tag. */
const infoFrameSize = 288;
/** After the frame's header (4 bytes) and its empty side information (9). */
const infoStart = 13;
const xingSize = 120;

/** Returns the file with the frame that says how many samples are the sound's, and how many were added. */
function withInfoFrame(frames: Buffer, samples: number): Buffer {
  const count = Math.floor(frames.length / frameSizeOf(frames));
  const padding = Math.min(0xfff, Math.max(0, count * frameSamples - encoderDelay - samples));
  const frame = Buffer.alloc(infoFrameSize);
  frames.copy(frame, 0, 0, 4);
  frame[2] = ((frame[2] ?? 0) & 0x0f) | 0x80;
  const size = frame.length + frames.length;
  frame.write('Info', infoStart, 'latin1');
  // It holds: number of frames, bytes, table of contents, quality.
  frame.writeUInt32BE(0b1111, infoStart + 4);
  frame.writeUInt32BE(count, infoStart + 8);
  frame.writeUInt32BE(size, infoStart + 12);
  for (let part = 0; part < 100; part += 1) frame[infoStart + 16 + part] = Math.floor((part * 256) / 100);
  frame.write('LAME3.100', infoStart + xingSize, 'latin1');
  frame.writeUIntBE((encoderDelay << 12) | padding, infoStart + xingSize + 21, 3);
  frame.writeUInt32BE(size, infoStart + xingSize + 28);
  frame.writeUInt16BE(crc16(frame.subarray(0, infoStart + xingSize + 34)), infoStart + xingSize + 34);
  return Buffer.concat([frame, frames]);
}

/** Returns the bytes of a frame; all are equally long, since 16 kHz needs no padding. */
function frameSizeOf(frames: Buffer): number {
  return frames.length < 4 ? 1 : (72 * bitrate * 1000) / 16_000;
}

/** Returns the checksum of LAME's tag (CRC-16, reflected). */
function crc16(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
