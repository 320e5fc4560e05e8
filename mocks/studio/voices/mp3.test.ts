import { beforeAll, describe, expect, test } from 'vitest';
import { mp3Seconds } from '../press/inspection/media-length';
import { levelled, loudnessOf } from './loudness';
import { openMp3Encoder, type Mp3Encoder } from './mp3';
import type { Sound } from './wave';

const rate = 16_000;
/** Returns a hum that swells twice a second, as a voice does. */
const hum = (seconds: number, loudness: number): Sound => ({
  rate,
  samples: Int16Array.from({ length: rate * seconds }, (_, at) => {
    const swell = 0.6 + 0.4 * Math.sin((at / rate) * 4 * Math.PI);
    return loudness * swell * Math.sin((at / rate) * 2 * Math.PI * 220);
  }),
});
const asSound = (samples: Float32Array): Sound => ({
  rate,
  samples: Int16Array.from(samples, (sample) => sample * 32_768),
});

describe('the loudness of a narration', () => {
  test('of a tone of 997 hertz at full scale is -3.01 LUFS, as the standard says', () => {
    const tone = Int16Array.from(
      { length: 48_000 * 2 },
      (_, at) => 32_767 * Math.sin((at / 48_000) * 2 * Math.PI * 997),
    );
    expect(loudnessOf({ rate: 48_000, samples: tone })).toBeCloseTo(-3.01, 1);
  });

  test.each([1000, 4000, 12_000])('is the same whatever it was before: %i', (loudness) => {
    expect(loudnessOf(asSound(levelled(hum(3, loudness))))).toBeCloseTo(-18, 0);
  });

  test('leaves silence silent, and no peak above the limit', () => {
    expect(levelled({ rate, samples: new Int16Array(rate) }).every((sample) => sample === 0)).toBe(true);
    const click = hum(2, 500);
    click.samples.fill(32_000, 9000, 9040);
    expect(Math.max(...levelled(click).map(Math.abs))).toBeLessThanOrEqual(0.741);
  });
});

describe('an MP3', () => {
  let encoder: Mp3Encoder;
  beforeAll(async () => {
    encoder = await openMp3Encoder();
  });

  test.each([0.1, 1, 2.345, 7])('says to the sample how long its sound is: %d s', (seconds) => {
    const sound = hum(seconds, 3000);
    expect(mp3Seconds(encoder.encode(sound))).toBeCloseTo(sound.samples.length / rate, 9);
  });

  test('has the same bytes for the same sound, whatever was encoded between', () => {
    const first = encoder.encode(hum(1, 3000));
    encoder.encode(hum(2, 900));
    expect(encoder.encode(hum(1, 3000)).equals(first)).toBe(true);
  });
});
