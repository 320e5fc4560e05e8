import { expect, test } from 'vitest';
import { openMp3Encoder } from '../voices/mp3';
import { decodeRecording } from './recording';

/** Returns a recording of a tone of two seconds, again and again. */
async function recordingOf(times: number): Promise<string> {
  const rate = 16_000;
  const samples = Int16Array.from({ length: 2 * rate }, (_, at) => 10_000 * Math.sin(at / 10));
  const tone = (await openMp3Encoder()).encode({ rate, samples });
  const file = Buffer.concat(Array.from({ length: times }, () => tone));
  return `data:audio/mp3;base64,${file.toString('base64')}`;
}

const secondsOf = async (recording: string): Promise<number> => {
  const { rate, samples } = await decodeRecording(recording);
  return samples.length / rate;
};

test('a recording as long as a question is decoded to its end', async () => {
  expect(await secondsOf(await recordingOf(14))).toBeGreaterThanOrEqual(14 * 2);
});

test('a recording of twenty minutes is decoded up to the longest question, plus one chunk at most', async () => {
  const seconds = await secondsOf(await recordingOf(600));
  expect(seconds).toBeGreaterThanOrEqual(30);
  expect(seconds).toBeLessThan(34);
});
