// Where the frames of an MP3 stand, and the MP4 that says so.
import { describe, expect, test } from 'vitest';
import { readMp3Frames, timesIn, mp4OfMp3 } from './mp3-in-mp4';

type Bytes = Uint8Array<ArrayBuffer>;

/** The third byte of a header: 44.1 kHz of MPEG-1, at 32 and 128 kbit/s, the latter also with padding; and 48 kHz. */
const quiet = 0x10;
const loud = 0x90;
const padded = 0x92;
const otherRate = 0x14;
const sizes: Readonly<Record<number, number>> = { [quiet]: 104, [loud]: 417, [padded]: 418, [otherRate]: 96 };
const monoSide = 17;

/** Returns a frame of one channel, with the name of an index in it if one is given. */
function frame(third: number, name = '', at = 4 + monoSide): Bytes {
  const bytes = new Uint8Array(sizes[third] ?? 0);
  bytes.set([0xff, 0xfb, third, 0xc4]);
  bytes.set(latin(name), at);
  return bytes;
}

const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const joined = (...parts: readonly Uint8Array[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** An ID3v2 tag of 200 bytes; its length has seven bits in each byte. */
const tag = joined(latin('ID3'), new Uint8Array([4, 0, 0, 0, 0, 1, 62]), new Uint8Array(190).fill(0xff));

const sound = joined(frame(loud), frame(quiet), frame(padded));

describe('the times in a file', () => {
  test.each<[string, Bytes, ReturnType<typeof timesIn>]>([
    ['without an index are estimated', sound, 'estimated'],
    ['after a tag, too', joined(tag, sound), 'estimated'],
    ['with a table of a hundred places, too', joined(frame(loud, 'Xing'), sound), 'estimated'],
    ['with the table of Fraunhofer, too', joined(frame(loud, 'VBRI', 36), sound), 'estimated'],
    ['of a constant rate are exact', joined(frame(loud, 'Info'), sound), 'exact'],
    ['of another kind are left alone', latin('OggS and so on'), 'other'],
    ['cannot be known from less than a frame', sound.subarray(0, 100), undefined],
    ['cannot be known while a tag goes on', joined(tag, sound).subarray(0, 100), undefined],
  ])('%s', (_, bytes, times) => {
    expect(timesIn(bytes)).toBe(times);
  });
});

describe('the frames of a file', () => {
  test('are all of it', () => {
    expect(readMp3Frames(sound)).toMatchObject({
      sampleRate: 44_100,
      samplesPerFrame: 1152,
      channels: 1,
      sizes: [417, 104, 418],
    });
  });

  test.each<[string, Bytes]>([
    ['the frame of an index', joined(frame(loud, 'Xing'), sound)],
    ['a tag before them', joined(tag, sound)],
    ['a tag between them', joined(frame(loud), tag, frame(quiet), frame(padded))],
    ['a tag behind them', joined(sound, latin(`TAG${' '.repeat(125)}`))],
    ['a last frame that breaks off', joined(sound, frame(loud).subarray(0, 300))],
  ])('are without %s', (_, bytes) => {
    const frames = readMp3Frames(bytes);
    expect(frames?.sizes).toEqual([417, 104, 418]);
    expect(joined(...(frames?.content ?? []))).toEqual(sound);
  });

  test.each<[string, Bytes]>([
    ['no MP3', latin('RIFF....WAVE')],
    ['an MP3 that changes its sample rate', joined(sound, frame(otherRate), frame(otherRate))],
    ['an MP3 that has nothing but an index', frame(loud, 'Xing')],
  ])('are unknown in %s', (_, bytes) => {
    expect(readMp3Frames(bytes)).toBeUndefined();
  });
});

describe('an MP4 of an MP3', () => {
  test('says where each frame stands', async () => {
    const mp4 = await bytesOf(mp4OfMp3(joined(tag, sound)));
    const numbersOf = (box: string, count: number) => {
      const start = mp4.length - sound.length;
      const at = new TextDecoder('latin1').decode(mp4.subarray(0, start)).lastIndexOf(box) + 4;
      const view = new DataView(mp4.buffer);
      return Array.from({ length: count }, (_, each) => view.getUint32(at + 4 * each));
    };
    expect(mp4.subarray(-sound.length)).toEqual(sound);
    expect(numbersOf('stco', 3)).toEqual([0, 1, mp4.length - sound.length]);
    expect(numbersOf('stsz', 6)).toEqual([0, 0, 3, 417, 104, 418]);
    expect(numbersOf('stts', 4)).toEqual([0, 1, 3, 1152]);
    expect(numbersOf('mdhd', 5)).toEqual([0, 0, 0, 44_100, 3 * 1152]);
  });

  test('is made of hours, too', () => {
    const size = frame(quiet).length;
    const count = 300_000;
    const hours = new Uint8Array(count * size);
    for (let at = 0; at < hours.length; at += size) hours.set(frame(quiet).subarray(0, 4), at);
    expect(mp4OfMp3(hours)?.size).toBeGreaterThan(hours.length + 4 * count);
  });

  test('is not made where seeks are exact already', () => {
    expect(mp4OfMp3(joined(frame(loud, 'Info'), sound))).toBeUndefined();
    expect(mp4OfMp3(latin('OggS and so on'))).toBeUndefined();
  });
});

const bytesOf = async (blob: Blob | undefined): Promise<Bytes> =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
