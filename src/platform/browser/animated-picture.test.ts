import { expect, test } from 'vitest';
import { isAnimated } from './still-pictures';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const webp = (chunk: string, flags: number) =>
  bytes(`RIFF\x20\0\0\0WEBP${chunk}\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`);

test.each([
  ['a GIF', bytes('GIF89a\x10\0\x10\0'), true],
  ['an animated WebP', webp('VP8X', 2), true],
  ['an animated WebP with alpha', webp('VP8X', 0x12), true],
  ['a WebP with alpha', webp('VP8X', 0x10), false],
  ['a plain WebP', webp('VP8 ', 0xff), false],
  ['an animated PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR....\0\0\0\x08acTL...IDAT...'), true],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR....IDAT...'), false],
  ['a PNG whose pixels look like that', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR....IDAT..acTL'), false],
  ['a sequence in AVIF', bytes('\0\0\0\x20ftypavis\0\0\0\0avisavifmif1'), true],
  ['an AVIF', bytes('\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf'), false],
  ['a JPEG', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), false],
  ['an empty file', bytes(''), false],
])('%s is animated: %s', (_, head, animated) => {
  expect(isAnimated(head)).toBe(animated);
});
