import { describe, expect, test } from 'vitest';
import { join, pause, samplesIn, trimSilence, writeWave } from './wave';

const rate = 1000;
const tone = Int16Array.from({ length: 100 }, (_, index) => (index % 2 ? 2000 : -2000));

describe('sound', () => {
  test('is written behind the head of a wave file', () => {
    const file = writeWave({ rate, samples: tone });
    expect(file.toString('latin1', 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);
    expect(file.readUInt32LE(24)).toBe(rate);
    expect(samplesIn(file.subarray(44))).toEqual(tone);
  });

  test('loses the silence around it, except for a short rest', () => {
    const padded = join(rate, [pause(rate, 1), tone, pause(rate, 1)]);
    expect(trimSilence(padded).samples.length).toBe(30 + 99 + 60);
  });

  test('of silence only becomes empty', () => {
    expect(trimSilence({ rate, samples: pause(rate, 1) }).samples.length).toBe(0);
  });
});
