// An MP3 of a variable rate without an index: nobody can tell from its size where a second begins.

/** kbit/s by the number that a frame's header gives them, and samples in a second, of MPEG-1. */
const bitrates = { quiet: { kilobits: 32, number: 1 }, loud: { kilobits: 128, number: 9 } } as const;
const sampleRate = 44_100;
const samplesPerFrame = 1152;

/** Seconds of sound: a frame is a fortieth of a second. */
type Part = readonly [rate: keyof typeof bitrates, seconds: number];

/** Returns silent frames of one channel, part after part. Silence has the same length at each rate, but not the same bytes. */
export function mp3WithoutIndex(parts: readonly Part[]): Buffer {
  return Buffer.concat(
    parts.flatMap(([rate, seconds]) => {
      const { kilobits, number } = bitrates[rate];
      const frame = Buffer.alloc(Math.floor((samplesPerFrame * kilobits * 125) / sampleRate));
      frame.writeUInt32BE(0xff_fb_00_c4);
      frame.writeUInt8(number << 4, 2);
      return Array.from({ length: Math.round((seconds * sampleRate) / samplesPerFrame) }, () => frame);
    }),
  );
}
