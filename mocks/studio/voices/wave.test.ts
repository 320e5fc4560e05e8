import { describe, expect, test } from 'vitest';
import { join, pause, readWave, trimSilence, WaveError, writeWave } from './wave';

const rate = 1000;
const tone = Int16Array.from({ length: 100 }, (_, index) => (index % 2 ? 2000 : -2000));

describe('sound', () => {
  test('is read as it was written', () => {
    expect(readWave(writeWave({ rate, samples: tone }))).toEqual({ rate, samples: tone });
  });

  test('is read to the end of the file when the engine left the length open', () => {
    const file = writeWave({ rate, samples: tone });
    file.writeUInt32LE(0xffffffff, 40);
    expect(readWave(file).samples).toEqual(tone);
  });

  test('without samples throws WaveError', () => {
    expect(() => readWave(Buffer.from('RIFF....WAVE'))).toThrow(WaveError);
  });

  test('loses the silence around it, except for a short rest', () => {
    const padded = join(rate, [pause(rate, 1), tone, pause(rate, 1)]);
    expect(trimSilence(padded).samples.length).toBe(30 + 99 + 60);
  });

  test('of silence only becomes empty', () => {
    expect(trimSilence({ rate, samples: pause(rate, 1) }).samples.length).toBe(0);
  });
});
