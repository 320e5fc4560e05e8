import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Mp4Error } from '../../film/mp4-file';
import { MediaLengthError, mp3Seconds, mp4Seconds } from './media-length';

const story = path.join(
  import.meta.dirname,
  '../../../service/library/fixtures/presentations/9007199254740992',
);
const media = (name: string) => readFileSync(path.join(story, name));

describe('the length of a medium', () => {
  test('of an MP3 is exact: the encoder’s padding is not counted', () => {
    expect(mp3Seconds(media('audio/01.mp3'))).toBe(1);
  });

  test('of an MP4 is the length in its header', () => {
    expect(mp4Seconds(media('video/02.mp4'))).toBeCloseTo(1, 1);
  });

  test.each([
    ['an MP3', mp3Seconds, MediaLengthError],
    ['an MP4', mp4Seconds, Mp4Error],
  ])('cannot be read of anything but %s', (_, seconds, error) => {
    expect(() => seconds(media('images/01.webp'))).toThrow(error);
    expect(() => seconds(Buffer.alloc(0))).toThrow(error);
  });
});
